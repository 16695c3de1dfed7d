// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.metric.MetricValue;

class SeedReadingsTest {
    private static MetricValue reading(double value, double half) {
        return MetricValue.of(RampMeasure.NPM.quantity(), value, "").withHalfWidth(half);
    }

    @Test
    void independentIntervalsShrinkTogether() {
        SeedReadings sampled =
                new SeedReadings(List.of(reading(4, 0.3), reading(6, 0.4)), OptionalDouble.empty());
        assertEquals(5, sampled.mean().orElseThrow());
        assertEquals(0.25, sampled.halfWidth().orElseThrow(), 1e-12);
        assertEquals(Math.sqrt(2), sampled.deviation().orElseThrow(), 1e-12);
        assertEquals(Math.sqrt(2) / 5, sampled.relativeDeviation().orElseThrow(), 1e-12);
        assertEquals(4, sampled.least().orElseThrow());
        assertEquals(6, sampled.greatest().orElseThrow());
    }

    @Test
    void theScatterOverSeedsGoesBeforeTheirIntervals() {
        SeedReadings sampled = new SeedReadings(List.of(reading(4, 0.3)), OptionalDouble.of(0.1));
        assertEquals(0.1, sampled.halfWidth().orElseThrow());
        assertTrue(sampled.deviation().isEmpty());
    }

    @Test
    void oneMissingValueLeavesNoMean() {
        MetricValue missing = MetricValue.missing(RampMeasure.NPM.quantity(), "deadlocked");
        SeedReadings sampled =
                new SeedReadings(List.of(reading(4, 0.3), missing), OptionalDouble.of(1));
        assertFalse(sampled.isComplete());
        assertTrue(sampled.mean().isEmpty() && sampled.halfWidth().isEmpty());
        assertEquals("deadlocked", sampled.missingReason());
        assertEquals(
                "no ramp", new SeedReadings(List.of(), OptionalDouble.empty()).missingReason());
        assertEquals("no figure", sampled.meanText());
    }
}
