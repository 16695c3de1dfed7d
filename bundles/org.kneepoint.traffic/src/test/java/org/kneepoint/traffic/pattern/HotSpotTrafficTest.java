// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.testkit.StarNetwork;
import org.kneepoint.traffic.TypedScenarios;

/** Uniform traffic with and without a hot spot. */
class HotSpotTrafficTest {
    @Test
    void uniform() {
        Destinations others = PatternFixtures.of(new UniformTraffic(), 5);
        Destinations all = PatternFixtures.of(new UniformTraffic(), 5, "self=true");
        for (int source = 0; source < 5; source++) {
            for (int destination = 0; destination < 5; destination++) {
                assertEquals(
                        source == destination ? 0 : 0.25, others.probability(source, destination));
                assertEquals(0.2, all.probability(source, destination));
            }
        }
    }

    @Test
    void theHotOutputGetsItsFractionAndItsShare() {
        Destinations all =
                PatternFixtures.of(
                        new UniformTraffic(), 8, "hotspot=0.2", "hotspot_node=5", "self=true");
        assertEquals(0.3, all.probability(0, 5), 1e-15);
        assertEquals(0.3, all.probability(5, 5), 1e-15);
        assertEquals(0.1, all.probability(5, 0), 1e-15);
        Destinations others =
                PatternFixtures.of(new UniformTraffic(), 5, "hotspot=0.2", "hotspot_node=1");
        assertEquals(0.4, others.probability(0, 1), 1e-15);
        assertEquals(0.2, others.probability(0, 2), 1e-15);
    }

    @Test
    void theHotNodeSendsToTheOthersAlike() {
        Destinations others =
                PatternFixtures.of(new UniformTraffic(), 5, "hotspot=0.2", "hotspot_node=1");
        assertEquals(0, others.probability(1, 1));
        assertEquals(0.25, others.probability(1, 0));
        assertEquals(0.25, others.probability(1, 4));
        Destinations two = PatternFixtures.of(new HotSpotTraffic(), 2, "hotspot=1");
        assertEquals(1, two.destination(0, new SplittableRandom(1)));
        assertEquals(1, two.probability(0, 1));
    }

    @Test
    void theTwoNamesDifferByTheirDefault() {
        assertEquals(
                PatternFixtures.of(new UniformTraffic(), 9, "hotspot=0.1"),
                PatternFixtures.of(new HotSpotTraffic(), 9));
        assertEquals(
                PatternFixtures.of(new UniformTraffic(), 9),
                PatternFixtures.of(new HotSpotTraffic(), 9, "hotspot=0"));
    }

    /** Of two declarations of a parameter a scenario keeps the first, here that of a network. */
    @Test
    void theDefaultHoldsForEveryNetwork() {
        Parameters parameters =
                Parameters.of(StandardParameters.HOTSPOT).and(new HotSpotTraffic().parameters());
        assertEquals(
                PatternFixtures.of(new HotSpotTraffic(), 9),
                new HotSpotTraffic().build(TypedScenarios.of(parameters), StarNetwork.of(9)));
    }

    @Test
    void refusals() {
        TypedScenarios.assertNotAllowed(
                Map.of("hotspot_node", "9"),
                () -> PatternFixtures.of(new UniformTraffic(), 9, "hotspot_node=9"));
        TypedScenarios.assertNotAllowed(
                Map.of("hotspot", "1.5"),
                () -> PatternFixtures.of(new HotSpotTraffic(), 9, "hotspot=1.5"));
        TypedScenarios.assertNotAllowed(
                Map.of("hotspot", "nan"),
                () -> PatternFixtures.of(new HotSpotTraffic(), 9, "hotspot=nan"));
        TypedScenarios.assertUnusable("self", () -> PatternFixtures.of(new UniformTraffic(), 1));
        assertEquals(1, PatternFixtures.of(new UniformTraffic(), 1, "self=true").probability(0, 0));
    }

    @Test
    void severalHotSpotsShareTheFractionByTheirRates() {
        Destinations all =
                PatternFixtures.of(
                        new HotSpotTraffic(),
                        10,
                        "hotspot=0.6",
                        "hotspot_nodes=2+7+9",
                        "hotspot_rates=1+2+3",
                        "self=true");
        double[] expected = {0.04, 0.04, 0.14, 0.04, 0.04, 0.04, 0.04, 0.24, 0.04, 0.34};
        for (int destination = 0; destination < 10; destination++) {
            assertEquals(expected[destination], all.probability(7, destination), 1e-15);
        }
    }

    /** Without traffic to itself a hot node sends to the other hot ones: 1 to 3 without the 2. */
    @Test
    void aHotNodeSendsToTheOtherHotOnes() {
        Destinations others =
                PatternFixtures.of(
                        new HotSpotTraffic(),
                        10,
                        "hotspot=0.6",
                        "hotspot_nodes=2+7+9",
                        "hotspot_rates=1+2+3");
        double rest = 0.4 / 9;
        assertEquals(0, others.probability(7, 7));
        assertEquals(0.15 + rest, others.probability(7, 2), 1e-15);
        assertEquals(0.45 + rest, others.probability(7, 9), 1e-15);
        assertEquals(rest, others.probability(7, 0), 1e-15);
        assertEquals(0.3 + rest, others.probability(0, 9), 1e-15);
    }

    @Test
    void equalRatesAreTheDefaultAndOneNodeIsTheSingleHotSpot() {
        assertEquals(
                PatternFixtures.of(
                        new HotSpotTraffic(), 9, "hotspot_nodes=1+2", "hotspot_rates=1+1"),
                PatternFixtures.of(new HotSpotTraffic(), 9, "hotspot_nodes=2+1"));
        assertEquals(
                PatternFixtures.of(new HotSpotTraffic(), 9, "hotspot_node=5"),
                PatternFixtures.of(new HotSpotTraffic(), 9, "hotspot_nodes=5"));
    }

    @Test
    void drawnFrequenciesFollowTheRates() {
        Destinations others =
                PatternFixtures.of(
                        new HotSpotTraffic(),
                        6,
                        "hotspot=0.5",
                        "hotspot_nodes=0+3+4",
                        "hotspot_rates=4+1+3");
        SplittableRandom random = new SplittableRandom(5);
        int draws = 200_000;
        for (int source : new int[] {0, 1, 3}) {
            int[] counts = new int[6];
            for (int i = 0; i < draws; i++) {
                counts[others.destination(source, random)]++;
            }
            for (int destination = 0; destination < 6; destination++) {
                double p = others.probability(source, destination);
                assertEquals(p, counts[destination] / (double) draws, 0.005);
            }
        }
    }

    /** A seed gives the same destinations in every JVM. */
    @Test
    void hotSpotsAreDrawnInTheOrderGiven() {
        Destinations all =
                PatternFixtures.of(
                        new HotSpotTraffic(),
                        12,
                        "hotspot=1",
                        "hotspot_nodes=7+2+11+5+0+9+4+3",
                        "self=true");
        int[] order = {7, 2, 11, 5, 0, 9, 4, 3};
        for (int i = 0; i < order.length; i++) {
            long middle = 2L * i + 1 << Long.SIZE - 4;
            assertEquals(order[i], all.destination(1, () -> middle));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "hotspot_nodes=3+9, hotspot_nodes, 9",
        "hotspot_nodes=3+3, hotspot_nodes, 3+3",
        "hotspot_nodes=3+, hotspot_nodes, 3+",
        "hotspot_nodes=a, hotspot_nodes, a",
        "hotspot_nodes=1+2 hotspot_rates=1, hotspot_rates, 1",
        "hotspot_nodes=1+2 hotspot_rates=1+0, hotspot_rates, 1+0",
        "hotspot_nodes=1+2 hotspot_rates=1+nan, hotspot_rates, 1+nan",
        "hotspot_rates=1, hotspot_rates, 1",
        "hotspot_node=2 hotspot_nodes=1, hotspot_nodes, 1"
    })
    void badHotSpots(String settings, String parameter, String value) {
        BadInput refused =
                assertThrows(
                        BadInput.class,
                        () -> PatternFixtures.of(new HotSpotTraffic(), 9, settings.split(" ")));
        assertEquals(value, refused.values().get(parameter));
    }
}
