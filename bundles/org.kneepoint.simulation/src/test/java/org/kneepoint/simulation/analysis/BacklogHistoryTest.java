// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.analysis.BacklogHistory.Population;
import org.kneepoint.simulation.statistics.LinearTrend;

/** The packets inside over time against counting cycle by cycle. */
class BacklogHistoryTest {
    private static final int CYCLES = 3_000;

    private final RandomGenerator random = RandomStreams.of(4).stream(0);

    @Test
    void integralsAndMeans() {
        BacklogHistory history = new BacklogHistory();
        int[] inside = new int[CYCLES + 1];
        int[] network = new int[CYCLES + 1];
        for (int packet = 0; packet < 2_000; packet++) {
            int born = random.nextInt(CYCLES - 200);
            int entered = born + random.nextInt(50);
            int left = entered + 1 + random.nextInt(100);
            history.generated(born, 1);
            history.injected(entered, 1);
            history.departed(left, 8);
            count(inside, born, left);
            count(network, entered, left);
        }
        assertEquals(integral(inside, 0, CYCLES), history.integral(Population.SYSTEM, CYCLES));
        assertEquals(integral(network, 0, CYCLES), history.integral(Population.NETWORK, CYCLES));
        // windows of 8 cycles: 375 of them have passed
        double[] parts = history.inFlight(CYCLES, 5);
        for (int part = 0; part < 5; part++) {
            double mean = integral(network, 600 * part, 600 * (part + 1)) / 600.0;
            assertEquals(mean, parts[part], 1e-9 * mean);
        }
    }

    private static void count(int[] present, int from, int to) {
        for (int cycle = from; cycle < to; cycle++) {
            present[cycle]++;
        }
    }

    private static long integral(int[] present, int from, int to) {
        long sum = 0;
        for (int cycle = from; cycle < to; cycle++) {
            sum += present[cycle];
        }
        return sum;
    }

    /** A level that follows a function of time, by one packet more or less at a time. */
    private static LinearTrend trend(java.util.function.IntUnaryOperator level, int time) {
        BacklogHistory history = new BacklogHistory();
        int now = 0;
        for (int cycle = 0; cycle < time; cycle++) {
            for (; now < level.applyAsInt(cycle); now++) {
                history.generated(cycle, 1);
            }
            for (; now > level.applyAsInt(cycle); now--) {
                history.lost(cycle, 1);
            }
        }
        return history.trend(time);
    }

    private static boolean isGrowing(LinearTrend trend) {
        return trend.exceeds(RunRules.SATURATED_GROWTH, RunRules.MIN_SIGNIFICANCE);
    }

    @Test
    void growthOfKnownSeries() {
        for (int time : new int[] {512, 4096, 5120, 6144}) {
            LinearTrend linear = trend(cycle -> 3 * cycle, time);
            assertEquals(2.0 / 3, linear.growth(), 0.01);
            assertTrue(isGrowing(linear));
            LinearTrend root = trend(cycle -> (int) (100 * Math.sqrt(cycle)), time);
            assertEquals(0.34, root.growth(), 0.01);
            assertFalse(isGrowing(root));
            assertFalse(root.exceeds(RunRules.CRITICAL_GROWTH, RunRules.MIN_SIGNIFICANCE));
            LinearTrend steady = trend(cycle -> 500 + cycle % 7, time);
            assertEquals(0, steady.growth(), 0.01);
            assertFalse(isGrowing(steady));
            LinearTrend falling = trend(cycle -> 2 * time - cycle, time);
            assertTrue(falling.growth() < -0.3);
            assertFalse(isGrowing(falling));
        }
        assertFalse(isGrowing(trend(cycle -> 0, 512)));
    }

    /** One burst is large growth, but nothing to conclude from. */
    @Test
    void aStepIsChance() {
        LinearTrend step = trend(cycle -> cycle < 3_000 ? 10 : 1_000, 4096);
        assertTrue(step.growth() > 0.5);
        assertFalse(isGrowing(step));
    }

    @Test
    void acceptedRate() {
        BacklogHistory history = new BacklogHistory();
        for (int cycle = 0; cycle < 4096; cycle++) {
            history.generated(cycle, 1);
            history.injected(cycle, 1);
            history.departed(cycle, cycle < 1024 ? 1 : 3 + cycle % 2);
        }
        assertTrue(history.accepted(1024, 4096).isPrecise(0.01));
        assertFalse(history.accepted(0, 4096).isPrecise(0.01));
        assertFalse(history.accepted(4096, 4096).isPrecise(0.5));
    }
}
