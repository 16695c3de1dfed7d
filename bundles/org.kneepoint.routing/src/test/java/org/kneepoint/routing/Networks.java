// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.topology.fattree.FatTrees;
import org.kneepoint.topology.fattree.KAryNTrees;
import org.kneepoint.topology.hypercube.Hypercubes;
import org.kneepoint.topology.multistage.Butterflies;
import org.kneepoint.topology.multistage.Omegas;
import org.kneepoint.topology.torus.Meshes;
import org.kneepoint.topology.torus.Tori;

/** Networks and algorithms for the tests. */
final class Networks {
    static final List<RoutingAlgorithm> ALGORITHMS =
            List.of(
                    new Adaptive(),
                    new AdaptiveFree(),
                    new AdaptiveOneWay(),
                    new DimensionOrder(),
                    new Minimal(),
                    new NegativeFirst(),
                    new O1Turn(),
                    new Romm(),
                    new Par(),
                    new UgalGlobal(),
                    new UgalLocal(),
                    new Valiant(),
                    new ValiantGroup(),
                    new WestFirst());

    private Networks() {}

    static Network mesh(String radix) {
        return build(new Meshes(), "radix=" + radix);
    }

    static Network torus(String radix) {
        return build(new Tori(), "radix=" + radix);
    }

    static Network hypercube(int dimensions) {
        return build(new Hypercubes(), "dimensions=" + dimensions);
    }

    static Network fatTree(int nodes) {
        return build(new FatTrees(), "nodes=" + nodes);
    }

    /** Small enough to enumerate: odd, even and mixed grids, trees, multistage networks. */
    static Stream<Network> small() {
        return Stream.of(
                        Stream.of("5x1", "4x4", "5x5", "2x3", "3x4x2", "2x2x2x2")
                                .map(Networks::mesh),
                        Stream.of("1x2", "7x1", "8x1", "2x2", "3x3", "4x4", "5x4", "6x5", "2x3x4")
                                .map(Networks::torus),
                        Stream.of(
                                build(new Meshes(), "radix=3x2", "concentration=3"),
                                build(new Tori(), "radix=4x3", "concentration=2"),
                                hypercube(1),
                                hypercube(4),
                                fatTree(16),
                                fatTree(64),
                                build(new KAryNTrees(), "radix=3", "levels=3"),
                                new Dragonfly(2, 1),
                                new Dragonfly(4, 2),
                                build(new Omegas(), "nodes=16", "radix=2"),
                                build(new Butterflies(), "nodes=16", "radix=4")))
                .flatMap(networks -> networks);
    }

    static Network build(Topology topology, String... words) {
        return topology.build(Scenario.of(topology.name(), topology.parameters(), map(words)));
    }

    /** The routing of an algorithm that treats the network. */
    static Routing on(RoutingAlgorithm algorithm, Network network, String... words) {
        return algorithm.on(network, scenario(algorithm, words)).orElseThrow();
    }

    static Scenario scenario(RoutingAlgorithm algorithm, String... words) {
        return Scenario.of(algorithm.name(), algorithm.parameters(), map(words));
    }

    private static Map<String, String> map(String... words) {
        Map<String, String> given = new HashMap<>();
        for (String word : words) {
            given.put(word.substring(0, word.indexOf('=')), word.substring(word.indexOf('=') + 1));
        }
        return given;
    }
}
