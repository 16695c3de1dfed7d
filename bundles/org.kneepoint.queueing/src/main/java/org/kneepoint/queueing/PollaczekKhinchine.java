// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import org.kneepoint.queueing.numerics.Require;

/**
 * The mean figures of the queue M/G/1 from two moments of its service time.
 *
 * <p>Mean wait {@code s u (1 + scv) / (2 (1 - u))} with utilisation u (Pollaczek and Khinchine;
 * Kleinrock, Queueing Systems I, 1975, section 5.6). Exact for every service time with these
 * moments; saturated from u = 1 on. With the whole distribution of the service time {@link MG1}
 * also gives the states.
 */
public final class PollaczekKhinchine extends UnlimitedQueue {
    private PollaczekKhinchine(double rate, double serviceMean, double load, QueueMeans means) {
        super(rate, serviceMean, 1, load, means);
    }

    /**
     * Creates the queue.
     *
     * @param arrivalRate arrivals per unit time, at least 0 and finite
     * @param serviceMean mean service time, above 0 and finite
     * @param serviceScv squared coefficient of variation of the service time, at least 0 and finite
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public static PollaczekKhinchine of(double arrivalRate, double serviceMean, double serviceScv) {
        Require.rate(arrivalRate);
        Require.serviceMean(serviceMean);
        Require.atLeast("scv of the service", serviceScv, 0);
        return new PollaczekKhinchine(
                arrivalRate,
                serviceMean,
                Require.load(arrivalRate, serviceMean),
                means(arrivalRate, serviceMean, serviceScv));
    }

    /** The means, or null if saturated. */
    static QueueMeans means(double rate, double serviceMean, double serviceScv) {
        double load = rate * serviceMean;
        double slack = idleFraction(rate, serviceMean, 1);
        return slack == 0
                ? null
                : QueueMeans.ofWaiting(
                        rate,
                        serviceMean,
                        load,
                        serviceMean * load * (1 + serviceScv) / (2 * slack));
    }
}
