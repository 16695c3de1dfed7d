// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.dragonfly;

import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * Minimal routing of a dragonfly+: up to a spine with a link to the group of the target, over that
 * link, and down; within a group over any spine (Shpiner et al. 2017). The spine, or the copy of
 * the link, is drawn at the source and is the state. Up, global and down channels follow one
 * another in this order, so that one class suffices.
 */
record UpGlobalDown(DragonflyPlusNetwork network) implements Routing {
    @Override
    public String name() {
        return "minimal";
    }

    @Override
    public DeadlockFreedom deadlockFreedom() {
        return DeadlockFreedom.ACYCLIC;
    }

    @Override
    public void startStates(int source, int target, StartStates starts) {
        int from = network.injectionRouter(source);
        int to = network.ejectionRouter(target);
        int states = 1;
        if (from != to) {
            boolean isInGroup = network.groupOf(from) == network.groupOf(to);
            states = isInGroup ? network.spines() : network.links().copies();
        }
        for (int state = 0; state < states; state++) {
            starts.add(state, 1.0 / states);
        }
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        int to = network.ejectionRouter(target);
        int own = network.groupOf(router);
        int other = network.groupOf(to);
        boolean isLeaf = network.isLeaf(router);
        if (own == other) {
            choices.add(isLeaf ? state : network.downPort(to));
            return;
        }
        int link = network.links().link(own, other, state);
        choices.add(isLeaf ? network.spine(link) : network.globalPort(link));
    }
}
