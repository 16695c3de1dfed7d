// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/** Minimal routing in a 2x2 mesh whose paths of two hops turn clockwise: cyclic. */
record ClockwiseRouting(TestMesh mesh) implements Routing {
    @Override
    public String name() {
        return "turning";
    }

    @Override
    public DeadlockFreedom deadlockFreedom() {
        return DeadlockFreedom.ACYCLIC;
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        boolean isOpposite = (router ^ target) == 3;
        boolean isYFirst = router == 0 || router == 3;
        choices.add(isOpposite && isYFirst ? 2 + router % 2 : mesh.xFirst(router, target));
    }
}
