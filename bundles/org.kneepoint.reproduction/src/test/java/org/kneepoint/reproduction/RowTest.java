// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;

class RowTest {
    private static final Thresholds TIGHT = new Thresholds(0.05, 0.1);
    private static final double ULP = 1e-15;

    private static OptionalDouble some(double value) {
        return OptionalDouble.of(value);
    }

    private static double deviation(Row row) {
        return row.deviation().orElseThrow();
    }

    @Test
    void theDeviationIsThatOfTheSimulationFromThePublishedFigure() {
        Row row = Row.of("a").reported(10).model(some(20)).simulated(some(11), some(1));
        assertEquals(0.1, deviation(row), ULP);
    }

    @Test
    void elseThatOfTheModelFromThePublishedFigure() {
        assertEquals(-0.5, deviation(Row.of("a").reported(10).model(some(5))), ULP);
    }

    @Test
    void elseThatOfTheModelFromTheSimulation() {
        Row row = Row.of("a").model(some(6)).simulated(some(5), OptionalDouble.empty());
        assertEquals(0.2, deviation(row), ULP);
    }

    @Test
    void thereIsNoneWithoutTwoFigures() {
        assertTrue(Row.of("a").reported(10).deviation().isEmpty());
        assertTrue(Row.of("a").model(some(10)).deviation().isEmpty());
        assertTrue(Row.of("a").reported(0).model(some(10)).deviation().isEmpty());
    }

    @Test
    void theIntervalCountsAgainstWhatTheDeviationIsRelativeTo() {
        Row row = Row.of("a").reported(100).simulated(some(107.9), some(3));
        assertEquals(Verdict.HOLDS, row.judged(TIGHT).verdict());
        assertEquals(
                Verdict.HOLDS_WITH_LIMITS,
                row.simulated(some(108), some(2.9)).judged(TIGHT).verdict());
        assertEquals(
                Verdict.HOLDS_WITH_LIMITS,
                row.simulated(some(108), OptionalDouble.empty()).judged(TIGHT).verdict());
        assertEquals(
                Verdict.HOLDS,
                Row.of("a")
                        .model(some(107.9))
                        .simulated(some(100), some(3))
                        .judged(TIGHT)
                        .verdict());
    }

    @Test
    void whatOnlyTheIntervalExcusesIsRemarked() {
        Row row = Row.of("a").reported(100).simulated(some(107), some(3));
        assertEquals("within the interval only", row.judged(TIGHT).note());
        assertEquals("b; within the interval only", row.note("b").judged(TIGHT).note());
        assertEquals("", row.simulated(some(104), some(3)).judged(TIGHT).note());
        Row wide = row.simulated(some(104), some(11)).judged(TIGHT);
        assertEquals(Verdict.CANNOT_BE_CHECKED, wide.verdict());
        assertEquals("the interval is too wide to tell", wide.note());
    }

    @Test
    void takesFigureAndIntervalOfAPoint() {
        Point point =
                Point.of(Map.of())
                        .with(Quantities.LATENCY, 7)
                        .with(Quantities.LATENCY_CI95, 0.5)
                        .build();
        Row row = Row.of("a").simulated(point, Quantities.LATENCY);
        assertEquals(some(7), row.simulated());
        assertEquals(some(0.5), row.interval());
    }

    @Test
    void deviationsAreSummedUpWithoutTheirSigns() {
        Deviations deviations =
                Deviations.of(
                        List.of(
                                Row.of("a").reported(10).model(some(9)),
                                Row.of("b").reported(10).model(some(13)),
                                Row.of("c")));
        assertEquals(2, deviations.count());
        assertEquals(0.2, deviations.mean().orElseThrow(), ULP);
        assertEquals(0.3, deviations.largest().orElseThrow(), ULP);
        assertEquals("mean 20 %, largest 30 %", deviations.words());
        assertEquals("none", Deviations.of(List.of()).words());
    }
}
