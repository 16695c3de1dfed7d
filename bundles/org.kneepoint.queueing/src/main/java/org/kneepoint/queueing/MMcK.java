// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import org.kneepoint.queueing.numerics.DetailedBalance;
import org.kneepoint.queueing.numerics.Require;
import org.kneepoint.support.CompensatedSum;

/**
 * The queue M/M/c/K: Poisson arrivals, c servers with exponential service, capacity K; a customer
 * who finds K in the system is lost.
 *
 * <p>{@code P(n) / P(n - 1) = load / min(n, c)}, loss {@code P(K)} (Kleinrock, Queueing Systems I,
 * 1975, chapter 3). Exact for every load, 1 and above included.
 */
public final class MMcK extends FiniteQueue {
    private final int servers;

    private MMcK(double rate, double serviceMean, int servers, double load, double[] states) {
        super(rate, serviceMean, load / servers, servers, states);
        this.servers = servers;
    }

    /**
     * Creates the queue.
     *
     * @param arrivalRate arrivals per unit time, at least 0 and finite
     * @param serviceMean mean service time, above 0 and finite
     * @param servers number of servers, 1 to 1,000,000
     * @param capacity all places, those in service included; {@code servers} to 1,000,000
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public static MMcK of(double arrivalRate, double serviceMean, int servers, int capacity) {
        Require.rate(arrivalRate);
        Require.serviceMean(serviceMean);
        Require.servers(servers);
        Require.between("capacity", capacity, servers, Require.LARGEST);
        double load = Require.load(arrivalRate, serviceMean);
        double[] states =
                CompensatedSum.normalise(DetailedBalance.weights(load, servers, capacity));
        return new MMcK(arrivalRate, serviceMean, servers, load, states);
    }

    /** Returns the number of servers. */
    public int servers() {
        return servers;
    }
}
