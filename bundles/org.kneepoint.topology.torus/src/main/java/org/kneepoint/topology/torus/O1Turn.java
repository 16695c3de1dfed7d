// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import org.kneepoint.api.topology.Choices;
import org.kneepoint.api.topology.Freedom;
import org.kneepoint.api.topology.Routing;

/**
 * Half of the packets go XY in class 0, half YX in class 1 (Seo et al. 2005). The state is the
 * dimension that comes first.
 */
record O1Turn(Mesh mesh) implements Routing {
    @Override
    public String name() {
        return "o1turn";
    }

    @Override
    public int classes() {
        return 2;
    }

    @Override
    public Freedom freedom() {
        return Freedom.ACYCLIC;
    }

    @Override
    public void starts(int source, int target, Starts starts) {
        starts.add(0, 0.5);
        starts.add(1, 0.5);
    }

    @Override
    public void route(int router, int inPort, int inClass, int target, int state, Choices choices) {
        int to = mesh.injectionRouter(target);
        boolean turned =
                mesh.shape().coordinate(router, state) == mesh.shape().coordinate(to, state);
        choices.add(mesh.step(router, to, turned ? 1 - state : state), 1L << state);
    }
}
