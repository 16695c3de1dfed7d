// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import java.util.Map;
import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.api.traffic.TrafficPattern;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.testkit.SmallNetworks;
import org.kneepoint.topology.dragonfly.DragonflyTopology;
import org.kneepoint.topology.torus.MeshTopology;
import org.kneepoint.topology.torus.TorusTopology;

/** Networks, routings and traffic for the tests. */
final class BoundNetworks {
    static final long BUDGET = 1L << 32;
    static final double PRECISION = 1e-3;

    private BoundNetworks() {}

    static Network mesh(String radix) {
        return SmallNetworks.build(new MeshTopology(), "radix=" + radix);
    }

    static Network torus(String radix) {
        return SmallNetworks.build(new TorusTopology(), "radix=" + radix);
    }

    /** Three dragonfly parameters: p, a, h. */
    static Network dragonfly(int concentration, int a, int h) {
        return SmallNetworks.build(
                new DragonflyTopology(), "concentration=" + concentration + " a=" + a + " h=" + h);
    }

    static Routing on(RoutingAlgorithm algorithm, Network network) {
        return algorithm
                .on(network, Scenario.of(algorithm.name(), algorithm.parameters(), Map.of()))
                .orElseThrow();
    }

    static Destinations pattern(TrafficPattern pattern, Network network) {
        return pattern.build(Scenario.of(pattern.name(), pattern.parameters(), Map.of()), network);
    }

    /** Uniform over the other terminals. */
    static Destinations uniform(Network network) {
        double each = 1.0 / (network.terminals() - 1);
        return new Destinations() {
            @Override
            public int destination(int source, RandomGenerator random) {
                throw new AssertionError("nothing is drawn");
            }

            @Override
            public double probability(int source, int destination) {
                return source == destination ? 0 : each;
            }
        };
    }
}
