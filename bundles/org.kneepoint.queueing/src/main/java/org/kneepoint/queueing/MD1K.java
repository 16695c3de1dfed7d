// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import org.kneepoint.queueing.numerics.Require;

/**
 * The queue M/D/1/K: Poisson arrivals, one server with constant service time, capacity K; a
 * customer who finds K in the system is lost. {@link MG1K} with deterministic service: exact for
 * every load.
 *
 * <p>The usual alternating sum over {@code e^(j load) (-j load)^(n - j) / (n - j)!} is the same
 * distribution but loses all digits in double precision from about twenty customers on; it is not
 * used.
 *
 * <p>For an inner loop that needs only loss, mean number and emptiness see {@link MD1KEvaluator}.
 */
public final class MD1K extends FiniteQueue {
    private MD1K(double rate, double serviceTime, double load, double[] states) {
        super(rate, serviceTime, load, 1, states);
    }

    /**
     * Creates the queue.
     *
     * @param arrivalRate arrivals per unit time, at least 0 and finite
     * @param serviceTime the service time, above 0 and finite
     * @param capacity all places, the one in service included; 1 to 1,000,000
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public static MD1K of(double arrivalRate, double serviceTime, int capacity) {
        Require.rate(arrivalRate);
        Require.capacity(capacity);
        ServiceTimeDistribution service = ServiceTimeDistribution.deterministic(serviceTime);
        double load = Require.load(arrivalRate, serviceTime);
        return new MD1K(
                arrivalRate, serviceTime, load, MG1K.states(arrivalRate, service, capacity));
    }
}
