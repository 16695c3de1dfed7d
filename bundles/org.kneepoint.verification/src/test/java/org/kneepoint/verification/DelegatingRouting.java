// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.verification;

import java.util.Optional;
import org.kneepoint.api.topology.Choices;
import org.kneepoint.api.topology.Freedom;
import org.kneepoint.api.topology.Intermediates;
import org.kneepoint.api.topology.Routing;

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
    public Freedom deadlockFreedom() {
        return sound.deadlockFreedom();
    }

    @Override
    public Optional<Intermediates> intermediates() {
        return sound.intermediates();
    }

    @Override
    public Selection selection() {
        return sound.selection();
    }

    @Override
    public void starts(int source, int target, Starts startStates) {
        sound.starts(source, target, startStates);
    }

    @Override
    public void route(int router, int inPort, int inClass, int target, int state, Choices choices) {
        sound.route(router, inPort, inClass, target, state, choices);
    }

    @Override
    public int advance(int state, int router, int outPort, int outClass) {
        return sound.advance(state, router, outPort, outClass);
    }
}
