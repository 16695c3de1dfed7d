// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.fattree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.testkit.Refusal;
import org.kneepoint.topology.fattree.ButterflyFatTreeTopology;

/** Uniform traffic on the links. */
class FatTreeTrafficTest {
    private static final double ROUNDING = 1e-15;

    private static Network network(int levels) {
        ButterflyFatTreeTopology trees = new ButterflyFatTreeTopology();
        return trees.build(
                Scenario.of("fat-tree", trees.parameters(), Map.of("levels", "" + levels)));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 10, 12})
    void agreesWithTheTopology(int levels) {
        FatTreeTraffic tree = new FatTreeTraffic(levels);
        Network network = network(levels);
        assertEquals(network.terminals(), tree.nodes());
        double routers = network.meanDistance().orElseThrow();
        assertEquals(routers + 1, tree.meanChannels(), routers * ROUNDING);
        assertEquals(network.diameter().orElseThrow() + 1, tree.maxChannels());
        double capacity = network.capacity().orElseThrow();
        assertEquals(1 / capacity, Math.max(1, levels == 1 ? 1 : tree.maxRelativeRate()), 1e-11);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 10, 15})
    void meanDistanceInClosedForm(int levels) {
        double nodes = Math.pow(4, levels);
        double mean = 2 * levels * nodes / (nodes - 1) - 2.0 / 3;
        assertEquals(mean, new FatTreeTraffic(levels).meanChannels(), mean * ROUNDING);
    }

    /** The upward traffic of four children equals that of the two parents. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 10, 15})
    void flowIsConserved(int levels) {
        FatTreeTraffic tree = new FatTreeTraffic(levels);
        for (int level = 1; level < levels; level++) {
            double brought = 4 * tree.relativeRate(level - 1) * tree.probabilityOnUp(level);
            assertEquals(2 * tree.relativeRate(level), brought, brought * ROUNDING);
            assertEquals(1, tree.probabilityOnUp(level) + tree.probabilityTurn(level), ROUNDING);
            assertEquals(1, tree.probabilityAbove(level) + tree.probabilityWithin(level), ROUNDING);
        }
        assertEquals(1, tree.probabilityAbove(0));
        assertEquals(0, tree.probabilityAbove(levels));
        assertEquals(1, tree.probabilityTurn(levels));
    }

    /** Counted over all pairs of a small tree. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void sharesByCounting(int levels) {
        int nodes = 1 << 2 * levels;
        FatTreeTraffic tree = new FatTreeTraffic(levels);
        double flow = 0;
        double links = 0;
        for (int level = 1; level < levels; level++) {
            int crossing = 0;
            for (int target = 1; target < nodes; target++) {
                crossing += target >> 2 * level == 0 ? 0 : 1;
            }
            double above = (double) crossing / (nodes - 1);
            assertEquals((1 << level) * above, tree.relativeRate(level), 1e-14);
            flow += nodes * above;
            links += nodes / (double) (1 << level);
        }
        assertEquals(flow / links, tree.meanRelativeRate(), 1e-14);
    }

    @Test
    void oneSwitchHasNoLinksBetweenSwitches() {
        assertTrue(Double.isNaN(new FatTreeTraffic(1).maxRelativeRate()));
        assertTrue(Double.isNaN(new FatTreeTraffic(1).meanRelativeRate()));
    }

    @ParameterizedTest
    @CsvSource({"4, 1", "16, 2", "1048576, 10", "1073741824, 15"})
    void ofSize(int nodes, int levels) {
        assertEquals(new FatTreeTraffic(levels), FatTreeTraffic.of(nodes));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 8, 12, 20, 1000, -4, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void refusesOtherSizes(int nodes) {
        assertEquals(
                "not-allowed [nodes, solver] " + nodes, Refusal.of(() -> FatTreeTraffic.of(nodes)));
    }
}
