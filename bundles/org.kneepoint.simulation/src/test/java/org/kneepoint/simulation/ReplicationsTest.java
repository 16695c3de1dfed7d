// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;

/** Points of independent runs. */
class ReplicationsTest {
    private static Point point(double latency, double largest) {
        return Point.of(Map.of("seed", "1"))
                .with(Quantities.LOAD, 0.3)
                .with(Quantities.LATENCY, latency)
                .with(Quantities.LATENCY_CI95, 99)
                .with(Quantities.LATENCY_MAX, largest)
                .with(Quantities.MESSAGES, 1000)
                .build();
    }

    @Test
    void oneIsItself() {
        Point point = point(5, 6);
        assertSame(point, Replications.merge(List.of(point)));
    }

    @Test
    void meansExtremesTotalsAndSpread() {
        Point merged = Replications.merge(List.of(point(4, 9), point(6, 30), point(5, 20)));
        assertEquals(Status.OK, merged.status());
        assertEquals(0.3, merged.get(Quantities.LOAD).orElseThrow(), 1e-15);
        assertEquals(5, merged.get(Quantities.LATENCY).orElseThrow(), 1e-15);
        assertEquals(30, merged.get(Quantities.LATENCY_MAX).orElseThrow());
        assertEquals(3000, merged.get(Quantities.MESSAGES).orElseThrow());
        // standard deviation 1 of three: 4.3027 / sqrt 3
        assertEquals(2.48414, merged.get(Quantities.LATENCY_CI95).orElseThrow(), 1e-5);
        assertEquals("1", merged.words().get("seed"));
    }

    @Test
    void oneThatFailsDecides() {
        Point saturated =
                Point.of(Map.of())
                        .with(Quantities.LOAD, 0.3)
                        .status(Status.SATURATED, "too much")
                        .build();
        Point merged = Replications.merge(List.of(point(4, 9), saturated, saturated));
        assertEquals(Status.SATURATED, merged.status());
        assertEquals("2 of 3 replications: too much", merged.reason());
        assertFalse(merged.get(Quantities.LATENCY).isPresent());
        assertFalse(merged.get(Quantities.LATENCY_CI95).isPresent());
        assertFalse(merged.get(Quantities.LATENCY_MAX).isPresent());
        assertFalse(merged.get(Quantities.MESSAGES).isPresent());
        assertEquals(0.3, merged.get(Quantities.LOAD).orElseThrow(), 1e-15);
    }

    @Test
    void seedsDiffer() {
        Set<Integer> seeds = new HashSet<>();
        for (int root = -20; root < 20; root++) {
            for (int index = 0; index < 20; index++) {
                seeds.add(Replications.seed(root, index));
            }
            assertEquals(root, Replications.seed(root, 0));
        }
        assertEquals(800, seeds.size());
        assertEquals(Replications.seed(7, 3), Replications.seed(7, 3));
    }
}
