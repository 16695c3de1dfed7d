// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** The tests reject slightly wrong samples. */
class GoodnessOfFitTest {
    private static final int DRAWS = 100_000;
    private static final double[] DIE = {1 / 6.0, 1 / 6.0, 1 / 6.0, 1 / 6.0, 1 / 6.0, 1 / 6.0};

    private final RandomGenerator random = new SplittableRandom(1);

    @Test
    void aLoadedDieIsFound() {
        GoodnessOfFit.assertCounts(DIE, throwDie(0), DRAWS);
        assertThrows(
                AssertionError.class, () -> GoodnessOfFit.assertCounts(DIE, throwDie(0.03), DRAWS));
    }

    private long[] throwDie(double loaded) {
        long[] counts = new long[6];
        for (int i = 0; i < DRAWS; i++) {
            counts[random.nextDouble() < loaded ? 5 : random.nextInt(6)]++;
        }
        return counts;
    }

    @Test
    void impossibleValuesAreFound() {
        long[] counts = {DRAWS / 2, DRAWS / 2 - 100, 100};
        assertThrows(
                AssertionError.class,
                () -> GoodnessOfFit.assertCounts(new double[] {0.5, 0.5, 0}, counts, DRAWS));
    }

    @Test
    void aShiftedSampleIsFound() {
        double[] sample = random.doubles(DRAWS).toArray();
        GoodnessOfFit.assertDistribution(x -> x, sample);
        assertThrows(
                AssertionError.class,
                () -> GoodnessOfFit.assertDistribution(x -> Math.min(1, x + 0.01), sample));
    }

    @Test
    void aWrongMeanIsFound() {
        double mean = random.doubles(DRAWS).average().orElseThrow();
        GoodnessOfFit.assertMean(0.5, 1 / 12.0, mean, DRAWS);
        assertThrows(
                AssertionError.class, () -> GoodnessOfFit.assertMean(0.505, 1 / 12.0, mean, DRAWS));
    }
}
