// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/** Dimension order, the lowest first: XY in two dimensions. */
record MeshDimensionOrder(MeshNetwork mesh) implements Routing {
    @Override
    public String name() {
        return "dimension-order";
    }

    /**
     * With express channels a path back to an interchange, or beyond the destination, can be
     * shorter.
     */
    @Override
    public boolean isMinimal() {
        return !mesh.hasExpressChannels();
    }

    @Override
    public DeadlockFreedom deadlockFreedom() {
        return DeadlockFreedom.ACYCLIC;
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        int to = mesh.injectionRouter(target);
        choices.add(mesh.step(router, to, mesh.shape().firstDifference(router, to)));
    }
}
