// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.api.topology.TreeNetwork;

/**
 * Up a tree by any link to the first router above the target, and down its branch. Never up again,
 * so that no packets wait in a circle.
 *
 * @param selection how one of the links up is picked
 */
record NearestCommonAncestor(TreeNetwork tree, String name, Selection selection)
        implements Routing {
    @Override
    public DeadlockFreedom deadlockFreedom() {
        return DeadlockFreedom.ACYCLIC;
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        int branch = tree.branch(router, target);
        if (branch != Network.UNCONNECTED) {
            choices.add(branch);
            return;
        }
        for (int port = 0; port < tree.ports(router); port++) {
            if (tree.isUp(router, port) && tree.peerRouter(router, port) != Network.UNCONNECTED) {
                choices.add(port);
            }
        }
    }
}
