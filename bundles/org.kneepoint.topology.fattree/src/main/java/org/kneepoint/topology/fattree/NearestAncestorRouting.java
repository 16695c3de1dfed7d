// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.fattree;

import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/** Up, by any parent, to the nearest common ancestor, then down the only path. */
record NearestAncestorRouting(GeneralisedFatTree tree, String name, Selection selection)
        implements Routing {
    /** Selects any free up-link, of several the one with most credits. */
    static Routing leastLoaded(GeneralisedFatTree tree) {
        return new NearestAncestorRouting(tree, "nca-least-loaded", Selection.FIRST_FREE);
    }

    /** Draws one up-link when the header arrives and waits for it. */
    static Routing random(GeneralisedFatTree tree) {
        return new NearestAncestorRouting(tree, "nca-random", Selection.RANDOM);
    }

    /** Takes the up-links of a switch in turn. */
    static Routing cyclic(GeneralisedFatTree tree) {
        return new NearestAncestorRouting(tree, "nca-cyclic", Selection.CYCLIC);
    }

    @Override
    public DeadlockFreedom deadlockFreedom() {
        return DeadlockFreedom.ACYCLIC;
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        int down = tree.branch(router, target);
        if (down != Network.UNCONNECTED) {
            choices.add(down);
        } else {
            int level = tree.level(router);
            for (int upLink = 0; upLink < tree.parents(level); upLink++) {
                choices.add(tree.children(level) + upLink);
            }
        }
    }
}
