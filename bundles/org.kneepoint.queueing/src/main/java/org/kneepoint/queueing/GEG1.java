// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import org.kneepoint.queueing.numerics.Require;

/**
 * The mean figures of the queue GE/G/1: compound Poisson arrivals (batches of geometric size), one
 * server with a general service time, infinite capacity.
 *
 * <p>The batches come at rate {@code sigma rate} with {@code sigma = 2/(1 + Ca2)} and have B
 * customers, {@code E[B(B - 1)]/(2 E[B]) = (1 - sigma)/sigma = (Ca2 - 1)/2}. In an M[X]/G/1 queue a
 * customer waits {@code u s (1 + Cs2)/(2 (1 - u))} for earlier work, as in M/G/1, and {@code s
 * E[B(B - 1)]/(2 E[B] (1 - u))} because of its batch (Burke, Delays in single-server queues with
 * batch input, Operations Research 23, 1975). So {@code wait = s (u (1 + Cs2) + Ca2 - 1)/(2 (1 -
 * u))} and {@code number = (u/2) (1 + (Ca2 + u Cs2)/(1 - u))}, the GE/G/1 formula of Kouvatsos
 * (Annals of Operations Research 48, 1994). Exact; saturated from u = 1 on; with Ca2 = 1 it is
 * {@link PollaczekKhinchine}.
 */
public final class GEG1 extends UnlimitedQueue {
    private GEG1(double rate, double serviceMean, QueueMeans means) {
        super(rate, serviceMean, 1, rate * serviceMean, means);
    }

    /**
     * Creates the queue.
     *
     * @param arrivalRate arrivals (single customers) per unit time, at least 0 and finite
     * @param arrivalScv scv of the interarrival time, at least 1 and finite
     * @param serviceMean mean service time, above 0 and finite
     * @param serviceScv scv of the service time, at least 0 and finite
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public static GEG1 of(
            double arrivalRate, double arrivalScv, double serviceMean, double serviceScv) {
        Require.rate(arrivalRate);
        GETerms.scv("scv of the interarrival time", arrivalScv);
        Require.serviceMean(serviceMean);
        Require.atLeast("scv of the service time", serviceScv, 0);
        Require.load(arrivalRate, serviceMean);
        return new GEG1(
                arrivalRate, serviceMean, means(arrivalRate, arrivalScv, serviceMean, serviceScv));
    }

    /** The means, or null if saturated. */
    static QueueMeans means(double rate, double arrivalScv, double serviceMean, double serviceScv) {
        double load = rate * serviceMean;
        double slack = idleFraction(rate, serviceMean, 1);
        if (slack == 0) {
            return null;
        }
        double services = (load * (1 + serviceScv) + (arrivalScv - 1)) / (2 * slack);
        return QueueMeans.ofWaiting(rate, serviceMean, load, serviceMean * services);
    }
}
