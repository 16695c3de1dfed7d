// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.networkcheck.NetworkVerification;
import org.kneepoint.testkit.SmallNetworks;
import org.kneepoint.topology.torus.MeshTopology;

/** The contract of the routings of this bundle, on every supported network. */
class ContractTest {
    static Stream<Network> small() {
        return RoutingTestNetworks.small();
    }

    @ParameterizedTest
    @MethodSource("small")
    void keepsToTheContract(Network network) {
        for (RoutingAlgorithm algorithm : RoutingTestNetworks.ALGORITHMS) {
            algorithm
                    .on(network, RoutingTestNetworks.scenario(algorithm))
                    .ifPresent(
                            routing -> {
                                assertEquals(algorithm.name(), routing.name());
                                assertEquals(
                                        List.of(),
                                        NetworkVerification.findings(network, routing),
                                        () -> routing.name() + " on " + network);
                            });
        }
    }

    private static Set<String> treating(Network network) {
        return RoutingTestNetworks.ALGORITHMS.stream()
                .flatMap(
                        algorithm ->
                                algorithm
                                        .on(network, RoutingTestNetworks.scenario(algorithm))
                                        .stream())
                .map(Routing::name)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void goesByTheGeometryOfTheNetwork() {
        Set<String> grid =
                Set.of("adaptive", "adaptive-one-way", "dimension-order", "minimal", "romm");
        assertTrue(treating(RoutingTestNetworks.torus("4x4x4")).containsAll(grid));
        assertTrue(
                treating(RoutingTestNetworks.torus("4x4"))
                        .containsAll(Set.of("o1turn", "adaptive-free")));
        assertFalse(treating(RoutingTestNetworks.mesh("4x4")).contains("adaptive-free"));
        assertFalse(treating(RoutingTestNetworks.torus("4x4x4")).contains("o1turn"));
        assertFalse(treating(RoutingTestNetworks.torus("4x4")).contains("negative-first"));
        assertTrue(
                treating(RoutingTestNetworks.mesh("4x4"))
                        .containsAll(Set.of("negative-first", "west-first", "o1turn")));
        assertTrue(treating(RoutingTestNetworks.hypercube(4)).contains("negative-first"));
        assertFalse(treating(RoutingTestNetworks.hypercube(4)).contains("west-first"));
        Network express = SmallNetworks.build(new MeshTopology(), "radix=4", "express=2");
        assertTrue(treating(express).containsAll(Set.of("minimal", "valiant", "ugal-local")));
        assertTrue(
                Collections.disjoint(
                        treating(express),
                        Set.of("adaptive", "dimension-order", "romm", "o1turn", "west-first")));
        Set<String> hyperx = treating(RoutingTestNetworks.hyperx("radix=3x3"));
        assertTrue(hyperx.containsAll(grid));
        assertTrue(hyperx.containsAll(Set.of("o1turn", "valiant", "ugal-global", "par")));
        assertFalse(hyperx.contains("negative-first"));
        assertFalse(hyperx.contains("west-first"));
        assertTrue(
                treating(RoutingTestNetworks.fatTree(16))
                        .containsAll(Set.of("adaptive", "minimal")));
        assertFalse(treating(RoutingTestNetworks.fatTree(16)).contains("dimension-order"));
    }

    @Test
    void hasTheNumberOfClassesOfThePublication() {
        Network mesh = RoutingTestNetworks.mesh("8x8");
        Network torus = RoutingTestNetworks.torus("8x8");
        assertEquals(1, RoutingTestNetworks.on(new DimensionOrder(), mesh).vcClasses());
        assertEquals(2, RoutingTestNetworks.on(new DimensionOrder(), torus).vcClasses());
        assertEquals(2, RoutingTestNetworks.on(new O1Turn(), mesh).vcClasses());
        assertEquals(4, RoutingTestNetworks.on(new O1Turn(), torus).vcClasses());
        assertEquals(2, RoutingTestNetworks.on(new Romm(), mesh).vcClasses());
        assertEquals(4, RoutingTestNetworks.on(new Romm(), torus).vcClasses());
        assertEquals(2, RoutingTestNetworks.on(new MinimalAdaptive(), mesh).vcClasses());
        assertEquals(3, RoutingTestNetworks.on(new MinimalAdaptive(), torus).vcClasses());
        Network hyperx = RoutingTestNetworks.hyperx("radix=4x4");
        assertEquals(1, RoutingTestNetworks.on(new DimensionOrder(), hyperx).vcClasses());
        assertEquals(2, RoutingTestNetworks.on(new MinimalAdaptive(), hyperx).vcClasses());
        assertEquals(1, RoutingTestNetworks.on(new Valiant(), hyperx).vcClasses());
        assertEquals(14, RoutingTestNetworks.on(new RandomMinimal(), mesh).vcClasses());
        assertEquals(
                1,
                RoutingTestNetworks.on(new RandomMinimal(), RoutingTestNetworks.fatTree(64))
                        .vcClasses());
        assertEquals(1, RoutingTestNetworks.on(new UpDown(), torus).vcClasses());
        assertEquals(2, RoutingTestNetworks.on(new Layered(), mesh).vcClasses());
    }

    /** Limits: 64 classes of hops, 8192 routers. */
    @Test
    void leavesOutWhatIsTooLarge() {
        assertTrue(treating(RoutingTestNetworks.mesh("65x1")).contains("minimal"));
        assertFalse(treating(RoutingTestNetworks.mesh("66x1")).contains("minimal"));
        assertTrue(treating(RoutingTestNetworks.torus("64x128")).contains("ugal-local"));
        assertFalse(treating(RoutingTestNetworks.torus("64x129")).contains("ugal-local"));
        assertTrue(treating(RoutingTestNetworks.torus("32x64")).contains("layered"));
        assertFalse(treating(RoutingTestNetworks.torus("32x65")).contains("layered"));
        assertTrue(treating(RoutingTestNetworks.torus("64x128")).contains("up-down"));
        assertFalse(treating(RoutingTestNetworks.torus("64x129")).contains("up-down"));
        assertTrue(treating(RoutingTestNetworks.hypercube(12)).contains("romm"));
        assertFalse(treating(RoutingTestNetworks.hypercube(13)).contains("romm"));
        assertEquals(
                2,
                RoutingTestNetworks.on(new MinimalAdaptive(), RoutingTestNetworks.hypercube(30))
                        .vcClasses());
    }
}
