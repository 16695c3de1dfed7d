// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.statistics;

/**
 * Truncation point of a series with initialisation bias, by the marginal standard error rule (K. P.
 * White: An effective truncation heuristic for bias reduction in simulation output, Simulation
 * 69(6), 1997): of n values, truncate the first d that minimise
 *
 * <pre>  sum over i &gt;= d of (x_i - mean of x_d .. x_n)^2 / (n - d)^2 </pre>
 *
 * <p>The last quarter is not searched: the variance of a few values is small by chance.
 */
public final class MserTruncation {
    private MserTruncation() {}

    /** Returns the fraction of the series to truncate, 0 to 3/4. */
    public static double of(double[] series) {
        int n = series.length;
        double centre = SeriesSums.mean(series);
        double sum = 0;
        double squares = 0;
        double minError = Double.POSITIVE_INFINITY;
        int best = 0;
        for (int i = n - 1; i >= 0; i--) {
            double value = series[i] - centre;
            sum += value;
            squares += value * value;
            double remaining = n - i;
            double error = Math.max(0, squares - sum * sum / remaining) / (remaining * remaining);
            if (4 * i <= 3 * n && error <= minError) {
                minError = error;
                best = i;
            }
        }
        return n == 0 ? 0 : (double) best / n;
    }
}
