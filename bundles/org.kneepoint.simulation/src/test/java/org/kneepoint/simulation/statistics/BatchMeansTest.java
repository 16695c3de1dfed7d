// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.apache.commons.math3.stat.StatUtils;
import org.junit.jupiter.api.Test;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.support.StudentT;

/** Intervals from batches. */
class BatchMeansTest {
    /** Upper 0.1 quantile of the standard normal distribution. */
    private static final double CRITICAL = 1.2816;

    private final RandomGenerator random = RandomStreams.of(3).stream(14);

    private static BatchMeans equalWeights(double[] means, double weight) {
        double[] weights = new double[means.length];
        double[] sums = new double[means.length];
        for (int i = 0; i < means.length; i++) {
            weights[i] = weight;
            sums[i] = weight * means[i];
        }
        return BatchMeans.of(weights, sums);
    }

    /** An autoregressive series with this correlation of neighbours. */
    private double[] series(int n, double correlation) {
        double[] series = new double[n];
        double value = random.nextGaussian();
        for (int i = 0; i < n; i++) {
            series[i] = 10 + value;
            double kick = Math.sqrt(1 - correlation * correlation) * random.nextGaussian();
            value = correlation * value + kick;
        }
        return series;
    }

    /** Alternating values correlate negatively, so that nothing is widened. */
    @Test
    void textbookIntervalOfEqualBatches() {
        double[] means = {4, 6, 3, 7, 5, 8, 2, 5};
        BatchMeans batches = equalWeights(means, 13);
        double error = Math.sqrt(StatUtils.variance(means) / means.length);
        assertEquals(5, batches.mean(), 1e-12);
        assertEquals(2.364624 * error, batches.halfWidth(), 1e-5);
        assertEquals(batches.halfWidth() / 5, batches.relativeHalfWidth());
        assertEquals(8, batches.batches());
        // sum of squared differences 4+9+16+4+9+36+9 = 87, of squares 28
        double c = 1 - 87.0 / 56;
        assertEquals(c * Math.sqrt(63.0 / 6), batches.standardisedCorrelation(), 1e-12);
        assertTrue(batches.isIndependent(CRITICAL));
    }

    @Test
    void nearlyNormalUnlessCorrelatedOrSkewed() {
        assertTrue(equalWeights(series(400, 0), 1).isNearlyNormal(0.25, 1));
        assertFalse(equalWeights(series(400, 0.5), 1).isNearlyNormal(0.25, 1));
        double[] skewed = series(400, 0);
        Arrays.setAll(skewed, i -> Math.exp(skewed[i] - 10));
        assertFalse(equalWeights(skewed, 1).isNearlyNormal(0.25, 1));
        Arrays.setAll(skewed, i -> -skewed[i]);
        assertTrue(equalWeights(skewed, 1).isNearlyNormal(0.25, 1));
    }

    @Test
    void heavierBatchesCountForMore() {
        BatchMeans batches = BatchMeans.of(new double[] {1, 3, 1, 3}, new double[] {4, 6, 2, 12});
        assertEquals(3, batches.mean());
        // residuals 1, -3, -1, 3 over the mean weight 2, correlated by 1 - 36 / 40
        double variance = (1 + 9 + 1 + 9) / 4.0 / 3 / 4 * 1.1 / 0.9;
        assertEquals(3.182446 * Math.sqrt(variance), batches.halfWidth(), 1e-5);
    }

    /** The limit is the root of Johnson's modified t: t + b + ... as in Willink 2005. */
    @Test
    void skewnessToTheRightWidens() {
        double[] right = {4, 4, 4, 12, 4, 4, 4, 4};
        BatchMeans batches = equalWeights(right, 1);
        double error = Math.sqrt(StatUtils.variance(right) / 8);
        double cubes = 7 * -1 + 7 * 7 * 7;
        double b = cubes / 8 / Math.pow(StatUtils.variance(right), 1.5) / (6 * Math.sqrt(8));
        double z = batches.halfWidth() / error;
        // z solves -t = -z + 2 b z^2 - 4 b^2 z^3 / 3 + b
        assertEquals(-2.364624, -z + 2 * b * z * z - 4 * b * b * z * z * z / 3 + b, 1e-5);
        double[] left = {12, 12, 12, 4, 12, 12, 12, 12};
        assertEquals(2.364624 * error, equalWeights(left, 1).halfWidth(), 1e-5);
    }

    @Test
    void correlationIsDetectedAndWidens() {
        int falseAlarms = 0;
        int detected = 0;
        double widened = 0;
        for (int run = 0; run < 500; run++) {
            falseAlarms += equalWeights(series(32, 0), 1).isIndependent(CRITICAL) ? 0 : 1;
            double[] correlated = series(32, 0.6);
            BatchMeans batches = equalWeights(correlated, 1);
            detected += batches.isIndependent(CRITICAL) ? 0 : 1;
            double plain = StudentT.bound95(31) * Math.sqrt(StatUtils.variance(correlated) / 32);
            widened += batches.halfWidth() / plain / 500;
        }
        // 50 expected at the level 0.1
        assertTrue(falseAlarms > 25 && falseAlarms < 75, falseAlarms + " of 500");
        assertTrue(detected > 400, detected + " of 500");
        // the root of 1.6 / 0.4 is 2; a short series shows less
        assertTrue(widened > 1.5 && widened < 2, "" + widened);
    }

    @Test
    void coverageOfIndependentBatches() {
        int covered = 0;
        for (int run = 0; run < 1000; run++) {
            BatchMeans batches = equalWeights(series(32, 0), 1);
            covered += Math.abs(batches.mean() - 10) <= batches.halfWidth() ? 1 : 0;
        }
        assertTrue(covered >= 935 && covered <= 985, covered + " of 1000");
    }

    @Test
    void degenerate() {
        BatchMeans constant = equalWeights(new double[] {5, 5, 5, 5}, 2);
        assertEquals(0, constant.halfWidth());
        assertTrue(constant.isIndependent(CRITICAL));
        double[] ramp = new double[32];
        Arrays.setAll(ramp, i -> i);
        BatchMeans rising = equalWeights(ramp, 1);
        assertFalse(rising.isIndependent(CRITICAL));
        assertTrue(rising.halfWidth() < Double.POSITIVE_INFINITY);
        assertTrue(Double.isNaN(BatchMeans.of(new double[8], new double[8]).relativeHalfWidth()));
    }

    /** Sums of the same time a thousand times over, in another order each. */
    @Test
    void whatDiffersByRoundingIsTheSame() {
        double[] weights = {1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000};
        double[] sums = new double[8];
        for (int i = 0; i < 8; i++) {
            sums[i] = 6000 * (1 + i * 1e-15);
        }
        BatchMeans means = BatchMeans.of(weights, sums);
        assertEquals(0, means.halfWidth());
        assertTrue(means.isIndependent(CRITICAL));
    }
}
