// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.Optional;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.api.topology.TreeNetwork;
import org.osgi.service.component.annotations.Component;

/** Minimal adaptive routing with dimension order as escape (Duato 1993). */
@Component(service = RoutingAlgorithm.class)
public final class MinimalAdaptive implements RoutingAlgorithm {
    private static final String NAME = "adaptive";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Description description() {
        return Description.of("grids and trees: any free output on a shortest path")
                .source(AdaptiveRouting.SOURCE)
                .validity(
                        """
                        Grids of up to 30 dimensions: any shortest path in the highest class; \
                        dimension order in the classes below is the escape, from which a packet \
                        returns when the highest class is free. The escape has one class, in \
                        grids with rings two: class 0 while the wrap link of the ring is ahead, \
                        else 1. Escape, with one packet in a buffer or room for whole packets. \
                        Trees: up by any free link, then down; 1 class, acyclic. Minimal.""")
                .verification(VerificationText.TEXT);
    }

    @Override
    public Optional<Routing> on(Network network, Scenario scenario) {
        if (network instanceof TreeNetwork tree) {
            return Optional.of(new NearestCommonAncestor(tree, NAME, Routing.Selection.FIRST_FREE));
        }
        return GridPaths.of(network).map(paths -> AdaptiveRouting.returning(paths, NAME));
    }
}
