// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

/**
 * A mixture of two exponential service times; with the second probability 0, exponential service.
 * The arrivals during it are a mixture of geometric distributions: with {@code t = load1 / (1 +
 * load1)} a part of P(at least m) is {@code p t^m}.
 */
final class HyperexponentialService extends ServiceTimeDistribution {
    private final double p1;
    private final double mean1;
    private final double p2;
    private final double mean2;

    HyperexponentialService(
            double p1, double mean1, double p2, double mean2, double mean, double scv) {
        super(mean, scv);
        this.p1 = p1;
        this.mean1 = mean1;
        this.p2 = p2;
        this.mean2 = mean2;
    }

    @Override
    double arrivals(double rate, int j) {
        double load1 = rate * mean1;
        double load2 = rate * mean2;
        return p1 * power(load1, j) / (1 + load1) + p2 * power(load2, j) / (1 + load2);
    }

    @Override
    double[] tails(double rate, int count) {
        double load1 = rate * mean1;
        double load2 = rate * mean2;
        double[] tails = new double[count];
        for (int m = 0; m < count; m++) {
            tails[m] = p1 * power(load1, m) + p2 * power(load2, m);
        }
        return tails;
    }

    @Override
    void fill(double rate, ArrivalTails tails) {
        tails.fillGeometric(p1, rate * mean1, p2, rate * mean2);
    }

    /** (load / (1 + load))^m, accurate for large loads and powers too. */
    static double power(double load, int m) {
        return m == 0 ? 1 : Math.exp(-m * Math.log1p(1 / load));
    }

    @Override
    public String toString() {
        return p2 == 0
                ? "exponential(" + mean() + ")"
                : "hyperexponential(" + p1 + ", " + mean1 + ", " + mean2 + ")";
    }
}
