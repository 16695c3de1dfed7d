// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.List;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * One router with a terminal at every so many ports.
 *
 * @param terminals number of terminals
 * @param spacing ports for each terminal
 */
record SingleRouter(int terminals, int spacing) implements Network {
    SingleRouter(int terminals) {
        this(terminals, 1);
    }

    @Override
    public int routers() {
        return 1;
    }

    @Override
    public int ports(int router) {
        return terminals * spacing;
    }

    @Override
    public int peerRouter(int router, int port) {
        return UNCONNECTED;
    }

    @Override
    public int peerPort(int router, int port) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int injectionRouter(int terminal) {
        return 0;
    }

    @Override
    public int injectionPort(int terminal) {
        return terminal * spacing;
    }

    @Override
    public List<Routing> routings() {
        return List.of(new Nowhere());
    }

    private static final class Nowhere implements Routing {
        @Override
        public String name() {
            return "nowhere";
        }

        @Override
        public DeadlockFreedom deadlockFreedom() {
            return DeadlockFreedom.ACYCLIC;
        }

        @Override
        public void route(
                int router,
                int inPort,
                int inClass,
                int target,
                int state,
                RoutingChoices choices) {
            throw new UnsupportedOperationException();
        }
    }
}
