// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
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
}
