// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import org.kneepoint.queueing.numerics.Require;

/**
 * The queue M/G/1: Poisson arrivals, one server with a general service time, infinite capacity.
 *
 * <p>The means are those of {@link PollaczekKhinchine}. At any time, as at departures, {@code P(0)
 * = 1 - u} with utilisation u, and {@code P(n) = P(0) q(n)} with the weights of the embedded chain
 * that {@link MG1K} uses too (Kleinrock, Queueing Systems I, 1975, section 5.6). Exact; saturated
 * from u = 1 on.
 *
 * <p>Each request for n states costs as much as {@link MG1K} of that capacity.
 */
public final class MG1 extends UnlimitedQueue implements StateDistribution {
    private final ServiceTimeDistribution service;

    private MG1(double rate, ServiceTimeDistribution service, double load, QueueMeans means) {
        super(rate, service.mean(), 1, load, means);
        this.service = service;
    }

    /**
     * Creates the queue.
     *
     * @param arrivalRate arrivals per unit time, at least 0 and finite
     * @param service distribution of the service time
     * @throws IllegalArgumentException if the rate is outside its range
     */
    public static MG1 of(double arrivalRate, ServiceTimeDistribution service) {
        Require.rate(arrivalRate);
        return new MG1(
                arrivalRate,
                service,
                Require.load(arrivalRate, service.mean()),
                PollaczekKhinchine.means(arrivalRate, service.mean(), service.scv()));
    }

    /** Returns the distribution of the service time. */
    public ServiceTimeDistribution service() {
        return service;
    }

    @Override
    public int states() {
        requireSteady();
        return stateCount(arrivalRate(), service);
    }

    @Override
    public double[] probabilities(int count) {
        requireSteady();
        return probabilities(arrivalRate(), service, count);
    }

    @Override
    public double probability(int n) {
        return probabilities(Require.count("number of customers", n) + 1)[n];
    }

    /**
     * Returns the number of states worth listing, for an unsaturated queue. The remainder follows
     * from the geometric decay of the tail: one minus the sum of the states would be lost in
     * rounding.
     */
    static int stateCount(double rate, ServiceTimeDistribution service) {
        for (int count = 64; ; count *= 4) {
            double[] states = probabilities(rate, service, Math.min(count, MOST_STATES));
            for (int n = 1; n < states.length; n++) {
                double ratio = states[n] / states[n - 1];
                boolean falls = states[n] == 0 || ratio < 1;
                if (falls && states[n] / (1 - Math.min(ratio, 1)) < NEGLIGIBLE) {
                    return n;
                }
            }
            if (count >= MOST_STATES) {
                return MOST_STATES;
            }
        }
    }

    /** The first probabilities, for an unsaturated queue. */
    static double[] probabilities(double rate, ServiceTimeDistribution service, int count) {
        if (Require.count("number of states", count) == 0) {
            return new double[0];
        }
        ArrivalTails tails = new ArrivalTails(count);
        EmbeddedChain chain = new EmbeddedChain(count - 1);
        service.fill(rate, tails);
        chain.computeWeights(tails, tails, 1);
        double slack = idleFraction(rate, service.mean(), 1);
        double[] states = chain.departureStates;
        for (int n = 0; n < count; n++) {
            states[n] *= slack;
        }
        return states;
    }
}
