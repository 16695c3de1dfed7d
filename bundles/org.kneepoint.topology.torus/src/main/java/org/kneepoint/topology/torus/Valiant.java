// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import java.util.Optional;
import org.kneepoint.api.topology.Choices;
import org.kneepoint.api.topology.Freedom;
import org.kneepoint.api.topology.Intermediates;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/** Another routing gone through twice: to a random terminal, and on (Valiant and Brebner 1981). */
record Valiant(Network network, Routing phase) implements Routing {
    @Override
    public String name() {
        return "valiant";
    }

    @Override
    public Optional<Intermediates> intermediates() {
        return Optional.of(Intermediates.uniform(network));
    }

    @Override
    public boolean isMinimal() {
        return false;
    }

    @Override
    public int classes() {
        return phase.classes();
    }

    @Override
    public Freedom freedom() {
        return phase.freedom();
    }

    @Override
    public void starts(int source, int target, Starts starts) {
        phase.starts(source, target, starts);
    }

    @Override
    public void route(int router, int inPort, int inClass, int target, int state, Choices choices) {
        phase.route(router, inPort, inClass, target, state, choices);
    }
}
