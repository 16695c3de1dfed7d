// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.GridNetwork;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * Minimal adaptive routing in the highest class; the classes below are the escape, in dimension
 * order (Duato 1993).
 *
 * @param paths paths through the grid
 * @param name of the routing
 * @param escape permitted escape classes
 * @param returns whether a packet may return from the escape to the highest class
 * @param deadlockFreedom claim of deadlock freedom
 */
record AdaptiveRouting(
        GridPaths paths,
        String name,
        Escape escape,
        boolean returns,
        DeadlockFreedom deadlockFreedom)
        implements Routing {
    static final String SOURCE =
            """
            J. Duato: A New Theory of Deadlock-Free Adaptive Routing in Wormhole Networks, \
            IEEE Trans. Parallel and Distributed Systems 4(12), 1993.""";

    /** The escape classes that a packet may take. */
    @FunctionalInterface
    interface Escape {
        /** Returns them as a mask, for the direction up or down in a dimension. */
        long classes(int dimension, int from, int to, boolean up);
    }

    /** A packet may return from the escape to the highest class. */
    static Routing returning(GridPaths paths, String name) {
        DeadlockFreedom freedom = DeadlockFreedom.escape(paths.allClasses(), VcReallocation.ATOMIC);
        return new AdaptiveRouting(paths, name, paths::classMask, true, freedom);
    }

    /** A packet stays in the escape. */
    static Routing oneWay(GridPaths paths, String name) {
        DeadlockFreedom freedom =
                DeadlockFreedom.escape(paths.allClasses(), VcReallocation.NON_ATOMIC);
        return new AdaptiveRouting(paths, name, paths::classMask, false, freedom);
    }

    /** A packet takes either escape class where no wrap link is ahead. */
    static Routing draining(GridPaths paths, String name) {
        return new AdaptiveRouting(
                paths, name, paths::freeClassMask, true, DeadlockFreedom.DRAINING);
    }

    @Override
    public int vcClasses() {
        return paths.classes() + 1;
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        GridNetwork grid = paths.network();
        int exit = grid.ejectionRouter(target);
        boolean escaped = inClass >= 0 && inClass < paths.classes();
        boolean lowest = true;
        for (int d = 0; d < grid.dimensions(); d++) {
            int from = grid.coordinate(router, d);
            int to = grid.coordinate(exit, d);
            if (from != to) {
                if (returns || !escaped) {
                    add(router, d, from, to, false, choices);
                }
                if (lowest) {
                    add(router, d, from, to, true, choices);
                }
                lowest = false;
            }
        }
    }

    private void add(
            int router, int d, int from, int to, boolean escaping, RoutingChoices choices) {
        for (int side = 0; side < 2; side++) {
            boolean up = side == 0;
            if (paths.isShortest(d, from, to, up)) {
                long highest = 1L << paths.classes();
                long mask = escaping ? escape.classes(d, from, to, up) : highest;
                paths.add(router, paths.port(router, d, to, up), mask, escaping ? 0 : 1, choices);
            }
        }
    }
}
