// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Where an axis has ticks, and which have labels. */
class AxisTicksTest {
    private static AxisScale linear(double low, double high) {
        return new AxisScale(new AxisRange(low, high), false);
    }

    private static AxisScale logarithmic(double low, double high) {
        return new AxisScale(new AxisRange(low, high), true);
    }

    private static Predicate<List<AxisTick>> atMost(int labels) {
        return ticks -> ticks.stream().filter(tick -> !tick.isMinor()).count() <= labels;
    }

    private static String labels(AxisScale scale, int most) {
        return AxisTicks.of(scale, false, atMost(most)).stream()
                .filter(tick -> !tick.isMinor())
                .map(AxisTick::label)
                .collect(Collectors.joining(" "));
    }

    @Test
    void linearTicksAreMultiplesOfOneTwoOrFive() {
        assertEquals("0 0.2 0.4 0.6 0.8 1", labels(linear(0, 1.03), 8));
        assertEquals("0 0.5 1", labels(linear(0, 1.03), 5));
        assertEquals("-5 0 5", labels(linear(-6, 6), 4));
        assertEquals("100 200 300", labels(linear(95, 310), 3));
    }

    @Test
    void logarithmicTicksAreMultiplesOfPowersOfTen() {
        assertEquals("10 20 50 100 200", labels(logarithmic(9, 300), 6));
        assertEquals("10 30 100 300", labels(logarithmic(9, 300), 4));
        assertEquals("10 100", labels(logarithmic(9, 300), 3));
        assertEquals("0.001 0.01 0.1 1", labels(logarithmic(0.0009, 1.1), 5));
        assertEquals("0.01 1 100 10000", labels(logarithmic(0.005, 20_000), 4));
    }

    @Test
    void theOthersAreMinorTicks() {
        List<AxisTick> ticks = AxisTicks.of(logarithmic(9, 101), false, atMost(2));
        assertEquals(
                List.of(9.0, 10.0, 20.0, 30.0, 40.0, 50.0, 60.0, 70.0, 80.0, 90.0, 100.0),
                ticks.stream().map(AxisTick::value).toList());
        assertEquals(9, ticks.stream().filter(AxisTick::isMinor).count());
    }

    @Test
    void lessThanADecadeHasTheTicksOfALinearAxis() {
        assertEquals("20 30 40 50 60", labels(logarithmic(18, 62), 5));
        assertEquals("1 1.05 1.1", labels(logarithmic(1, 1.1), 4));
    }

    @Test
    void ticksBetweenCountsAreWhole() {
        List<AxisTick> ticks = AxisTicks.of(linear(0.9, 3.1), true, atMost(10));
        assertEquals(List.of("1", "2", "3"), ticks.stream().map(AxisTick::label).toList());
    }

    @Test
    void extremeRangesEndAndHaveFewTicks() {
        for (AxisScale scale :
                List.of(
                        linear(-Double.MAX_VALUE / 4, Double.MAX_VALUE / 4),
                        linear(0, Double.MIN_VALUE),
                        linear(1e15, 1e15 + 1),
                        logarithmic(Double.MIN_NORMAL, Double.MAX_VALUE / 4),
                        logarithmic(1e300, 1.2e300))) {
            assertTrue(AxisTicks.of(scale, false, atMost(8)).size() <= 2100, scale::toString);
            assertTrue(AxisTicks.of(scale, false, ticks -> false).size() <= 700, scale::toString);
        }
    }

    @Test
    void aLogarithmicScaleHasEqualRatiosAtEqualDistances() {
        AxisScale scale = logarithmic(1, 10_000);
        assertEquals(0.25, scale.fraction(10), 1e-12);
        assertEquals(0.75, scale.fraction(1000), 1e-12);
        assertEquals(100, scale.value(0.5), 1e-9);
        assertEquals(Double.NEGATIVE_INFINITY, scale.fraction(0));
        assertEquals(Double.NEGATIVE_INFINITY, scale.fraction(-1));
        assertEquals(0.5, linear(0, 8).fraction(4));
        assertEquals(4, linear(0, 8).value(0.5));
    }
}
