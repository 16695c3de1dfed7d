// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.verification;

import org.kneepoint.api.topology.Choices;
import org.kneepoint.api.topology.Freedom;
import org.kneepoint.api.topology.Routing;

/** In a mesh of four routers the way over two channels always turns clockwise. */
record ClockwiseRouting(TestMesh mesh) implements Routing {
    @Override
    public String name() {
        return "turning";
    }

    @Override
    public Freedom deadlockFreedom() {
        return Freedom.ACYCLIC;
    }

    @Override
    public void route(int router, int inPort, int inClass, int target, int state, Choices choices) {
        boolean isOpposite = (router ^ target) == 3;
        boolean isYFirst = router == 0 || router == 3;
        choices.add(isOpposite && isYFirst ? 2 + router % 2 : mesh.xFirst(router, target));
    }
}
