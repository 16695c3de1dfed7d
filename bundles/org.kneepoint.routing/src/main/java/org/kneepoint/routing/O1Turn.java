// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.Optional;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.osgi.service.component.annotations.Component;

/** O1TURN: XY or YX, each with probability 1/2 (Seo et al. 2005). */
@Component(service = RoutingAlgorithm.class)
public final class O1Turn implements RoutingAlgorithm {
    private static final String NAME = "o1turn";
    private static final int DIMENSIONS = 2;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Description description() {
        return Description.of("grids of two dimensions: XY or YX, each with probability 1/2")
                .source(
                        """
                        D. Seo, A. Ali, W.-T. Lim, N. Rafique, M. Thottethodi: Near-Optimal Worst-Case \
                        Throughput Routing for Two-Dimensional Mesh Networks, ISCA 2005.""")
                .validity(
                        """
                        Grids of two dimensions; the paper is on meshes. XY and YX \
                        have classes of their own, one each, in rings two each. Half way around \
                        a ring the direction is drawn. In meshes of even radix the worst-case \
                        throughput is half of the capacity. Minimal; acyclic. BookSim 2: xy_yx.""")
                .verification(VerificationText.TEXT);
    }

    @Override
    public Optional<Routing> on(Network network, Scenario scenario) {
        return GridPaths.of(network)
                .filter(paths -> paths.network().dimensions() == DIMENSIONS)
                .map(paths -> new DimensionOrderRouting(paths, NAME, 2));
    }
}
