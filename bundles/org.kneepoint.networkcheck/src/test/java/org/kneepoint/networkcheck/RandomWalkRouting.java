// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * A random walk over a mesh in class 1; x before y in class 0 is the escape.
 *
 * @param arriving weight of the step to the target, against 1 for every other
 */
record RandomWalkRouting(TestMesh mesh, double arriving, DeadlockFreedom deadlockFreedom)
        implements Routing {
    @Override
    public String name() {
        return "walk";
    }

    @Override
    public int vcClasses() {
        return 2;
    }

    @Override
    public boolean isMinimal() {
        return false;
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        for (int port = 0; port < TwoDimensionalGrid.LOCAL; port++) {
            int peer = mesh.peerRouter(router, port);
            if (peer != Network.UNCONNECTED) {
                choices.add(port, 2, peer == target ? arriving : 1, 1);
            }
        }
        choices.add(mesh.xFirst(router, target), 1);
    }
}
