// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.Optional;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.osgi.service.component.annotations.Component;

/**
 * As {@link MinimalAdaptive}, with fewer restrictions on the escape classes where buffers hold
 * whole packets.
 */
@Component(service = RoutingAlgorithm.class)
public final class AdaptiveFree implements RoutingAlgorithm {
    private static final String NAME = "adaptive-free";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Description description() {
        return Description.of("grids with rings: as adaptive, where buffers hold whole packets")
                .example("simulate torus radix=8 load=0.1 routing=adaptive-free buffer=8")
                .source(AdaptiveRouting.SOURCE)
                .validity(
                        """
                        Grids with rings, of up to 30 dimensions, in the classes of adaptive. \
                        The escape has class 0 while the wrap link of the ring is ahead, else \
                        either of its classes. Draining: a VC is reallocated only with room for \
                        the whole packet, and every packet fits a buffer. Minimal.""")
                .verification(VerificationText.TEXT);
    }

    @Override
    public Optional<Routing> on(Network network, Scenario scenario) {
        return GridPaths.of(network)
                .filter(GridPaths::hasRings)
                .map(paths -> AdaptiveRouting.draining(paths, NAME));
    }
}
