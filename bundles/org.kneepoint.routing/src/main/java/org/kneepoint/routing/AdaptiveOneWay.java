// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.Optional;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.osgi.service.component.annotations.Component;

/** As {@link MinimalAdaptive}, but a packet stays in the escape. */
@Component(service = RoutingAlgorithm.class)
public final class AdaptiveOneWay implements RoutingAlgorithm {
    private static final String NAME = "adaptive-one-way";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Description description() {
        return Description.of("grids: as adaptive, but a packet stays in the escape")
                .source(AdaptiveRouting.SOURCE)
                .validity(
                        """
                        Grids of up to 30 dimensions, in the classes of adaptive. Escape, with any \
                        room; minimal. What BookSim 2 means by min_adapt, on a mesh or hypercube with \
                        two channels, on a torus with the classes of dim_order for the escape, but not \
                        what it does: its set of outputs (commit 28f4329) holds one for each priority, \
                        so that of several adaptive ways only that in the lower dimension is offered.""")
                .verification(VerificationText.TEXT);
    }

    @Override
    public Optional<Routing> on(Network network, Scenario scenario) {
        return GridPaths.of(network).map(ways -> AdaptiveRouting.oneWay(ways, NAME));
    }
}
