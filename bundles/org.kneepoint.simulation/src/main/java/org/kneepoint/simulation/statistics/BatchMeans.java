// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.statistics;

import org.kneepoint.support.StudentT;

/**
 * Mean of a correlated series and its 95 % interval from consecutive batches.
 *
 * <p>The mean is total over total weight, so that batches may weigh differently; with residuals
 * {@code e_i = (s_i - mean w_i) / (mean of w)} its variance is that of the ratio estimator, {@code
 * sum e_i^2 / (n (n - 1))} (W. G. Cochran: Sampling Techniques, 1977, section 2.11). Von Neumann's
 * ratio gives the correlation of neighbouring batches as {@code c = 1 - sum (e_i - e_{i-1})^2 / (2
 * sum e_i^2)}, an estimate of the correlation at lag 1. For independent batches it is nearly normal
 * with variance {@code (n - 2) / (n^2 - 1)} (G. S. Fishman, L. S. Yarberry: An implementation of
 * the batch means method, INFORMS J. Computing 9(3), 1997). Where c is positive, the interval is
 * widened by the square root of {@code (1 + c) / (1 - c)}, as for an autoregressive series (A.
 * Tafazzoli, J. R. Wilson: Skart, IIE Trans. 43(2), 2011).
 *
 * <p>Batches are skewed to the right where queues are occasionally long: the mean is then too low
 * more often than too high, and by more. The half width reaches to the upper limit of the modified
 * t interval of R. Willink (A confidence interval and test for the mean of an asymmetric
 * distribution, Comm. Statist. Theory Methods 34(4), 2005), as in Skart: {@code (1 - (1 - 6 b (t +
 * b))^(1/3)) / (2 b)} with {@code b = skewness / (6 sqrt(n))} in place of Student's t.
 *
 * @param mean total of the sums over the total of the weights
 * @param halfWidth half width of the interval of the mean
 * @param variance variance of the mean
 * @param independentVariance variance of the mean if the batches were independent
 * @param standardisedCorrelation c over its standard deviation for independent batches
 * @param skewness skewness of the batches
 * @param batches number of batches
 */
public record BatchMeans(
        double mean,
        double halfWidth,
        double variance,
        double independentVariance,
        double standardisedCorrelation,
        double skewness,
        int batches) {
    private static final double MAX_CORRELATION = 0.95;
    private static final double ROUNDING = 1e-11;
    private static final double NEGLIGIBLE_SKEWNESS = 1e-6;

    /**
     * Returns the mean of consecutive batches.
     *
     * @param weights weight of each batch, at least 0
     * @param sums weighted sum of each batch
     */
    public static BatchMeans of(double[] weights, double[] sums) {
        int n = weights.length;
        double mean = SeriesSums.total(sums) / SeriesSums.total(weights);
        double meanWeight = SeriesSums.mean(weights);
        double[] residuals = new double[n];
        for (int i = 0; i < n; i++) {
            residuals[i] = (sums[i] - mean * weights[i]) / meanWeight;
        }
        double squares = withoutRounding(SeriesSums.squaredDeviations(residuals, 0), n, mean);
        double correlation = squares > 0 ? correlation(residuals, squares) : 0;
        double c = Math.max(0, Math.min(MAX_CORRELATION, correlation));
        double independentVariance = squares / (n - 1.0) / n;
        double variance = independentVariance * (1 + c) / (1 - c);
        double skewness = squares > 0 ? skewness(residuals, squares) : 0;
        return new BatchMeans(
                mean,
                criticalValue95(skewness, n) * Math.sqrt(variance),
                variance,
                independentVariance,
                correlation / correlationDeviation(n),
                skewness,
                n);
    }

    /** Standard deviation of the correlation of n independent batches. */
    private static double correlationDeviation(int n) {
        return Math.sqrt((n - 2.0) / (n * (double) n - 1));
    }

    /** Replaces a sum of squares that is rounding error by 0. */
    private static double withoutRounding(double squares, int n, double mean) {
        return squares > n * ROUNDING * mean * ROUNDING * mean ? squares : 0;
    }

    private static double correlation(double[] residuals, double squares) {
        double differences = 0;
        for (int i = 1; i < residuals.length; i++) {
            double difference = residuals[i] - residuals[i - 1];
            differences += difference * difference;
        }
        return 1 - differences / (2 * squares);
    }

    private static double skewness(double[] residuals, double squares) {
        double cubes = 0;
        for (double residual : residuals) {
            cubes += residual * residual * residual;
        }
        int n = residuals.length;
        double variance = squares / (n - 1);
        return cubes / n / (variance * Math.sqrt(variance));
    }

    /** Distance of the upper limit from the mean, standard errors. */
    private static double criticalValue95(double skewness, int n) {
        double t = StudentT.bound95(n - 1);
        double b = Math.max(0, skewness) / (6 * Math.sqrt(n));
        return b < NEGLIGIBLE_SKEWNESS ? t : (1 - StrictMath.cbrt(1 - 6 * b * (t + b))) / (2 * b);
    }

    /** Returns a copy whose half width is at least {@code width}. */
    public BatchMeans withHalfWidthAtLeast(double width) {
        return new BatchMeans(
                mean,
                Math.max(halfWidth, width),
                variance,
                independentVariance,
                standardisedCorrelation,
                skewness,
                batches);
    }

    /** Returns the half width relative to the mean; NaN without data. */
    public double relativeHalfWidth() {
        return halfWidth / mean;
    }

    /**
     * Returns whether von Neumann's test does not reject the independence of the batches.
     *
     * @param critical one-sided quantile of the standard normal distribution: 1.28 at the level 0.1
     */
    public boolean isIndependent(double critical) {
        return standardisedCorrelation <= critical;
    }

    /**
     * Returns whether correlation at lag 1 and skewness are small. Variance and mean are then low
     * by chance independently of each other.
     */
    public boolean isNearlyNormal(double maxCorrelation, double maxSkewness) {
        return standardisedCorrelation * correlationDeviation(batches) <= maxCorrelation
                && skewness <= maxSkewness;
    }
}
