// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.traffic.TypedScenarios;

class AsymmetricTrafficTest {
    @Test
    void toBothHalvesAlike() {
        Destinations both = PatternFixtures.of(new AsymmetricTraffic(), 6, "self=true");
        for (int source = 0; source < 6; source++) {
            for (int destination = 0; destination < 6; destination++) {
                double expected = source % 3 == destination % 3 ? 0.5 : 0;
                assertEquals(expected, both.probability(source, destination));
            }
        }
    }

    @Test
    void toTheOtherHalfAlone() {
        assertArrayEquals(
                new int[] {3, 4, 5, 0, 1, 2}, PatternFixtures.partners(new AsymmetricTraffic(), 6));
    }

    @Test
    void anOddNumberIsRefused() {
        TypedScenarios.assertUnusable(
                "pattern", () -> PatternFixtures.of(new AsymmetricTraffic(), 7), "7");
    }
}
