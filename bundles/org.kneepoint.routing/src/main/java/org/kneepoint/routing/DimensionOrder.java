// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.Optional;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.osgi.service.component.annotations.Component;

/** Dimension order, the lowest first: XY in two dimensions, e-cube in a hypercube. */
@Component(service = RoutingAlgorithm.class)
public final class DimensionOrder implements RoutingAlgorithm {
    private static final String NAME = "dimension-order";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Description description() {
        return Description.of("grids: one dimension after another, the lowest first")
                .source(
                        """
                        H. Sullivan, T. R. Bashkow: A Large Scale, Homogeneous, Fully Distributed \
                        Parallel Machine, ISCA 1977. Classes in rings: W. J. Dally, C. L. Seitz: \
                        Deadlock-Free Message Routing in Multiprocessor Interconnection Networks, \
                        IEEE Trans. Computers 36(5), 1987.""")
                .validity(
                        """
                        Grids of up to 30 dimensions without express channels: meshes, tori, \
                        hypercubes, HyperX. 1 class, in rings 2: class 0 while the wrap link is \
                        ahead, else 1. Half way around a ring the direction is drawn. Minimal; \
                        acyclic.""")
                .verification(VerificationText.TEXT);
    }

    @Override
    public Optional<Routing> on(Network network, Scenario scenario) {
        return GridPaths.of(network).map(paths -> new DimensionOrderRouting(paths, NAME, 1));
    }
}
