// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.GridNetwork;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * One dimension of a grid after another: the lowest first, or each of both orders for half of the
 * packets, with classes of its own. Bit 0 of the state tells whether the highest dimension comes
 * first; the ties follow.
 *
 * @param ways through the grid
 * @param name how it is called
 * @param orders 1 or 2
 */
record DimensionOrderRouting(GridPaths ways, String name, int orders) implements Routing {
    @Override
    public int vcClasses() {
        return orders * ways.classes();
    }

    @Override
    public DeadlockFreedom deadlockFreedom() {
        return DeadlockFreedom.ACYCLIC;
    }

    @Override
    public void startStates(int source, int target, StartStates starts) {
        GridNetwork grid = ways.network();
        int tied = ways.ties(grid.injectionRouter(source), grid.ejectionRouter(target));
        for (int order = 0; order < orders; order++) {
            TieBreaking.addStarts(tied, order, 1, 1.0 / orders, starts);
        }
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        int order = state & 1;
        int to = ways.network().ejectionRouter(target);
        ways.addStep(router, to, state >> 1, order == 0, order * ways.classes(), choices);
    }
}
