// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import org.kneepoint.queueing.numerics.Require;

/**
 * The distribution of a service time: deterministic, exponential, Erlang or hyperexponential.
 * Immutable. It gives its mean and scv, and the number of Poisson arrivals during one service.
 */
public abstract sealed class ServiceTimeDistribution
        permits DeterministicService, ErlangService, HyperexponentialService {
    /** Most phases of an Erlang service. */
    public static final int MOST_PHASES = 10_000;

    private final double mean;
    private final double scv;

    ServiceTimeDistribution(double mean, double scv) {
        this.mean = Require.serviceMean(mean);
        this.scv = scv;
    }

    /**
     * A constant service time: scv 0.
     *
     * @param mean the time, above 0 and finite
     * @throws IllegalArgumentException if it is outside its range
     */
    public static ServiceTimeDistribution deterministic(double mean) {
        return new DeterministicService(mean);
    }

    /**
     * An exponential service: scv 1.
     *
     * @param mean mean time, above 0 and finite
     * @throws IllegalArgumentException if it is outside its range
     */
    public static ServiceTimeDistribution exponential(double mean) {
        return new HyperexponentialService(1, mean, 0, mean, mean, 1);
    }

    /**
     * An Erlang service, the sum of equal exponential phases: scv 1/phases.
     *
     * @param phases number of phases, 1 to {@value #MOST_PHASES}
     * @param mean mean time of the whole service, above 0 and finite
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public static ServiceTimeDistribution erlang(int phases, double mean) {
        Require.between("phases", phases, 1, MOST_PHASES);
        return phases == 1 ? exponential(mean) : new ErlangService(phases, mean);
    }

    /**
     * A mixture of two exponential times.
     *
     * @param probability1 probability of the first, 0 to 1
     * @param mean1 mean of the first, above 0 and finite
     * @param mean2 mean of the second, above 0 and finite
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public static ServiceTimeDistribution hyperexponential(
            double probability1, double mean1, double mean2) {
        Require.between("probability of the first phase", probability1, 0, 1);
        Require.serviceMean(mean1);
        Require.serviceMean(mean2);
        double probability2 = 1 - probability1;
        double mean = probability1 * mean1 + probability2 * mean2;
        double apart = (mean1 - mean2) / mean;
        double scv = 1 + 2 * probability1 * probability2 * apart * apart;
        return new HyperexponentialService(probability1, mean1, probability2, mean2, mean, scv);
    }

    /**
     * The hyperexponential service with that mean and scv and balanced means, {@code p1 mean1 = p2
     * mean2} (Whitt, Approximating a point process by a renewal process, Operations Research 30,
     * 1982, eq. 3.7).
     *
     * @param mean mean time, above 0 and finite
     * @param scv squared coefficient of variation, 1 to 1e6
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public static ServiceTimeDistribution balancedHyperexponential(double mean, double scv) {
        Require.serviceMean(mean);
        Require.between("scv of a hyperexponential service", scv, 1, 1e6);
        double root = Math.sqrt((scv - 1) / (scv + 1));
        double p1 = (1 + root) / 2;
        // (1 - root) / 2 without the cancellation at a large scv
        double p2 = 1 / ((scv + 1) * (1 + root));
        return new HyperexponentialService(p1, mean / (2 * p1), p2, mean / (2 * p2), mean, scv);
    }

    /**
     * The service time of the simplest family with that mean and scv: deterministic for 0, Erlang
     * for 1/2, 1/3, ..., exponential for 1, hyperexponential with balanced means above 1.
     *
     * @param mean mean time, above 0 and finite
     * @param scv squared coefficient of variation: 0, or 1/k for a whole k up to {@value
     *     #MOST_PHASES} (within 1e-9 relative), or 1 to 1e6
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public static ServiceTimeDistribution ofMoments(double mean, double scv) {
        if (scv == 0) {
            return deterministic(mean);
        }
        if (scv >= 1) {
            return scv == 1 ? exponential(mean) : balancedHyperexponential(mean, scv);
        }
        double phases = Math.rint(1 / scv);
        if (phases <= MOST_PHASES && Math.abs(scv * phases - 1) <= 1e-9) {
            return erlang((int) phases, mean);
        }
        throw Require.bad("scv of a service", scv, "0, 1/k for a whole k, or 1 to 1e6");
    }

    /** Returns the mean, in units of time. */
    public final double mean() {
        return mean;
    }

    /** Returns the squared coefficient of variation: variance over squared mean. */
    public final double scv() {
        return scv;
    }

    /**
     * Returns the probabilities of 0, 1, ..., count - 1 Poisson arrivals during one service.
     *
     * @param rate arrivals per unit time, at least 0 and finite
     * @param count how many probabilities, at least 0
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public final double[] arrivalProbabilities(double rate, int count) {
        Require.load(Require.rate(rate), mean);
        double[] result = new double[Require.count("number of probabilities", count)];
        for (int j = 0; j < count; j++) {
            result[j] = arrivals(rate, j);
        }
        return result;
    }

    /**
     * Returns the probabilities of at least 0, 1, ..., count - 1 Poisson arrivals during one
     * service. Each is a sum of positive terms from the smallest up, so small tails keep their
     * relative accuracy. Takes time proportional to the larger of count and rate times mean.
     *
     * @param rate arrivals per unit time, at least 0 and finite
     * @param count how many probabilities, at least 0
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public final double[] arrivalTails(double rate, int count) {
        Require.load(Require.rate(rate), mean);
        return tails(rate, Require.count("number of probabilities", count));
    }

    /** Probability of j arrivals at that rate. */
    abstract double arrivals(double rate, int j);

    /** Probabilities of at least 0, ..., count - 1 arrivals; here by summation. */
    double[] tails(double rate, int count) {
        int beyond = count;
        double rest = 0;
        double term;
        do {
            term = arrivals(rate, beyond++);
            rest += term;
        } while (beyond < rate * mean || term > 1e-19 * rest);
        double[] result = new double[count];
        for (int j = count - 1; j >= 0; j--) {
            rest += arrivals(rate, j);
            result[j] = rest;
        }
        return result;
    }

    /** Fills the tail ratios of the embedded chain. */
    abstract void fill(double rate, ArrivalTails tails);

    @Override
    public abstract String toString();
}
