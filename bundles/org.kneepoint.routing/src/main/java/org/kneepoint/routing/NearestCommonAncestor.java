// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.api.topology.TreeNetwork;

/**
 * Up a tree by any link to the nearest common ancestor, then down: acyclic, as no packet turns up
 * again.
 *
 * @param selection selection of an up-link
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
