// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import org.kneepoint.verification.Verification;

/** What every routing of this bundle keeps to, on every network that it treats. */
class ContractTest {
    static Stream<Network> small() {
        return Networks.small();
    }

    @ParameterizedTest
    @MethodSource("small")
    void keepsToTheContract(Network network) {
        for (RoutingAlgorithm algorithm : Networks.ALGORITHMS) {
            algorithm
                    .on(network, Networks.scenario(algorithm))
                    .ifPresent(
                            routing -> {
                                assertEquals(algorithm.name(), routing.name());
                                assertEquals(
                                        List.of(),
                                        Verification.findings(network, routing),
                                        () -> routing.name() + " on " + network);
                            });
        }
    }

    private static Set<String> treating(Network network) {
        return Networks.ALGORITHMS.stream()
                .flatMap(algorithm -> algorithm.on(network, Networks.scenario(algorithm)).stream())
                .map(Routing::name)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void goesByTheGeometryOfTheNetwork() {
        Set<String> grid =
                Set.of("adaptive", "adaptive-one-way", "dimension-order", "minimal", "romm");
        assertTrue(treating(Networks.torus("4x4x4")).containsAll(grid));
        assertTrue(treating(Networks.torus("4x4")).containsAll(Set.of("o1turn", "adaptive-free")));
        assertFalse(treating(Networks.mesh("4x4")).contains("adaptive-free"));
        assertFalse(treating(Networks.torus("4x4x4")).contains("o1turn"));
        assertFalse(treating(Networks.torus("4x4")).contains("negative-first"));
        assertTrue(
                treating(Networks.mesh("4x4"))
                        .containsAll(Set.of("negative-first", "west-first", "o1turn")));
        assertTrue(treating(Networks.hypercube(4)).contains("negative-first"));
        assertFalse(treating(Networks.hypercube(4)).contains("west-first"));
        assertTrue(treating(Networks.fatTree(16)).containsAll(Set.of("adaptive", "minimal")));
        assertFalse(treating(Networks.fatTree(16)).contains("dimension-order"));
    }

    @Test
    void hasAsManyClassesAsThePublicationSays() {
        Network mesh = Networks.mesh("8x8");
        Network torus = Networks.torus("8x8");
        assertEquals(1, Networks.on(new DimensionOrder(), mesh).vcClasses());
        assertEquals(2, Networks.on(new DimensionOrder(), torus).vcClasses());
        assertEquals(2, Networks.on(new O1Turn(), mesh).vcClasses());
        assertEquals(4, Networks.on(new O1Turn(), torus).vcClasses());
        assertEquals(2, Networks.on(new Romm(), mesh).vcClasses());
        assertEquals(4, Networks.on(new Romm(), torus).vcClasses());
        assertEquals(2, Networks.on(new Adaptive(), mesh).vcClasses());
        assertEquals(3, Networks.on(new Adaptive(), torus).vcClasses());
        assertEquals(14, Networks.on(new Minimal(), mesh).vcClasses());
        assertEquals(1, Networks.on(new Minimal(), Networks.fatTree(64)).vcClasses());
    }

    /** Hops have 64 classes, and tables end at 4096 routers. */
    @Test
    void leavesOutWhatIsTooLarge() {
        assertTrue(treating(Networks.mesh("65x1")).contains("minimal"));
        assertFalse(treating(Networks.mesh("66x1")).contains("minimal"));
        assertTrue(treating(Networks.torus("64x64")).contains("ugal-local"));
        assertFalse(treating(Networks.torus("64x65")).contains("ugal-local"));
        assertTrue(treating(Networks.hypercube(12)).contains("romm"));
        assertFalse(treating(Networks.hypercube(13)).contains("romm"));
        assertEquals(2, Networks.on(new Adaptive(), Networks.hypercube(30)).vcClasses());
    }
}
