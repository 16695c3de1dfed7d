// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.Optional;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.IntermediateSelector;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/** Another routing over a random terminal, in one of three equivalent states. */
record StatefulValiantRouting(Network network, Routing like) implements Routing {
    @Override
    public String name() {
        return "moody";
    }

    @Override
    public DeadlockFreedom deadlockFreedom() {
        return like.deadlockFreedom();
    }

    @Override
    public Optional<IntermediateSelector> intermediates() {
        return Optional.of(IntermediateSelector.uniform(network));
    }

    @Override
    public void startStates(int source, int target, StartStates starts) {
        starts.add(0, 0.1);
        starts.add(1, 0.2);
        starts.add(2, 0.7);
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        like.route(router, inPort, inClass, target, 0, choices);
    }
}
