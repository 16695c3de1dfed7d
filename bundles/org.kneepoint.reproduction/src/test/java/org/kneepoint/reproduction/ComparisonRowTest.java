// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;

class ComparisonRowTest {
    private static final DeviationThresholds TIGHT = new DeviationThresholds(0.05, 0.1);
    private static final double ULP = 1e-15;

    private static OptionalDouble some(double value) {
        return OptionalDouble.of(value);
    }

    private static double deviation(ComparisonRow row) {
        return row.deviation().orElseThrow();
    }

    @Test
    void theDeviationIsThatOfTheSimulationFromThePublishedFigure() {
        ComparisonRow row =
                ComparisonRow.of("a").published(10).model(some(20)).simulated(some(11), some(1));
        assertEquals(0.1, deviation(row), ULP);
    }

    @Test
    void elseThatOfTheModelFromThePublishedFigure() {
        assertEquals(-0.5, deviation(ComparisonRow.of("a").published(10).model(some(5))), ULP);
    }

    @Test
    void elseThatOfTheModelFromTheSimulation() {
        ComparisonRow row =
                ComparisonRow.of("a").model(some(6)).simulated(some(5), OptionalDouble.empty());
        assertEquals(0.2, deviation(row), ULP);
    }

    @Test
    void thereIsNoneWithoutTwoFigures() {
        assertTrue(ComparisonRow.of("a").published(10).deviation().isEmpty());
        assertTrue(ComparisonRow.of("a").model(some(10)).deviation().isEmpty());
        assertTrue(ComparisonRow.of("a").published(0).model(some(10)).deviation().isEmpty());
    }

    @Test
    void theIntervalCountsAgainstWhatTheDeviationIsRelativeTo() {
        ComparisonRow row = ComparisonRow.of("a").published(100).simulated(some(107.9), some(3));
        assertEquals(ReproductionVerdict.HOLDS, row.judged(TIGHT).verdict());
        assertEquals(
                ReproductionVerdict.HOLDS_WITH_LIMITS,
                row.simulated(some(108), some(2.9)).judged(TIGHT).verdict());
        assertEquals(
                ReproductionVerdict.HOLDS_WITH_LIMITS,
                row.simulated(some(108), OptionalDouble.empty()).judged(TIGHT).verdict());
        assertEquals(
                ReproductionVerdict.HOLDS,
                ComparisonRow.of("a")
                        .model(some(107.9))
                        .simulated(some(100), some(3))
                        .judged(TIGHT)
                        .verdict());
    }

    @Test
    void whatOnlyTheIntervalExcusesIsRemarked() {
        ComparisonRow row = ComparisonRow.of("a").published(100).simulated(some(107), some(3));
        String remark = row.judged(TIGHT).note();
        assertFalse(remark.isEmpty());
        assertEquals("b; " + remark, row.note("b").judged(TIGHT).note());
        assertEquals("", row.simulated(some(104), some(3)).judged(TIGHT).note());
        ComparisonRow wide = row.simulated(some(104), some(11)).judged(TIGHT);
        assertEquals(ReproductionVerdict.CANNOT_BE_CHECKED, wide.verdict());
        assertNotEquals(remark, wide.note());
    }

    @Test
    void takesFigureAndIntervalOfAPoint() {
        Point point =
                Point.of(Map.of())
                        .with(Quantities.LATENCY, 7)
                        .with(Quantities.LATENCY_CI95, 0.5)
                        .build();
        ComparisonRow row = ComparisonRow.of("a").simulated(point, Quantities.LATENCY);
        assertEquals(some(7), row.simulated());
        assertEquals(some(0.5), row.interval());
    }

    @Test
    void deviationsAreSummedUpWithoutTheirSigns() {
        RelativeDeviations deviations =
                RelativeDeviations.of(
                        List.of(
                                ComparisonRow.of("a").published(10).model(some(9)),
                                ComparisonRow.of("b").published(10).model(some(13)),
                                ComparisonRow.of("c")));
        assertEquals(2, deviations.count());
        assertEquals(0.2, deviations.mean().orElseThrow(), ULP);
        assertEquals(0.3, deviations.largest().orElseThrow(), ULP);
        assertTrue(deviations.text().contains("20 %") && deviations.text().contains("30 %"));
        assertTrue(RelativeDeviations.of(List.of()).largest().isEmpty());
    }
}
