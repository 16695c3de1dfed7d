// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.Optional;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.osgi.service.component.annotations.Component;

/** As {@link MinimalAdaptive}, but a packet stays in the escape classes. */
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
                        Grids of up to 30 dimensions, in the classes of adaptive. Escape, with \
                        any room; minimal. The intention of min_adapt of BookSim 2, on a mesh or \
                        hypercube with two VCs, on a torus with the classes of dim_order for the \
                        escape, but not its behaviour: its set of outputs (commit 28f4329) holds \
                        one for each priority, so that of several adaptive outputs only that of \
                        the lowest dimension is offered.""")
                .verification(VerificationText.TEXT);
    }

    @Override
    public Optional<Routing> on(Network network, Scenario scenario) {
        return GridPaths.of(network).map(paths -> AdaptiveRouting.oneWay(paths, NAME));
    }
}
