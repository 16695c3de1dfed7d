// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.hyperx;

import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/** Dimension order, the lowest first: one hop in each dimension in which the routers differ. */
record HyperXDimensionOrder(HyperXNetwork network) implements Routing {
    @Override
    public String name() {
        return "dimension-order";
    }

    @Override
    public DeadlockFreedom deadlockFreedom() {
        return DeadlockFreedom.ACYCLIC;
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        HyperXShape shape = network.shape();
        int to = network.ejectionRouter(target);
        int d = 0;
        while (shape.coordinate(router, d) == shape.coordinate(to, d)) {
            d++;
        }
        network.addLinks(router, d, shape.coordinate(to, d), 1, 0, choices);
    }
}
