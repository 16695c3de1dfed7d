// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * Adaptive in a mesh: up to the first move in x, any move in any direction in class 1; x before y
 * in class 0 is the escape. State 1: a move in x has been made.
 */
record AdaptiveUntilXRouting(TestMesh mesh) implements Routing {
    @Override
    public String name() {
        return "astray";
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
    public DeadlockFreedom deadlockFreedom() {
        return DeadlockFreedom.NONE;
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        for (int port = 0; port < TwoDimensionalGrid.LOCAL && state == 0; port++) {
            if (mesh.peerRouter(router, port) != Network.UNCONNECTED) {
                choices.add(port, 2);
            }
        }
        choices.add(mesh.xFirst(router, target), 1, 1, 1);
    }

    @Override
    public int nextState(int state, int router, int outPort, int outClass) {
        return outPort / 2 == 0 ? 1 : state;
    }
}
