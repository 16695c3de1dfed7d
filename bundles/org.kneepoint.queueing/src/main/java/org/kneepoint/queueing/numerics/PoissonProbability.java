// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing.numerics;

/**
 * Poisson probabilities by the saddle-point form of Loader (Fast and accurate computation of
 * binomial probabilities, 2000): {@code exp(-d(n) - n D(mean / n)) / sqrt(2 pi n)}, d being the
 * error of Stirling's formula. No factorial and no power is computed.
 */
public final class PoissonProbability {
    /** Up to here the error of Stirling's series with five terms exceeds the rounding error. */
    private static final int SMALL = 15;

    private PoissonProbability() {}

    public static double probability(int n, double mean) {
        if (mean == 0) {
            return n == 0 ? 1 : 0;
        }
        if (n == 0) {
            return Math.exp(-mean);
        }
        if (n <= SMALL && mean < SMALL) {
            return direct(n, mean);
        }
        return Math.exp(-stirlingError(n) - deviance(n, mean)) / Math.sqrt(2 * Math.PI * n);
    }

    private static double direct(int n, double mean) {
        double product = Math.exp(-mean);
        for (int i = 1; i <= n; i++) {
            product *= mean / i;
        }
        return product;
    }

    /** log(n!) - log(sqrt(2 pi n) (n/e)^n). */
    private static double stirlingError(int n) {
        if (n <= SMALL) {
            double factorial = 1;
            for (int i = 2; i <= n; i++) {
                factorial *= i;
            }
            return Math.log(factorial) - (n + 0.5) * Math.log(n) + n - 0.5 * Math.log(2 * Math.PI);
        }
        double square = (double) n * n;
        double series = 1.0 / 1260 - (1.0 / 1680 - 1.0 / 1188 / square) / square;
        return (1.0 / 12 - (1.0 / 360 - series / square) / square) / n;
    }

    /** n log(n / mean) + mean - n, without cancellation where n is close to the mean. */
    private static double deviance(double n, double mean) {
        if (Math.abs(n - mean) >= 0.1 * (n + mean)) {
            return n * Math.log(n / mean) + mean - n;
        }
        double v = (n - mean) / (n + mean);
        double sum = (n - mean) * v;
        double term = 2 * n * v;
        for (int j = 1; ; j++) {
            term *= v * v;
            double next = sum + term / (2 * j + 1);
            if (next == sum) {
                return next;
            }
            sum = next;
        }
    }
}
