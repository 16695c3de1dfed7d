// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import org.kneepoint.queueing.numerics.Require;

/**
 * The queue M/M/1: Poisson arrivals, one server with exponential service, infinite capacity.
 *
 * <p>With utilisation u: {@code P(n) = (1 - u) u^n}, mean number {@code u / (1 - u)} and mean wait
 * {@code s u / (1 - u)} (Kleinrock, Queueing Systems I, 1975, eqs. 3.23 to 3.26). Exact; saturated
 * from u = 1 on.
 */
public final class MM1 extends UnlimitedQueue implements StateDistribution {
    private final double slack;
    private final GeometricPowers powers;

    private MM1(double rate, double serviceMean, double load, double slack) {
        super(rate, serviceMean, 1, load, means(rate, serviceMean, load, slack));
        this.slack = slack;
        powers = GeometricPowers.of(load, -slack);
    }

    /**
     * Creates the queue.
     *
     * @param arrivalRate arrivals per unit time, at least 0 and finite
     * @param serviceMean mean service time, above 0 and finite
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public static MM1 of(double arrivalRate, double serviceMean) {
        Require.rate(arrivalRate);
        Require.serviceMean(serviceMean);
        double load = Require.load(arrivalRate, serviceMean);
        return new MM1(arrivalRate, serviceMean, load, idleFraction(arrivalRate, serviceMean, 1));
    }

    private static QueueMeans means(double rate, double serviceMean, double load, double slack) {
        return slack == 0
                ? null
                : QueueMeans.ofWaiting(rate, serviceMean, load, serviceMean * load / slack);
    }

    @Override
    public int states() {
        requireSteady();
        return powers.states(0, 1);
    }

    @Override
    public double probability(int n) {
        requireSteady();
        return slack * powers.at(Require.count("number of customers", n));
    }
}
