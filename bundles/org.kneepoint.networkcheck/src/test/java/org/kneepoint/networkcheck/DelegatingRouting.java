// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.Optional;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.IntermediateSelector;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/** Another routing, to be spoilt by tests. */
class DelegatingRouting implements Routing {
    private final Routing sound;

    DelegatingRouting(Routing sound) {
        this.sound = sound;
    }

    @Override
    public String name() {
        return sound.name();
    }

    @Override
    public int vcClasses() {
        return sound.vcClasses();
    }

    @Override
    public boolean isMinimal() {
        return sound.isMinimal();
    }

    @Override
    public DeadlockFreedom deadlockFreedom() {
        return sound.deadlockFreedom();
    }

    @Override
    public Optional<IntermediateSelector> intermediates() {
        return sound.intermediates();
    }

    @Override
    public Selection selection() {
        return sound.selection();
    }

    @Override
    public void startStates(int source, int target, StartStates startStates) {
        sound.startStates(source, target, startStates);
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        sound.route(router, inPort, inClass, target, state, choices);
    }

    @Override
    public int nextState(int state, int router, int outPort, int outClass) {
        return sound.nextState(state, router, outPort, outClass);
    }
}
