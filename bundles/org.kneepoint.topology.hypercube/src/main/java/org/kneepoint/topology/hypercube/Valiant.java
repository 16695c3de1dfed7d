// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.hypercube;

import java.util.Optional;
import org.kneepoint.api.topology.Choices;
import org.kneepoint.api.topology.Freedom;
import org.kneepoint.api.topology.Intermediates;
import org.kneepoint.api.topology.Routing;

/** As {@link ECube} to a random terminal, and so on to the target (Valiant and Brebner 1981). */
record Valiant(Hypercube cube) implements Routing {
    @Override
    public String name() {
        return "valiant";
    }

    @Override
    public Optional<Intermediates> intermediates() {
        return Optional.of(Intermediates.uniform(cube));
    }

    @Override
    public boolean isMinimal() {
        return false;
    }

    @Override
    public Freedom freedom() {
        return Freedom.ACYCLIC;
    }

    @Override
    public void route(int router, int inPort, int inClass, int target, int state, Choices choices) {
        choices.add(ECube.port(router, target));
    }
}
