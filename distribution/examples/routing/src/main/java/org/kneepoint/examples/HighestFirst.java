// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.examples;

import java.util.Optional;
import java.util.stream.IntStream;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.GridNetwork;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.osgi.service.component.annotations.Component;

/** The routing {@code highest-first}: dimension order from the highest, YX in two dimensions. */
@Component
public final class HighestFirst implements RoutingAlgorithm {
    @Override
    public String name() {
        return "highest-first";
    }

    /** Supports grids without rings and express channels: meshes and hypercubes. */
    @Override
    public Optional<Routing> on(Network network, Scenario scenario) {
        return network instanceof GridNetwork grid && isMesh(grid)
                ? Optional.of(new HighestFirstRouting(grid, name()))
                : Optional.empty();
    }

    private static boolean isMesh(GridNetwork grid) {
        return IntStream.range(0, grid.dimensions())
                .noneMatch(d -> grid.isWrapped(d) || grid.isFullyConnected(d));
    }

    @Override
    public Description description() {
        return Description.of("meshes: one dimension after another, the highest first")
                .example("simulate mesh radix=4 load=0.2 routing=highest-first")
                .source("dimension order of W. J. Dally, C. L. Seitz, IEEE Trans. Computers 1987")
                .validity("meshes and hypercubes; 1 class, minimal, acyclic")
                .verification("the contract on small meshes, by enumeration");
    }
}
