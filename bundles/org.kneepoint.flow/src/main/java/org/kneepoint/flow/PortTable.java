// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.Arrays;
import java.util.Locale;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/** The output ports of a network, numbered router by router. Immutable. */
final class PortTable {
    /** The far end of a port without a channel to a router. */
    static final int NONE = -1;

    /** Limit of the terminals: all pairs take a quarter of an hour. */
    private static final int MOST_TERMINALS = 1 << 16;

    private static final int MOST_PORTS = 1 << 24;

    private final boolean isGrouped;

    final int terminals;
    final int routers;

    /** The lowest port by router; one more at the end. */
    final int[] firstPort;

    /** By port: the router at the far end, or {@link #NONE}. */
    final int[] peerRouter;

    /** By port: the input port there. */
    final int[] peerPort;

    /** By port: the representative, lowest, port of its group, which shares one queue. */
    final int[] group;

    /** By representative port: the size of its group. */
    final int[] groupSize;

    /** By port: channel delay, cycles. */
    final int[] delay;

    /** By port: channel rate, flits per cycle. */
    final double[] bandwidth;

    /** By terminal: the router of its injection port. */
    final int[] injectionRouter;

    final int[] injectionPort;
    final int[] ejectionRouter;

    /**
     * Tabulates a network.
     *
     * @param selection ports of a group share a queue only if headers select any free one
     * @throws NetworkTooLargeException if it has more than 2^16 terminals or 2^24 ports
     */
    PortTable(Network network, Routing.Selection selection) {
        isGrouped = selection.equals(Routing.Selection.FIRST_FREE);
        terminals = network.terminals();
        check(network, terminals, MOST_TERMINALS, "terminals");
        routers = network.routers();
        firstPort = firstPorts(network);
        int ports = firstPort[routers];
        peerRouter = new int[ports];
        peerPort = new int[ports];
        group = new int[ports];
        groupSize = new int[ports];
        delay = new int[ports];
        bandwidth = new double[ports];
        Arrays.fill(peerRouter, NONE);
        for (int router = 0; router < routers; router++) {
            for (int port = firstPort[router]; port < firstPort[router + 1]; port++) {
                connect(network, router, port);
            }
        }
        injectionRouter = new int[terminals];
        injectionPort = new int[terminals];
        ejectionRouter = new int[terminals];
        Arrays.setAll(injectionRouter, network::injectionRouter);
        Arrays.setAll(injectionPort, network::injectionPort);
        Arrays.setAll(ejectionRouter, network::ejectionRouter);
    }

    private static int[] firstPorts(Network network) {
        int[] first = new int[network.routers() + 1];
        long ports = 0;
        for (int router = 0; router < network.routers(); router++) {
            ports += network.ports(router);
            check(network, ports, MOST_PORTS, "ports");
            first[router + 1] = (int) ports;
        }
        return first;
    }

    private static void check(Network network, long count, int limit, String what) {
        if (count > limit) {
            throw new NetworkTooLargeException(
                    String.format(
                            Locale.ROOT,
                            "%s is too large: the channel flows are limited to %d %s",
                            network,
                            limit,
                            what));
        }
    }

    private void connect(Network network, int router, int number) {
        int port = number - firstPort[router];
        if (network.peerRouter(router, port) != Network.UNCONNECTED) {
            peerRouter[number] = network.peerRouter(router, port);
            peerPort[number] = network.peerPort(router, port);
            group[number] =
                    isGrouped ? firstPort[router] + network.portGroup(router, port) : number;
            groupSize[group[number]]++;
            delay[number] = network.delay(router, port);
            bandwidth[number] = network.rate(router, port).value();
        }
    }

    /** Returns the number of output ports. */
    int ports() {
        return peerRouter.length;
    }

    /** Returns the number of channels between routers. */
    int channels() {
        return (int) Arrays.stream(peerRouter).filter(router -> router != NONE).count();
    }

    /** Returns the name of a port in columns and messages. */
    String name(int port) {
        int found = Arrays.binarySearch(firstPort, port);
        int router = found >= 0 ? found : -found - 2;
        while (firstPort[router + 1] == firstPort[router]) {
            router++;
        }
        return "r" + router + "_p" + (port - firstPort[router]);
    }
}
