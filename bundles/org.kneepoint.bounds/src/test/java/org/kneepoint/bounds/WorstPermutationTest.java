// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.routing.DimensionOrder;
import org.kneepoint.routing.MinimalAdaptive;
import org.kneepoint.routing.Romm;
import org.kneepoint.routing.Valiant;
import org.kneepoint.testkit.Refusal;

/** Worst permutations against published figures and an independent implementation. */
class WorstPermutationTest {
    private static final double EXACT = 1e-9;

    private static WorstPermutation worst(Network network, Routing routing) {
        WorstPermutation worst = WorstPermutation.of(network, routing, BoundNetworks.BUDGET);
        assertEquals(worst.load(), worst.certificate(), EXACT);
        double flow = worst.flows().stream().mapToDouble(PairFlow::flow).sum();
        assertEquals(1 / worst.load(), flow, EXACT);
        int[] sorted = worst.partners().clone();
        Arrays.sort(sorted);
        assertEquals(
                IntStream.range(0, sorted.length).boxed().toList(),
                Arrays.stream(sorted).boxed().toList());
        for (int source = 0; source < sorted.length; source++) {
            assertNotEquals(source, worst.partners()[source]);
        }
        return worst;
    }

    /** The load that the permutation found gives the first full channel. */
    private static double followed(Network network, Routing routing, WorstPermutation worst) {
        return ChannelLoads.of(network, routing, worst.destinations(network), BoundNetworks.BUDGET)
                .ofLinks()
                .load();
    }

    @ParameterizedTest
    @CsvSource({"8x8, 0.142857142857", "4x4, 0.333333333333"})
    void dimensionOrderInAMesh(String radix, double load) {
        assertWorst(BoundNetworks.mesh(radix), new DimensionOrder(), load, EXACT);
    }

    /** Ties half way around are split: figures of an independent implementation. */
    @Test
    void dimensionOrderAndRommInATorus() {
        assertWorst(BoundNetworks.torus("8x8"), new DimensionOrder(), 2.0 / 7, EXACT);
        assertWorst(BoundNetworks.torus("8x8"), new Romm(), 0.2083, 5e-5);
    }

    /** Over a uniform node every permutation is as bad. */
    @Test
    void valiantKeepsHalf() {
        assertWorst(BoundNetworks.mesh("8x8"), new Valiant(), 0.25, EXACT);
    }

    private static void assertWorst(
            Network network, RoutingAlgorithm algorithm, double load, double tolerance) {
        Routing routing = BoundNetworks.on(algorithm, network);
        WorstPermutation worst = worst(network, routing);
        assertEquals(load, worst.load(), tolerance);
        assertEquals(worst.load(), followed(network, routing, worst), EXACT);
    }

    /** By every permutation of the six terminals. */
    @Test
    void noPermutationIsWorse() {
        Network mesh = BoundNetworks.mesh("3x2");
        Routing routing = BoundNetworks.on(new DimensionOrder(), mesh);
        double[] least = {Double.POSITIVE_INFINITY};
        Permutations.forEach(
                6,
                partners ->
                        least[0] =
                                Math.min(
                                        least[0],
                                        followed(
                                                mesh,
                                                routing,
                                                new WorstPermutation(
                                                        0, 0, "", partners, List.of()))));
        assertEquals(least[0], worst(mesh, routing).load(), EXACT);
    }

    @Test
    void adaptiveRoutingHasNoWorstPermutation() {
        Network mesh = BoundNetworks.mesh("4x4");
        Routing adaptive = BoundNetworks.on(new MinimalAdaptive(), mesh);
        assertEquals(
                "unusable [routing] adaptive",
                Refusal.of(() -> WorstPermutation.of(mesh, adaptive, BoundNetworks.BUDGET)));
    }
}
