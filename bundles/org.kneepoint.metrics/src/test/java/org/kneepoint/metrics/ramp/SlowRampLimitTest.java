// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.scenario.BadInput;

class SlowRampLimitTest {
    private static SlowRampLimit.RampFigure run(double slew, double value) {
        return new SlowRampLimit.RampFigure(slew, value, OptionalDouble.empty());
    }

    private static SlowRampLimit.RampFigure run(double slew, double value, double half) {
        return new SlowRampLimit.RampFigure(slew, value, OptionalDouble.of(half));
    }

    /** NPM at slew rates 100,000 and 300,000, and its limit by an independent evaluation. */
    @ParameterizedTest
    @CsvSource({"4.837, 4.720, 4.661", "5.490, 5.355, 5.287"})
    void isThatOfTheIndependentEvaluation(double fast, double slow, double limit) {
        SlowRampLimit found = SlowRampLimit.of(List.of(run(1e5, fast), run(3e5, slow)));
        assertEquals(limit, found.limit(), 6e-4);
        assertTrue(found.halfWidth().isEmpty());
    }

    @Test
    void aLineIsFoundExactly() {
        SlowRampLimit found =
                SlowRampLimit.of(
                        List.of(
                                run(1e5, 4 + 0.2),
                                run(3e5, 4 + 0.2 / 3),
                                run(1e6, 4.02),
                                run(1e6, 4.02)));
        assertEquals(4, found.limit(), 1e-12);
        assertEquals(2e4, found.change(), 1e-6);
        assertEquals(0, found.halfWidth().orElseThrow(), 1e-6);
    }

    @Test
    void ownIntervalsAddAsSquares() {
        SlowRampLimit found = SlowRampLimit.of(List.of(run(1e5, 4.8, 0.04), run(3e5, 4.7, 0.02)));
        assertEquals(Math.hypot(0.5 * 0.04, 1.5 * 0.02), found.halfWidth().orElseThrow(), 1e-12);
    }

    /** Two ramps at each of two slew rates: the line goes through their means. */
    @Test
    void theScatterAboutTheLineGivesTheInterval() {
        SlowRampLimit found =
                SlowRampLimit.of(List.of(run(1, 5.1), run(1, 4.9), run(2, 4.05), run(2, 3.95)));
        assertEquals(2 * 4 - 5, found.limit(), 1e-12);
        // residual variance per weight (2 * 0.01 + 2 * 2 * 0.0025) / 2, of the means 1/2 and 1/4
        double variance = 0.015 * (4 * 0.25 + 0.5);
        assertEquals(4.302653 * Math.sqrt(variance), found.halfWidth().orElseThrow(), 1e-6);
    }

    @Test
    void needsTwoSlewRates() {
        assertThrows(BadInput.class, () -> SlowRampLimit.of(List.of(run(1e5, 4), run(1e5, 5))));
    }
}
