// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import org.kneepoint.queueing.numerics.Require;

/**
 * The queue M/D/1: Poisson arrivals, one server with constant service time, infinite capacity.
 * {@link MG1} with deterministic service: exact; saturated from utilisation 1 on.
 */
public final class MD1 extends UnlimitedQueue implements StateDistribution {
    private MD1(double rate, double serviceTime, double load) {
        super(rate, serviceTime, 1, load, PollaczekKhinchine.means(rate, serviceTime, 0));
    }

    /**
     * Creates the queue.
     *
     * @param arrivalRate arrivals per unit time, at least 0 and finite
     * @param serviceTime the service time, above 0 and finite
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public static MD1 of(double arrivalRate, double serviceTime) {
        Require.rate(arrivalRate);
        Require.serviceMean(serviceTime);
        return new MD1(arrivalRate, serviceTime, Require.load(arrivalRate, serviceTime));
    }

    @Override
    public int states() {
        requireSteady();
        return MG1.stateCount(arrivalRate(), service());
    }

    @Override
    public double[] probabilities(int count) {
        requireSteady();
        return MG1.probabilities(arrivalRate(), service(), count);
    }

    @Override
    public double probability(int n) {
        return probabilities(Require.count("number of customers", n) + 1)[n];
    }

    private ServiceTimeDistribution service() {
        return ServiceTimeDistribution.deterministic(serviceMean());
    }
}
