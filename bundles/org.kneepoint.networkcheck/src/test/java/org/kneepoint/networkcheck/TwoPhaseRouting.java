// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.Optional;
import org.kneepoint.api.topology.IntermediateSelector;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/** Another routing, gone through twice: to a random terminal and on. */
class TwoPhaseRouting extends DelegatingRouting {
    private final Network network;

    TwoPhaseRouting(Network network, Routing phase) {
        super(phase);
        this.network = network;
    }

    @Override
    public String name() {
        return "valiant";
    }

    @Override
    public Optional<IntermediateSelector> intermediates() {
        return Optional.of(IntermediateSelector.uniform(network));
    }

    @Override
    public boolean isMinimal() {
        return false;
    }
}
