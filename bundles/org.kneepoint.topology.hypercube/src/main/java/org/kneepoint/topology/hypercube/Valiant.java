// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.hypercube;

import org.kneepoint.api.topology.Choices;
import org.kneepoint.api.topology.Freedom;
import org.kneepoint.api.topology.Routing;

/** As {@link ECube} to a random terminal, and so on to the target (Valiant and Brebner 1981). */
record Valiant() implements Routing {
    @Override
    public String name() {
        return "valiant";
    }

    @Override
    public Via via() {
        return Via.UNIFORM;
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
