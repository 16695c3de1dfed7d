// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.examples;

import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.GridNetwork;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/** The routing on one mesh. */
record HighestFirstRouting(GridNetwork grid, String name) implements Routing {
    @Override
    public DeadlockFreedom deadlockFreedom() {
        return DeadlockFreedom.ACYCLIC;
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        int end = grid.ejectionRouter(target);
        for (int dimension = grid.dimensions() - 1; dimension >= 0; dimension--) {
            int here = grid.coordinate(router, dimension);
            int there = grid.coordinate(end, dimension);
            if (here != there) {
                choices.add(grid.port(router, dimension, there > here));
                return;
            }
        }
    }
}
