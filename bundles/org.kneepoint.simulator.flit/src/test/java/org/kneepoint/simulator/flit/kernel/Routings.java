// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.routing.AdaptiveFree;
import org.kneepoint.routing.AdaptiveOneWay;
import org.kneepoint.routing.MinimalAdaptive;
import org.kneepoint.routing.O1Turn;
import org.kneepoint.routing.Valiant;

/** The routings of a network, its own first, then those of algorithms that treat it. */
public final class Routings {
    private static final List<RoutingAlgorithm> ALGORITHMS =
            List.of(
                    new MinimalAdaptive(),
                    new AdaptiveOneWay(),
                    new AdaptiveFree(),
                    new Valiant(),
                    new O1Turn());

    private Routings() {}

    /** Returns all of them. */
    public static List<Routing> all(Network network) {
        return Stream.concat(
                        network.routings().stream(),
                        ALGORITHMS.stream().flatMap(algorithm -> on(algorithm, network).stream()))
                .toList();
    }

    private static Optional<Routing> on(RoutingAlgorithm algorithm, Network network) {
        return algorithm.on(
                network, Scenario.of(algorithm.name(), algorithm.parameters(), Map.of()));
    }

    /** Returns the one of a name. */
    public static Routing named(Network network, String name) {
        return all(network).stream()
                .filter(routing -> routing.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
