// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import java.util.List;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/**
 * Routers in a ring, each with one terminal, and channels in one direction: port {@link #ONWARD}
 * leads to the next router, port {@link #LOCAL} to the terminal. The simplest network that can
 * deadlock.
 *
 * @param terminals number of terminals and of routers, 2 or more
 * @param delay of the channels between routers, cycles
 * @param routings of which {@link RingRouting} has some
 */
public record RingNetwork(int terminals, int delay, List<Routing> routings) implements Network {
    /** The port to the next router. */
    public static final int ONWARD = 0;

    /** The port of the terminal. */
    public static final int LOCAL = 1;

    /** A ring with channels of one cycle. */
    public static RingNetwork of(int terminals, Routing... routings) {
        return new RingNetwork(terminals, 1, List.of(routings));
    }

    /** A ring with a routing that can deadlock, {@link RingRouting#around}. */
    public static RingNetwork around(int terminals, int delay) {
        return new RingNetwork(terminals, delay, List.of(RingRouting.around()));
    }

    @Override
    public int routers() {
        return terminals;
    }

    @Override
    public int ports(int router) {
        return 2;
    }

    @Override
    public int peerRouter(int router, int port) {
        return port == ONWARD ? (router + 1) % terminals : UNCONNECTED;
    }

    @Override
    public int peerPort(int router, int port) {
        return port == ONWARD ? ONWARD : UNCONNECTED;
    }

    @Override
    public int injectionRouter(int terminal) {
        return terminal;
    }

    @Override
    public int injectionPort(int terminal) {
        return LOCAL;
    }

    @Override
    public int delay(int router, int port) {
        return delay;
    }
}
