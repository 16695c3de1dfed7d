// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.List;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/**
 * A one-way ring: port 0 leads on, port 1 to the terminal. With one class it deadlocks; with two,
 * split where router 0 is entered, it does not. Open to be spoilt by tests.
 */
class OneWayRing implements Network {
    /** Class 0 while the wrap link lies ahead, then class 1. */
    static final Routing DATELINE =
            LambdaRouting.of(
                    2, (router, held, target, choices) -> choices.add(0, target < router ? 1 : 2));

    private final int size;
    private final List<Routing> routings;

    OneWayRing(int size, Routing... routings) {
        this.size = size;
        this.routings = List.of(routings);
    }

    @Override
    public int terminals() {
        return size;
    }

    @Override
    public int routers() {
        return size;
    }

    @Override
    public int ports(int router) {
        return 2;
    }

    @Override
    public int peerRouter(int router, int port) {
        return port == 0 ? (router + 1) % size : UNCONNECTED;
    }

    @Override
    public int peerPort(int router, int port) {
        return port;
    }

    @Override
    public int injectionRouter(int terminal) {
        return terminal;
    }

    @Override
    public int injectionPort(int terminal) {
        return 1;
    }

    @Override
    public List<Routing> routings() {
        return routings;
    }
}
