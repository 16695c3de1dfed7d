// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.Arrays;
import org.kneepoint.api.topology.Network;

/**
 * The ports of all routers numbered in one row, and what the channels connect. Input port p and
 * output port p of a router have one number; a channel is known by the input port at which it ends,
 * which no other channel shares.
 */
final class PortNumbering {
    /** Leaves room for a class beside the number of a port in an int. */
    private static final int MOST = 1 << 23;

    /** Numbering a port takes about as much time and memory as this number of steps. */
    private static final int STEPS_EACH = 16;

    private static final int NOTHING = -1;
    private static final int TERMINAL = -2;

    private final int[] first;
    private final int[] routers;
    private final int[] channelEnds;
    private final int[] origins;

    private PortNumbering(int[] first) {
        this.first = first;
        int count = first[first.length - 1];
        routers = new int[count];
        channelEnds = new int[count];
        origins = new int[count];
        for (int router = 0; router < first.length - 1; router++) {
            Arrays.fill(routers, first[router], first[router + 1], router);
        }
        Arrays.fill(channelEnds, NOTHING);
        Arrays.fill(origins, NOTHING);
    }

    /**
     * Numbers the ports of a network and checks where channels and terminals are attached. What is
     * returned may be used only if nothing was found.
     *
     * @param budget is spent for all ports and all pairs of terminals before they are looked at
     * @throws StepBudgetExceededException if there are too many
     */
    static PortNumbering of(Network network, StepBudget budget, ContractViolations violations) {
        int terminals = network.terminals();
        int routers = network.routers();
        if (terminals < 1 || routers < 1) {
            violations.add("too small", terminals + " terminals, " + routers + " routers");
            return new PortNumbering(new int[1]);
        }
        if (routers > MOST) {
            throw new StepBudgetExceededException("it has more than " + MOST + " routers");
        }
        budget.consume((long) terminals * terminals + (long) STEPS_EACH * routers);
        PortNumbering ports = new PortNumbering(numbers(network, budget, violations));
        ports.connect(network, violations);
        ports.attach(network, violations);
        return ports;
    }

    private static int[] numbers(
            Network network, StepBudget budget, ContractViolations violations) {
        int[] first = new int[network.routers() + 1];
        for (int router = 0; router < network.routers(); router++) {
            int count = network.ports(router);
            if (count < 0) {
                violations.add("negative number of ports", count + " of router " + router);
            }
            budget.consume((long) STEPS_EACH * Math.max(0, count));
            long next = (long) first[router] + Math.max(0, count);
            if (next > MOST) {
                throw new StepBudgetExceededException("it has more than " + MOST + " ports");
            }
            first[router + 1] = (int) next;
        }
        return first;
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
                        "a channel ends where there is no input port",
                        name(output) + " to port " + peerPort + " of router " + peer);
                continue;
            }
            int input = number(peer, peerPort);
            if (origins[input] != NOTHING) {
                violations.add("two channels lead into one input port", name(input));
            }
            origins[input] = output;
            channelEnds[output] = input;
        }
    }

    private void attach(Network network, ContractViolations violations) {
        for (int terminal = 0; terminal < network.terminals(); terminal++) {
            int from = network.injectionRouter(terminal);
            int injection = network.injectionPort(terminal);
            attach(terminal, from, injection, origins, "injection port", violations);
            int to = network.ejectionRouter(terminal);
            int ejection = network.ejectionPort(terminal);
            attach(terminal, to, ejection, channelEnds, "ejection port", violations);
        }
    }

    private void attach(
            int terminal,
            int router,
            int port,
            int[] others,
            String side,
            ContractViolations violations) {
        String place = "terminal " + terminal + " at port " + port + " of router " + router;
        if (!exists(router, port)) {
            violations.add("the " + side + " of a terminal does not exist", place);
            return;
        }
        int number = number(router, port);
        if (others[number] == TERMINAL) {
            violations.add("two terminals share an " + side, place);
        } else if (others[number] != NOTHING) {
            violations.add("a channel is connected to the " + side + " of a terminal", place);
        }
        others[number] = TERMINAL;
    }

    private boolean exists(int router, int port) {
        return router >= 0
                && router < first.length - 1
                && port >= 0
                && port < first[router + 1] - first[router];
    }

    int count() {
        return routers.length;
    }

    int routers() {
        return first.length - 1;
    }

    int number(int router, int port) {
        return first[router] + port;
    }

    /** Returns how many ports a router has. */
    int count(int router) {
        return first[router + 1] - first[router];
    }

    int router(int number) {
        return routers[number];
    }

    int port(int number) {
        return number - first[routers[number]];
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
