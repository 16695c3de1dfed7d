// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.List;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.GroupedNetwork;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * A dragonfly of a h + 1 groups of a routers, with h global links and one terminal each (Kim et al.
 * 2008): ports 0 to a - 2 to the other routers of the group, then the global ones, then the
 * terminal.
 */
record Dragonfly(int a, int h) implements GroupedNetwork {
    @Override
    public int groups() {
        return a * h + 1;
    }

    @Override
    public int groupOf(int router) {
        return router / a;
    }

    @Override
    public int terminals() {
        return routers();
    }

    @Override
    public int routers() {
        return groups() * a;
    }

    @Override
    public int ports(int router) {
        return a + h;
    }

    private boolean isLocal(int port) {
        return port < a - 1;
    }

    private boolean isGlobal(int port) {
        return port >= a - 1 && port < a - 1 + h;
    }

    /** The local port that leads to another router of the group. */
    private int local(int router, int other) {
        return other % a < router % a ? other % a : other % a - 1;
    }

    /** The number of a global link within its group: the distance to its group, less 1. */
    private int link(int router, int port) {
        return router % a * h + port - (a - 1);
    }

    /** The reverse link in the other group. */
    private int back(int link) {
        return groups() - 2 - link;
    }

    @Override
    public int peerRouter(int router, int port) {
        if (isLocal(port)) {
            int other = port < router % a ? port : port + 1;
            return groupOf(router) * a + other;
        }
        if (!isGlobal(port)) {
            return UNCONNECTED;
        }
        int group = (groupOf(router) + link(router, port) + 1) % groups();
        return group * a + back(link(router, port)) / h;
    }

    @Override
    public int peerPort(int router, int port) {
        return isLocal(port)
                ? local(peerRouter(router, port), router)
                : a - 1 + back(link(router, port)) % h;
    }

    @Override
    public int injectionRouter(int terminal) {
        return terminal;
    }

    @Override
    public int injectionPort(int terminal) {
        return a - 1 + h;
    }

    @Override
    public List<Routing> routings() {
        return List.of(new Shortest());
    }

    @Override
    public String toString() {
        return "dragonfly a=" + a + " h=" + h;
    }

    /** Local, global, local; the last hop in class 1. */
    private final class Shortest implements Routing {
        @Override
        public String name() {
            return "minimal";
        }

        @Override
        public int vcClasses() {
            return 2;
        }

        /** Two global hops can be shorter than one with two local ones. */
        @Override
        public boolean isMinimal() {
            return h == 1;
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
            if (groupOf(router) == groupOf(target)) {
                choices.add(local(router, target), isGlobal(inPort) ? 2 : 1);
                return;
            }
            int link = Math.floorMod(groupOf(target) - groupOf(router), groups()) - 1;
            int gate = groupOf(router) * a + link / h;
            choices.add(gate == router ? a - 1 + link % h : local(router, gate), 1);
        }
    }
}
