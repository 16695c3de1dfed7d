// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;

class PointPairTest {
    private static PointPair match(double reference, double width, double other) {
        Point.Builder point = SampleCurvePairs.simulation().point(0.5, reference);
        return new PointPair(
                0.5,
                point.with(Quantities.LATENCY_CI95, width).build(),
                SampleCurvePairs.model().point(0.5, other).build());
    }

    @Test
    void theDifferenceIsRelativeToTheReference() {
        assertEquals(0.25, match(8, 1, 10).difference(Quantities.LATENCY).getAsDouble(), 1e-15);
        assertEquals(-0.75, match(8, 1, 2).difference(Quantities.LATENCY).getAsDouble(), 1e-15);
        assertEquals(OptionalDouble.of(0), match(8, 1, 8).difference(Quantities.LATENCY));
    }

    @Test
    void nothingIsComparedWithNothing() {
        assertEquals(
                OptionalDouble.empty(), match(Double.NaN, 1, 8).difference(Quantities.LATENCY));
        assertEquals(
                OptionalDouble.empty(), match(8, 1, Double.NaN).difference(Quantities.LATENCY));
        assertEquals(OptionalDouble.empty(), match(0, 1, 8).difference(Quantities.LATENCY));
        assertEquals(OptionalDouble.empty(), match(8, 1, 8).difference(Quantities.LOSS));
        assertEquals(
                Optional.empty(), match(8, 1, Double.NaN).isWithinInterval(Quantities.LATENCY));
    }

    @Test
    void theEndsOfTheIntervalAreInside() {
        assertEquals(Optional.of(true), match(8, 0.5, 8.5).isWithinInterval(Quantities.LATENCY));
        assertEquals(Optional.of(true), match(8, 0.5, 7.5).isWithinInterval(Quantities.LATENCY));
        assertEquals(Optional.of(false), match(8, 0.5, 8.625).isWithinInterval(Quantities.LATENCY));
        assertEquals(Optional.of(false), match(8, 0.5, 7.375).isWithinInterval(Quantities.LATENCY));
        assertEquals(
                Optional.empty(), match(8, Double.NaN, 8).isWithinInterval(Quantities.LATENCY));
        assertEquals(Optional.empty(), match(8, 1, 8).isWithinInterval(Quantities.THROUGHPUT));
    }
}
