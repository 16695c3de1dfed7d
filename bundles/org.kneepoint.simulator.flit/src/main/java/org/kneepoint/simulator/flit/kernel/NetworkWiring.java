// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Arrays;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Range;
import org.kneepoint.api.topology.ChannelRate;
import org.kneepoint.api.topology.Network;

/** A network as flat arrays of ports, routers and terminals. Not changed once built. */
public final class NetworkWiring {
    /** Stands for no port and no terminal. */
    public static final int NONE = -1;

    /** Number of terminals. */
    public final int terminals;

    /** Number of routers. */
    public final int routers;

    /** Number of ports of all routers. */
    public final int ports;

    /** First port of each router, and {@link #ports} at the end. */
    public final int[] firstPort;

    /** Router of each port. */
    public final int[] router;

    /** Input port to which each output port leads, or {@link #NONE}. */
    public final int[] peer;

    /** Output port that leads to each input port, or {@link #NONE}. */
    public final int[] upstreamPort;

    /** Delay of the channel from each output port as the topology states it, cycles. */
    public final int[] delay;

    /**
     * Rate of the channel from each output port; null if all channels carry one flit per cycle, as
     * those of terminals do.
     */
    public final ChannelRate[] rates;

    /** First port of the port group of each output port. */
    public final int[] groupStart;

    /** Input port of each terminal. */
    public final int[] injectionPort;

    /** Output port of each terminal. */
    public final int[] ejectionPort;

    /** Router of the output port of each terminal. */
    public final int[] ejectionRouter;

    /** Terminal that injects into each input port, or {@link #NONE}. */
    public final int[] injectingTerminal;

    /** Terminal that receives from each output port, or {@link #NONE}. */
    public final int[] ejectingTerminal;

    /** Output ports that lead to another router: the channels whose utilisation is measured. */
    public final int[] channels;

    private NetworkWiring(Network network) {
        terminals = network.terminals();
        routers = network.routers();
        firstPort = new int[routers + 1];
        for (int r = 0; r < routers; r++) {
            firstPort[r + 1] = sum(firstPort[r], network.ports(r));
        }
        ports = firstPort[routers];
        router = new int[ports];
        peer = filledWithNone(ports);
        upstreamPort = filledWithNone(ports);
        delay = new int[ports];
        groupStart = new int[ports];
        for (int r = 0; r < routers; r++) {
            connect(network, r);
        }
        injectionPort = new int[terminals];
        ejectionPort = new int[terminals];
        ejectionRouter = new int[terminals];
        injectingTerminal = filledWithNone(ports);
        ejectingTerminal = filledWithNone(ports);
        for (int t = 0; t < terminals; t++) {
            injectionPort[t] = firstPort[network.injectionRouter(t)] + network.injectionPort(t);
            ejectionPort[t] = firstPort[network.ejectionRouter(t)] + network.ejectionPort(t);
            ejectionRouter[t] = network.ejectionRouter(t);
            injectingTerminal[injectionPort[t]] = t;
            ejectingTerminal[ejectionPort[t]] = t;
        }
        channels = connected(peer);
        rates = rates(network);
    }

    private ChannelRate[] rates(Network network) {
        ChannelRate[] found = new ChannelRate[ports];
        Arrays.fill(found, ChannelRate.ONE);
        boolean equal = true;
        for (int port : channels) {
            int r = router[port];
            found[port] = network.rate(r, port - firstPort[r]);
            equal &= found[port].flits() == found[port].cycles();
        }
        return equal ? null : found;
    }

    /**
     * Creates the arrays of a network.
     *
     * @throws BadInput if it has more than 2^31 - 1 ports
     */
    public static NetworkWiring of(Network network) {
        return new NetworkWiring(network);
    }

    private void connect(Network network, int r) {
        int first = firstPort[r];
        for (int p = 0; p < firstPort[r + 1] - first; p++) {
            int port = first + p;
            router[port] = r;
            groupStart[port] = first + network.portGroup(r, p);
            int peerRouter = network.peerRouter(r, p);
            if (peerRouter != Network.UNCONNECTED) {
                peer[port] = firstPort[peerRouter] + network.peerPort(r, p);
                upstreamPort[peer[port]] = port;
                delay[port] = network.delay(r, p);
            }
        }
    }

    private static int sum(int ports, int more) {
        if (more > Integer.MAX_VALUE - ports) {
            throw BadInput.notAllowed(
                    "ports", (long) ports + more, Range.closed(0, Integer.MAX_VALUE));
        }
        return ports + more;
    }

    private static int[] connected(int[] peer) {
        int[] channels = new int[peer.length];
        int size = 0;
        for (int port = 0; port < peer.length; port++) {
            if (peer[port] != NONE) {
                channels[size++] = port;
            }
        }
        return Arrays.copyOf(channels, size);
    }

    private static int[] filledWithNone(int size) {
        int[] array = new int[size];
        Arrays.fill(array, NONE);
        return array;
    }

    /** Returns for each router one of the terminals that inject there, or {@link #NONE}. */
    public int[] terminalOfRouter() {
        int[] terminal = filledWithNone(routers);
        for (int t = 0; t < terminals; t++) {
            terminal[router[injectionPort[t]]] = t;
        }
        return terminal;
    }

    /** Returns the largest number of ports of a router. */
    public int maxPorts() {
        int largest = 0;
        for (int r = 0; r < routers; r++) {
            largest = Math.max(largest, firstPort[r + 1] - firstPort[r]);
        }
        return largest;
    }

    /** Returns the largest delay of a channel between routers, at least 1 cycle. */
    public int maxDelay() {
        int longest = 1;
        for (int channel : channels) {
            longest = Math.max(longest, delay[channel]);
        }
        return longest;
    }

    /** Returns the name of an output port for tables and messages, such as r3_p1. */
    public String name(int port) {
        return "r" + router[port] + "_p" + (port - firstPort[router[port]]);
    }
}
