// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import org.kneepoint.queueing.numerics.DetailedBalance;
import org.kneepoint.queueing.numerics.Require;
import org.kneepoint.support.CompensatedSum;

/**
 * The queue M/M/1/K: Poisson arrivals, one server with exponential service, capacity K; a customer
 * who finds K in the system is lost.
 *
 * <p>{@code P(n) = u^n / (1 + u + ... + u^K)} and loss {@code P(K)} (Kleinrock, Queueing Systems I,
 * 1975, eq. 3.43). This sum is exact for every load; the closed form with denominator {@code 1 - u}
 * fails next to u = 1.
 */
public final class MM1K extends FiniteQueue {
    private MM1K(double rate, double serviceMean, double load, double[] states) {
        super(rate, serviceMean, load, 1, states);
    }

    /**
     * Creates the queue.
     *
     * @param arrivalRate arrivals per unit time, at least 0 and finite
     * @param serviceMean mean service time, above 0 and finite
     * @param capacity all places, the one in service included; 1 to 1,000,000
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public static MM1K of(double arrivalRate, double serviceMean, int capacity) {
        Require.rate(arrivalRate);
        Require.serviceMean(serviceMean);
        Require.capacity(capacity);
        double load = Require.load(arrivalRate, serviceMean);
        double[] states = CompensatedSum.normalise(DetailedBalance.weights(load, 1, capacity));
        return new MM1K(arrivalRate, serviceMean, load, states);
    }
}
