// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;

/**
 * Goodness-of-fit tests of a sample. The probability of a false rejection is about 1 in 300,000;
 * seeds are fixed, so the outcome is reproducible.
 */
public final class GoodnessOfFit {
    private static final double DEVIATIONS = 4.5;
    private static final double LEAST_EXPECTED = 10;
    private static final double ROUNDING = 1e-12;

    private GoodnessOfFit() {}

    /**
     * Chi-square test of counts. Cells of small expectation are merged with the following ones; the
     * tail beyond the last cell is first.
     *
     * @param probabilities of 0, 1, ...; their sum may be less than 1
     * @param counts of the same values
     * @param draws total
     */
    public static void assertCounts(double[] probabilities, long[] counts, long draws) {
        double statistic = 0;
        int cells = 0;
        double expected = draws * Math.max(0, 1 - Arrays.stream(probabilities).sum());
        long counted = draws - Arrays.stream(counts).sum();
        for (int i = 0; i < probabilities.length; i++) {
            assertTrue(probabilities[i] > 0 || counts[i] == 0, i + " is impossible");
            expected += draws * probabilities[i];
            counted += counts[i];
            if (expected >= LEAST_EXPECTED) {
                statistic += (counted - expected) * (counted - expected) / expected;
                cells++;
                expected = 0;
                counted = 0;
            }
        }
        assertTrue(counted <= LEAST_EXPECTED + DEVIATIONS * DEVIATIONS, "rare: " + counted);
        double bound = cells > 1 ? chiSquare(cells - 1) : 1e-9;
        assertTrue(statistic <= bound, statistic + " in " + cells + " cells, not " + bound);
    }

    /** Quantile by E. B. Wilson and M. M. Hilferty (1931). */
    private static double chiSquare(int freedom) {
        double ninth = 2.0 / (9 * freedom);
        double root = 1 - ninth + DEVIATIONS * Math.sqrt(ninth);
        return freedom * root * root * root;
    }

    /** Kolmogorov-Smirnov test of a continuous sample. */
    public static void assertDistribution(DoubleUnaryOperator distribution, double[] sample) {
        double[] sorted = sample.clone();
        Arrays.sort(sorted);
        double distance = 0;
        for (int i = 0; i < sorted.length; i++) {
            double exact = distribution.applyAsDouble(sorted[i]);
            distance = Math.max(distance, (i + 1.0) / sorted.length - exact);
            distance = Math.max(distance, exact - (double) i / sorted.length);
        }
        // 2 exp(-2 z^2) = 1 / 300,000
        double bound = 2.58 / Math.sqrt(sorted.length);
        assertTrue(distance < bound, distance + " from the distribution, not " + bound);
    }

    /** A mean against its exact value, by the exact variance of one observation. */
    public static void assertMean(double mean, double variance, double observed, long draws) {
        double error = Math.sqrt(variance / draws);
        assertEquals(mean, observed, DEVIATIONS * error + ROUNDING * Math.abs(mean));
    }
}
