// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.graph;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.Routing;

/** Distances by breadth-first search against those of Floyd and Warshall. */
class DistancesTest {
    private static final double ROUNDING = 1e-12;

    /** More routers than bits of a word among them. */
    static Stream<GraphNetwork> graphs() {
        return Stream.of(
                        Stream.of(
                                TestGraphs.petersen().terminalsEach(2).build(),
                                TestGraphs.oneWayRing(5),
                                TestGraphs.path(65).build(),
                                GraphNetwork.builder("single", 1).terminals(0, 3).build()),
                        LongStream.range(0, 5).mapToObj(s -> TestGraphs.random(9, 6, s)),
                        LongStream.range(5, 8).mapToObj(s -> TestGraphs.random(150, 200, s)))
                .flatMap(networks -> networks);
    }

    @ParameterizedTest
    @MethodSource("graphs")
    void areThoseOfAnotherAlgorithm(GraphNetwork network) {
        int[][] expected = TestGraphs.distances(network);
        RouterGraph graph = network.graph();
        RouterGraph reversed = graph.reversed();
        HopCounts hops = new HopCounts(network);
        for (int from = 0; from < network.routers(); from++) {
            assertArrayEquals(expected[from], graph.distancesFrom(from));
            for (int to = 0; to < network.routers(); to++) {
                assertEquals(expected[from][to], hops.between(from, to));
                assertEquals(expected[from][to], reversed.distancesFrom(to)[from]);
            }
        }
        assertEquals(graph.channels(), reversed.channels());
        assertEquals(network.diameter().orElseThrow() - 1, hops.largest());
    }

    @ParameterizedTest
    @MethodSource("graphs")
    void ofTerminalsCountEveryPairOnce(GraphNetwork network) {
        int[][] channels = TestGraphs.distances(network);
        int terminals = network.terminals();
        long[] pairs = new long[network.routers() + 1];
        double sum = 0;
        int largest = 1;
        for (int source = 0; source < terminals; source++) {
            for (int target = 0; target < terminals; target++) {
                int from = network.injectionRouter(source);
                int hops = channels[from][network.ejectionRouter(target)] + 1;
                pairs[hops] += source == target ? 0 : 1;
                sum += source == target ? 0 : hops;
                largest = Math.max(largest, hops);
            }
        }
        assertEquals(largest, network.diameter().orElseThrow());
        assertEquals(
                sum / ((double) terminals * (terminals - 1)),
                network.meanDistance().orElseThrow(),
                ROUNDING);
        DistanceDistribution counted = counted(network, Long.MAX_VALUE).orElseThrow();
        for (int hops = 0; hops < pairs.length; hops++) {
            assertEquals(pairs[hops], counted.pairs(hops));
        }
    }

    private static Optional<DistanceDistribution> counted(GraphNetwork network, long maxSteps) {
        int[] terminals = new int[network.routers()];
        for (int terminal = 0; terminal < network.terminals(); terminal++) {
            terminals[network.injectionRouter(terminal)]++;
        }
        return DistanceDistribution.of(network.graph(), terminals, maxSteps);
    }

    /** Every router of a ring is visited from 5 sources: 5 times 5 channels in one batch. */
    @Test
    void areLeftOutBeyondTheBudget() {
        GraphNetwork ring = TestGraphs.oneWayRing(5);
        assertTrue(counted(ring, 25).isPresent());
        assertEquals(Optional.empty(), counted(ring, 24));
    }

    @Test
    void areLimitedByMemory() {
        Routing ofAnother = TestGraphs.path(2).build().routings().get(0);
        GraphNetwork large =
                TestGraphs.path(HopCounts.MAX_ROUTERS + 1)
                        .routings(network -> List.of(ofAnother))
                        .build();
        assertThrows(IllegalArgumentException.class, () -> new HopCounts(large));
    }

    @Test
    void degreesAreThoseOfTheChannels() {
        RouterGraph petersen = TestGraphs.petersen().terminals(3, 1).build().graph();
        assertTrue(petersen.isConnected());
        assertEquals(30, petersen.channels());
        assertEquals(3, petersen.regularDegree().orElseThrow());
        RouterGraph path = TestGraphs.path(3).build().graph();
        assertEquals(2, path.degree(1));
        assertTrue(path.regularDegree().isEmpty());
    }
}
