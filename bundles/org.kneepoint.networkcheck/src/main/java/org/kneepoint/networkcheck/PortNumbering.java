// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.Arrays;
import org.kneepoint.api.topology.Network;

/**
 * Numbering of the ports of all routers, and the ends of the channels. Input port p and output port
 * p of a router have the same number; a channel is identified by the input port at which it ends.
 */
final class PortNumbering {
    /** Most ports: port and VC class fit an int. */
    private static final int MAX_PORTS = 1 << 23;

    /** Steps charged for each port. */
    private static final int STEPS_EACH = 16;

    private static final int NONE = -1;
    private static final int TERMINAL = -2;

    private final int[] firstPorts;
    private final int[] routers;
    private final int[] channelEnds;
    private final int[] origins;

    private PortNumbering(int[] firstPorts) {
        this.firstPorts = firstPorts;
        int count = firstPorts[firstPorts.length - 1];
        routers = new int[count];
        channelEnds = new int[count];
        origins = new int[count];
        for (int router = 0; router < firstPorts.length - 1; router++) {
            Arrays.fill(routers, firstPorts[router], firstPorts[router + 1], router);
        }
        Arrays.fill(channelEnds, NONE);
        Arrays.fill(origins, NONE);
    }

    /**
     * Numbers the ports of a network and checks how channels and terminals are connected. The
     * result may be used only if there is no violation.
     *
     * @param budget steps, charged for all ports and pairs of terminals in advance
     * @throws StepBudgetExceededException if the network is too large
     */
    static PortNumbering of(Network network, StepBudget budget, ContractViolations violations) {
        int terminals = network.terminals();
        int routers = network.routers();
        if (terminals < 1 || routers < 1) {
            violations.add(
                    "size",
                    "too few terminals or routers",
                    terminals + " terminals, " + routers + " routers");
            return new PortNumbering(new int[1]);
        }
        if (routers > MAX_PORTS) {
            throw new StepBudgetExceededException("more than " + MAX_PORTS + " routers");
        }
        budget.consume((long) terminals * terminals + (long) STEPS_EACH * routers);
        PortNumbering ports = new PortNumbering(numbers(network, budget, violations));
        ports.connect(network, violations);
        ports.attach(network, violations);
        return ports;
    }

    private static int[] numbers(
            Network network, StepBudget budget, ContractViolations violations) {
        int[] firstPorts = new int[network.routers() + 1];
        for (int router = 0; router < network.routers(); router++) {
            int count = network.ports(router);
            if (count < 0) {
                violations.add(
                        "port-count", "negative number of ports", count + " of router " + router);
            }
            budget.consume((long) STEPS_EACH * Math.max(0, count));
            long next = (long) firstPorts[router] + Math.max(0, count);
            if (next > MAX_PORTS) {
                throw new StepBudgetExceededException("more than " + MAX_PORTS + " ports");
            }
            firstPorts[router + 1] = (int) next;
        }
        return firstPorts;
    }

    private void connect(Network network, ContractViolations violations) {
        for (int output = 0; output < count(); output++) {
            int peer = network.peerRouter(router(output), port(output));
            if (peer == Network.UNCONNECTED) {
                continue;
            }
            int peerPort = network.peerPort(router(output), port(output));
            if (!exists(peer, peerPort)) {
                violations.add(
                        "channel-end",
                        "a channel ends at an input port that does not exist",
                        name(output) + " to port " + peerPort + " of router " + peer);
                continue;
            }
            int input = number(peer, peerPort);
            if (origins[input] != NONE) {
                violations.add("shared-input", "two channels end at one input port", name(input));
            }
            origins[input] = output;
            channelEnds[output] = input;
        }
    }

    private void attach(Network network, ContractViolations violations) {
        for (int terminal = 0; terminal < network.terminals(); terminal++) {
            int from = network.injectionRouter(terminal);
            int injection = network.injectionPort(terminal);
            attach("injection", terminal, from, injection, origins, violations);
            int to = network.ejectionRouter(terminal);
            int ejection = network.ejectionPort(terminal);
            attach("ejection", terminal, to, ejection, channelEnds, violations);
        }
    }

    private void attach(
            String side,
            int terminal,
            int router,
            int port,
            int[] others,
            ContractViolations violations) {
        String location = "terminal " + terminal + " at port " + port + " of router " + router;
        if (!exists(router, port)) {
            violations.add(
                    side + "-port", "the " + side + " port of a terminal does not exist", location);
            return;
        }
        int number = number(router, port);
        if (others[number] == TERMINAL) {
            violations.add("shared-" + side, "two terminals share an " + side + " port", location);
        } else if (others[number] != NONE) {
            violations.add(
                    "connected-" + side,
                    "a channel is connected to the " + side + " port of a terminal",
                    location);
        }
        others[number] = TERMINAL;
    }

    private boolean exists(int router, int port) {
        return router >= 0
                && router < firstPorts.length - 1
                && port >= 0
                && port < firstPorts[router + 1] - firstPorts[router];
    }

    int count() {
        return routers.length;
    }

    int routers() {
        return firstPorts.length - 1;
    }

    int number(int router, int port) {
        return firstPorts[router] + port;
    }

    /** Returns the number of ports of a router. */
    int count(int router) {
        return firstPorts[router + 1] - firstPorts[router];
    }

    int router(int number) {
        return routers[number];
    }

    int port(int number) {
        return number - firstPorts[routers[number]];
    }

    /** Returns whether a channel leads from an output port to another router. */
    boolean leads(int output) {
        return channelEnds[output] >= 0;
    }

    /** Returns whether a channel ends at an input port. */
    boolean isEnd(int input) {
        return origins[input] >= 0;
    }

    /** Returns the input port at the end of the channel that leads from an output port. */
    int end(int output) {
        return channelEnds[output];
    }

    /** Returns the output port from which the channel to an input port leads. */
    int origin(int input) {
        return origins[input];
    }

    String name(int number) {
        return "port " + port(number) + " of router " + router(number);
    }
}
