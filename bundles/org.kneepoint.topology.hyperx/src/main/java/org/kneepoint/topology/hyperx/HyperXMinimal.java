// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.hyperx;

import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * Random minimal routing: the next channel is drawn among those along the dimensions in which the
 * routers differ. Hop h takes class h (Dally and Towles 2004, section 14.2.1).
 */
record HyperXMinimal(HyperXNetwork network) implements Routing {
    @Override
    public String name() {
        return "minimal";
    }

    @Override
    public int vcClasses() {
        return Math.max(1, (int) network.shape().extended().count());
    }

    @Override
    public DeadlockFreedom deadlockFreedom() {
        return DeadlockFreedom.ACYCLIC;
    }

    @Override
    public Selection selection() {
        return Selection.RANDOM;
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        HyperXShape shape = network.shape();
        int to = network.ejectionRouter(target);
        for (int d = 0; d < shape.dimensions(); d++) {
            int coordinate = shape.coordinate(to, d);
            if (coordinate != shape.coordinate(router, d)) {
                network.addLinks(router, d, coordinate, 1L << inClass + 1, 0, choices);
            }
        }
    }
}
