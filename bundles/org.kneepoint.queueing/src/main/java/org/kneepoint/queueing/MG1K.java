// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import org.kneepoint.queueing.numerics.Require;

/**
 * The queue M/G/1/K: Poisson arrivals, one server with a general service time, capacity K; a
 * customer who finds K in the system is lost.
 *
 * <p>The chain embedded at departures gives the probability d(n) that a departure leaves n; then
 * {@code P(n) = d(n) / (d(0) + load)} for n below K, and the loss P(K) is the mean number of
 * arrivals without a place per service over {@code d(0) + load} (Keilson, The ergodic queue length
 * distribution for queueing systems with finite capacity, J. Royal Statistical Society B 28, 1966;
 * Tijms, A First Course in Stochastic Models, 2003, chapter 9). Exact for every load, 1 and above
 * included.
 *
 * <p>Cost: proportional to the capacity times the number of non-negligible arrivals per service.
 */
public final class MG1K extends FiniteQueue {
    private final ServiceTimeDistribution service;

    private MG1K(double rate, ServiceTimeDistribution service, double load, double[] states) {
        super(rate, service.mean(), load, 1, states);
        this.service = service;
    }

    /**
     * Creates the queue.
     *
     * @param arrivalRate arrivals per unit time, at least 0 and finite
     * @param service distribution of the service time
     * @param capacity all places, the one in service included; 1 to 1,000,000
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public static MG1K of(double arrivalRate, ServiceTimeDistribution service, int capacity) {
        Require.rate(arrivalRate);
        Require.capacity(capacity);
        double load = Require.load(arrivalRate, service.mean());
        return new MG1K(arrivalRate, service, load, states(arrivalRate, service, capacity));
    }

    /** Probabilities of 0 to capacity customers at any time. */
    static double[] states(double rate, ServiceTimeDistribution service, int capacity) {
        double load = rate * service.mean();
        ArrivalTails tails = new ArrivalTails(capacity);
        EmbeddedChain chain = new EmbeddedChain(capacity - 1);
        service.fill(rate, tails);
        chain.solve(tails, tails, 1);
        double cycle = chain.departureStates[0] + load;
        double[] states = new double[capacity + 1];
        for (int n = 0; n < capacity; n++) {
            states[n] = chain.departureStates[n] / cycle;
        }
        states[capacity] = lostPerService(chain, tails, load, cycle) / cycle;
        return states;
    }

    /** Lost customers per service. */
    static double lostPerService(
            EmbeddedChain chain, ArrivalTails tails, double load, double cycle) {
        if (chain.departureStates.length == 1) {
            return load;
        }
        // from HEAVY on at least half of the customers are lost: no cancellation
        return load < ArrivalTails.HEAVY ? chain.lostPerDeparture(tails, tails, 1) : cycle - 1;
    }

    /** Returns the distribution of the service time. */
    public ServiceTimeDistribution service() {
        return service;
    }
}
