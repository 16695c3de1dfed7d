// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.traffic.Scenarios;
import org.kneepoint.traffic.Terminals;

/** Uniform traffic with and without a hot spot. */
class HotSpotTest {
    @Test
    void uniform() {
        Destinations others = Patterns.of(new Uniform(), 5);
        Destinations all = Patterns.of(new Uniform(), 5, "self=true");
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
                Patterns.of(new Uniform(), 8, "hotspot=0.2", "hotspot.node=5", "self=true");
        assertEquals(0.3, all.probability(0, 5), 1e-15);
        assertEquals(0.3, all.probability(5, 5), 1e-15);
        assertEquals(0.1, all.probability(5, 0), 1e-15);
        Destinations others = Patterns.of(new Uniform(), 5, "hotspot=0.2", "hotspot.node=1");
        assertEquals(0.4, others.probability(0, 1), 1e-15);
        assertEquals(0.2, others.probability(0, 2), 1e-15);
    }

    @Test
    void theHotNodeSendsToTheOthersAlike() {
        Destinations others = Patterns.of(new Uniform(), 5, "hotspot=0.2", "hotspot.node=1");
        assertEquals(0, others.probability(1, 1));
        assertEquals(0.25, others.probability(1, 0));
        assertEquals(0.25, others.probability(1, 4));
        Destinations two = Patterns.of(new HotSpot(), 2, "hotspot=1");
        assertEquals(1, two.destination(0, new SplittableRandom(1)));
        assertEquals(1, two.probability(0, 1));
    }

    @Test
    void theTwoNamesDifferByTheirDefault() {
        assertEquals(Patterns.of(new Uniform(), 9, "hotspot=0.1"), Patterns.of(new HotSpot(), 9));
        assertEquals(Patterns.of(new Uniform(), 9), Patterns.of(new HotSpot(), 9, "hotspot=0"));
    }

    /** Of two definitions of a word a scenario has the first, here that of a network. */
    @Test
    void theDefaultHoldsWhateverANetworkSays() {
        Parameters words =
                Parameters.of(StandardParameters.HOTSPOT).and(new HotSpot().parameters());
        assertEquals(
                Patterns.of(new HotSpot(), 9),
                new HotSpot().build(Scenarios.of(words), new Terminals(9)));
    }

    @Test
    void refusals() {
        Scenarios.assertRefused(
                "hotspot.node=9 is no terminal: they are 0 to 8",
                () -> Patterns.of(new Uniform(), 9, "hotspot.node=9"));
        Scenarios.assertRefused(
                "hotspot=1.5 is not allowed", () -> Patterns.of(new HotSpot(), 9, "hotspot=1.5"));
        Scenarios.assertRefused(
                "hotspot=nan is not allowed", () -> Patterns.of(new HotSpot(), 9, "hotspot=nan"));
        Scenarios.assertRefused("nobody sends", () -> Patterns.of(new Uniform(), 1));
        assertEquals(1, Patterns.of(new Uniform(), 1, "self=true").probability(0, 0));
    }
}
