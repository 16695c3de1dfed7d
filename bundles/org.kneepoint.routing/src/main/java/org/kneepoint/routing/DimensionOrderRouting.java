// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.GridNetwork;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * Dimension order in a grid: the lowest first, or both orders with probability 1/2 and classes of
 * their own. Bit 0 of the state is set if the highest dimension is first; the ties follow.
 *
 * @param paths paths through the grid
 * @param name of the routing
 * @param orders 1 or 2
 */
record DimensionOrderRouting(GridPaths paths, String name, int orders) implements Routing {
    @Override
    public int vcClasses() {
        return orders * paths.classes();
    }

    @Override
    public DeadlockFreedom deadlockFreedom() {
        return DeadlockFreedom.ACYCLIC;
    }

    @Override
    public void startStates(int source, int target, StartStates starts) {
        GridNetwork grid = paths.network();
        int tied = paths.ties(grid.injectionRouter(source), grid.ejectionRouter(target));
        for (int order = 0; order < orders; order++) {
            TieBreaking.addStarts(tied, order, 1, 1.0 / orders, starts);
        }
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        int order = state & 1;
        int to = paths.network().ejectionRouter(target);
        paths.addStep(router, to, state >> 1, order == 0, order * paths.classes(), choices);
    }
}
