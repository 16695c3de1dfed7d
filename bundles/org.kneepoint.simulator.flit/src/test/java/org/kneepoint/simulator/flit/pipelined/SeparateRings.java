// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.List;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * One-way rings of equal size side by side, not connected with each other: port 0 leads on, port 1
 * to the terminal. The first ones have no dateline and deadlock, in the others a packet changes its
 * class at router 0 of its ring.
 *
 * @param size routers of a ring
 * @param rings number of rings
 * @param unsafe number of rings without a dateline
 */
record SeparateRings(int size, int rings, int unsafe) implements Network {
    @Override
    public int terminals() {
        return size * rings;
    }

    @Override
    public int routers() {
        return terminals();
    }

    @Override
    public int ports(int router) {
        return 2;
    }

    @Override
    public int peerRouter(int router, int port) {
        return port == 0 ? router - router % size + (router + 1) % size : UNCONNECTED;
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
        return List.of(new Around());
    }

    /** Returns the terminal that is some steps ahead in the ring. */
    int ahead(int terminal, int steps) {
        return terminal - terminal % size + (terminal + steps) % size;
    }

    private final class Around implements Routing {
        @Override
        public String name() {
            return "around";
        }

        @Override
        public int vcClasses() {
            return 2;
        }

        @Override
        public DeadlockFreedom deadlockFreedom() {
            return DeadlockFreedom.NONE;
        }

        @Override
        public void route(
                int router,
                int inPort,
                int inClass,
                int target,
                int state,
                RoutingChoices choices) {
            boolean hasDateline = router / size >= unsafe;
            choices.add(0, hasDateline ? target < router ? 1 : 2 : 3);
        }
    }
}
