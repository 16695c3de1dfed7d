// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import org.kneepoint.queueing.numerics.Require;

/**
 * The queue GE/GE/1: one server, infinite capacity, interarrival and service times generalised
 * exponential (the maximum-entropy choice for a given mean and scv of at least 1). The arrivals are
 * batches of geometric size in a Poisson stream.
 *
 * <p>With utilisation u, {@code sigma = 2/(1 + Ca2)} and {@code r = 2/(1 + Cs2)}: {@code P(0) = 1 -
 * u}, {@code P(n) = (1 - u) g x^n}, {@code g = u sigma r / (r (1 - sigma) + u sigma)}, {@code x =
 * (u sigma + r (1 - sigma)) / (u sigma (1 - r) + r)}, mean number {@code (u/2) (1 + (Ca2 + u
 * Cs2)/(1 - u))} (Kouvatsos, Entropy maximisation and queueing network models, Annals of Operations
 * Research 48, 1994). Exact for GE arrivals and services; saturated from u = 1 on. With both scv 1
 * it is {@link MM1}.
 */
public final class GEGE1 extends UnlimitedQueue implements StateDistribution {
    private final double slack;
    private final GETerms ge;

    private GEGE1(double rate, double serviceMean, double slack, GETerms ge, QueueMeans means) {
        super(rate, serviceMean, 1, rate * serviceMean, means);
        this.slack = slack;
        this.ge = ge;
    }

    /**
     * Creates the queue.
     *
     * @param arrivalRate arrivals (single customers) per unit time, at least 0 and finite
     * @param arrivalScv scv of the interarrival time, at least 1 and finite
     * @param serviceMean mean service time, above 0 and finite
     * @param serviceScv scv of the service time, at least 1 and finite
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public static GEGE1 of(
            double arrivalRate, double arrivalScv, double serviceMean, double serviceScv) {
        Require.rate(arrivalRate);
        GETerms.scv("scv of the interarrival time", arrivalScv);
        Require.serviceMean(serviceMean);
        GETerms.scv("scv of the service time", serviceScv);
        double load = Require.load(arrivalRate, serviceMean);
        double slack = idleFraction(arrivalRate, serviceMean, 1);
        return new GEGE1(
                arrivalRate,
                serviceMean,
                slack,
                new GETerms(load, slack, arrivalScv, serviceScv),
                GEG1.means(arrivalRate, arrivalScv, serviceMean, serviceScv));
    }

    /** Returns the factor g of the distribution. */
    public double g() {
        double load = utilisation();
        double divisor = ge.r * ge.oneMinusSigma + load * ge.sigma;
        // without arrivals and batches g is 0/0, and P(n) is 0 for any g
        return divisor == 0 ? 1 : load * ge.sigma * ge.r / divisor;
    }

    /** Returns the ratio x of the probabilities of successive states, from 1 on. */
    public double x() {
        return ge.x;
    }

    @Override
    public int states() {
        requireSteady();
        return ge.powers.states(1, utilisation());
    }

    @Override
    public double probability(int n) {
        requireSteady();
        return Require.count("number of customers", n) == 0
                ? slack
                : slack * ge.firstStep * ge.powers.at(n - 1);
    }
}
