// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.scenario.BadInput;

class RampMathematicsTest {
    private static double[] noise(int size, double deviation, long seed) {
        Random random = new Random(seed);
        return IntStream.range(0, size)
                .mapToDouble(i -> 1 + deviation * random.nextGaussian())
                .toArray();
    }

    private static double[] loads(int size, double step) {
        return IntStream.range(0, size).mapToDouble(i -> (i + 0.5) * step).toArray();
    }

    /** Two averages over m windows are one with a triangle of weights. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7})
    void theDoubleAverageIsATriangle(int reach) {
        double[] values = noise(60, 0.3, 5);
        int m = 2 * reach + 1;
        double[] smooth = new DoubleMovingAverage(reach).apply(values);
        assertEquals(60 - 4 * reach, smooth.length);
        for (int i = 0; i < smooth.length; i++) {
            double sum = 0;
            for (int k = -2 * reach; k <= 2 * reach; k++) {
                sum += (m - Math.abs(k)) * values[i + 2 * reach + k];
            }
            assertEquals(sum / m / m, smooth[i], 1e-13);
        }
    }

    @Test
    void theGradientBelongsHalfWayBetweenWindows() {
        double[] loads = loads(40, 0.01);
        double[] parabola = IntStream.range(0, 40).mapToDouble(i -> loads[i] * loads[i]).toArray();
        ThroughputGradient gradient = new DoubleMovingAverage(3).gradient(loads, parabola);
        assertEquals(40 - 12 - 1, gradient.size());
        for (int i = 0; i < gradient.size(); i++) {
            assertEquals(2 * gradient.load(i), gradient.value(i), 1e-12);
        }
        assertEquals(0.07, gradient.load(0), 1e-12);
    }

    @Test
    void tooFewWindowsHaveNoAverage() {
        DoubleMovingAverage average = new DoubleMovingAverage(5);
        assertEquals(22, average.leastWindows());
        assertEquals(0, average.apply(new double[20]).length);
        assertEquals(0, average.apply(new double[3]).length);
        assertEquals(0, average.gradient(loads(21, 1), new double[21]).size());
        assertEquals(1, average.gradient(loads(22, 1), new double[22]).size());
        assertThrows(BadInput.class, () -> new DoubleMovingAverage(0));
    }

    private static double crossing(CrossingRule rule, double... values) {
        ThroughputGradient gradient =
                new ThroughputGradient(
                        IntStream.range(0, values.length).mapToDouble(i -> i).toArray(), values);
        return gradient.crossing(0.5, rule).map(GradientCrossing::load).orElse(-1.0);
    }

    @Test
    void theFallingEdgeIsTheLastBeforeZero() {
        double[] values = {1, 0.4, 0.8, 0.3, -0.2, 0.9, 0.1, -1};
        assertEquals(1 - 1 / 6.0, crossing(CrossingRule.FIRST_CROSSING, values), 1e-12);
        assertEquals(2.6, crossing(CrossingRule.FALLING_EDGE, values), 1e-12);
    }

    @Test
    void aCrossingStraightThroughZeroCounts() {
        assertEquals(0.5, crossing(CrossingRule.FALLING_EDGE, 1, 0, 1, 0), 1e-12);
        assertEquals(0.25, crossing(CrossingRule.FALLING_EDGE, 1, -1, 1, -1), 1e-12);
    }

    @Test
    void withoutZeroItIsTheLastOfAll() {
        assertEquals(2.5, crossing(CrossingRule.FALLING_EDGE, 0.75, 0.25, 0.75, 0.25), 1e-12);
        assertEquals(0.5, crossing(CrossingRule.FIRST_CROSSING, 0.75, 0.25, 0.75, 0.25), 1e-12);
    }

    @Test
    void onTheLevelIsNotBelow() {
        assertEquals(1, crossing(CrossingRule.FIRST_CROSSING, 0.5, 0.5, 0.4), 1e-12);
        assertEquals(-1, crossing(CrossingRule.FIRST_CROSSING, 1, 0.5, 1), 1e-12);
    }

    @Test
    void whatStartsBelowMustRiseFirst() {
        assertEquals(-1, crossing(CrossingRule.FALLING_EDGE, 0.4, 0.2, -1), 1e-12);
        assertEquals(
                3.5, crossing(CrossingRule.FALLING_EDGE, 0.1, -0.5, 0.2, 0.75, 0.25, -1), 1e-12);
        assertEquals(-1, crossing(CrossingRule.FALLING_EDGE), 1e-12);
    }

    @Test
    void theNoiseOfAWindowIsIndependentOfTheCurve() {
        double[] values = noise(4000, 0.05, 1);
        double plain = WindowNoise.ofWindow(values);
        assertEquals(0.05, plain, 0.003);
        for (int i = 0; i < values.length; i++) {
            values[i] += 5 * i;
        }
        assertEquals(plain, WindowNoise.ofWindow(values), 0.003);
        assertEquals(0, WindowNoise.ofWindow(new double[] {3}), 0);
        assertEquals(0, WindowNoise.ofWindow(new double[0]), 0);
    }

    /** Predicted against counted. */
    @Test
    void theNoiseOfTheGradient() {
        DoubleMovingAverage average = new DoubleMovingAverage(10);
        double[] values = noise(20000, 0.05, 2);
        ThroughputGradient gradient = average.gradient(loads(20000, 1e-3), values);
        double squares =
                IntStream.range(0, gradient.size())
                        .mapToDouble(i -> gradient.value(i) * gradient.value(i))
                        .sum();
        double counted = Math.sqrt(squares / gradient.size());
        assertEquals(counted, WindowNoise.ofGradient(0.05, average, 1e-3), 0.05 * counted);
    }

    /**
     * The long-run variance of correlated noise, a = 0.8, is (1 + a) / (1 - a) = 9 times as large;
     * slow noise looks like the curve and is missed.
     */
    @Test
    void slowNoiseCountsForMore() {
        double slow = 0;
        double white = 0;
        for (int seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            double[] values = new double[1000];
            for (int i = 1; i < values.length; i++) {
                values[i] = 0.8 * values[i - 1] + 0.6 * random.nextGaussian();
            }
            slow += WindowNoise.nearCrossing(values, 500, new DoubleMovingAverage(80)) / 20;
            white +=
                    WindowNoise.nearCrossing(noise(1000, 1, seed), 500, new DoubleMovingAverage(80))
                            / 20;
        }
        assertEquals(1.3, white, 0.13);
        assertTrue(slow > 1.3 * 1.5 && slow < 1.3 * 3, "in the long run " + slow);
    }

    /** 32 packets per window of 12800 per unit of load: independent evaluation. */
    @ParameterizedTest
    @CsvSource({"1000000, 25", "300000, 11", "3000000, 52"})
    void theFilterByRule(double slew, int reach) {
        double step = 100 / slew;
        double[] throughput = new double[4000];
        for (int i = 0; i < throughput.length; i++) {
            throughput[i] = (1280 + (i % 2 == 0 ? 1 : -1) * 32 * Math.sqrt(6) / 4) / 12800;
        }
        assertEquals(32 / 12800.0, WindowNoise.ofWindow(throughput), 1e-12);
        assertEquals(reach, FilterWidth.byRule(throughput, step).windowsPerSide());
    }

    @Test
    void withoutNoiseTheFilterIsTheNarrowest() {
        assertEquals(1, FilterWidth.byRule(new double[] {1, 1, 1, 1}, 0.1).windowsPerSide());
    }

    @Test
    void theBandReachesToWhereTheGradientLeavesTheLevel() {
        double[] at = loads(101, 1);
        double[] value = IntStream.range(0, 101).mapToDouble(i -> 1 - 0.01 * i).toArray();
        ThroughputGradient gradient = new ThroughputGradient(at, value);
        GradientCrossing crossing =
                gradient.crossing(0.505, CrossingRule.FIRST_CROSSING).orElseThrow();
        CrossingInterval band = CrossingInterval.about(gradient, crossing, 0.505, 0.1, 3);
        assertEquals(19.6, band.halfWidth(), 1);
        CrossingInterval none = CrossingInterval.about(gradient, crossing, 0.505, 0, 3);
        assertEquals(0.5, none.halfWidth(), 1e-12);
    }

    @Test
    void aShortExcursionDoesNotEndTheBand() {
        double[] value = {1, 0.6, 1, 0.6, 0.4, -1, -1, -1};
        ThroughputGradient gradient = new ThroughputGradient(loads(8, 1), value);
        GradientCrossing crossing = gradient.crossing(0.5, CrossingRule.FALLING_EDGE).orElseThrow();
        assertEquals(
                0.5, CrossingInterval.about(gradient, crossing, 0.5, 0.1, 0).halfWidth(), 1e-12);
        assertEquals(
                1.5, CrossingInterval.about(gradient, crossing, 0.5, 0.1, 2).halfWidth(), 1e-12);
    }

    @Test
    void aParabolaHasNoError() {
        double[] terms = IntStream.range(0, 400).mapToDouble(i -> 3.0 + i * i).toArray();
        assertEquals(0, BatchedSumInterval.halfWidth(terms).orElseThrow(), 1e-3);
        assertTrue(BatchedSumInterval.halfWidth(new double[7]).isEmpty());
        assertTrue(BatchedSumInterval.halfWidth(new double[0]).isEmpty());
        assertTrue(BatchedSumInterval.halfWidth(new double[8]).isPresent());
    }

    @ParameterizedTest
    @ValueSource(ints = {40, 399, 2500})
    void theErrorOfASumOfIndependentTerms(int size) {
        double mean = 0;
        for (int seed = 0; seed < 50; seed++) {
            mean += BatchedSumInterval.halfWidth(noise(size, 0.2, seed)).orElseThrow() / 50;
        }
        double exact = 1.96 * 0.2 * Math.sqrt(size);
        assertEquals(exact, mean, 0.1 * exact);
    }

    @Test
    void aStraightLineAtZero() {
        double[] x = {1, 2, 4, 5};
        double[] weight = {1, 5, 2, 7};
        WeightedLinearFit exact = WeightedLinearFit.through(x, new double[] {5, 8, 14, 17}, weight);
        assertEquals(2, exact.intercept(), 1e-12);
        assertEquals(0, exact.halfWidth(), 1e-6);
        // ordinary least squares by hand: slope 0.8, t of 2 degrees of freedom 4.302653
        WeightedLinearFit line =
                WeightedLinearFit.through(
                        new double[] {1, 2, 3, 4},
                        new double[] {1, 3, 2, 4},
                        new double[] {1, 1, 1, 1});
        assertEquals(0.5, line.intercept(), 1e-12);
        assertEquals(4.302653 * Math.sqrt(0.9 * (0.25 + 6.25 / 5)), line.halfWidth(), 1e-6);
    }

    @Test
    void studentsTOverSeeds() {
        ReplicationMean seeds = ReplicationMean.of(1, 2, 3);
        assertEquals(2, seeds.mean(), 1e-15);
        assertEquals(4.302653 / Math.sqrt(3), seeds.halfWidth(), 1e-6);
    }
}
