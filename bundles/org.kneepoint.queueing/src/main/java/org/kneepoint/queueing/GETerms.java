// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import org.kneepoint.queueing.numerics.Require;

/**
 * Terms common to the queues whose arrivals and services are generalised exponential (GE): zero
 * with probability 1 - t, else exponential with rate t over the mean; {@code t = 2 / (1 + scv)}.
 * Written sigma for arrivals and r for services. No term is computed with cancellation.
 */
final class GETerms {
    final double sigma;

    /** 1 - sigma. */
    final double oneMinusSigma;

    final double r;

    /** 1 - r. */
    final double oneMinusR;

    /** P(1) / P(0) of the queue, as long as 1 is below the capacity. */
    final double firstStep;

    /** x = P(n + 1) / P(n) for n from 1. */
    final double x;

    final GeometricPowers powers;

    private final double denominator;

    /**
     * @param slack 1 - load, with one rounding
     */
    GETerms(double load, double slack, double arrivalScv, double serviceScv) {
        sigma = 2 / (1 + arrivalScv);
        oneMinusSigma = (arrivalScv - 1) / (1 + arrivalScv);
        r = 2 / (1 + serviceScv);
        oneMinusR = (serviceScv - 1) / (1 + serviceScv);
        denominator = load * sigma * oneMinusR + r;
        firstStep = load * sigma * r / denominator;
        x = (load * sigma + r * oneMinusSigma) / denominator;
        powers = GeometricPowers.of(x, -r * sigma * slack / denominator);
    }

    /** y = 1 / (1 - (1 - r) x), the factor of the last state of a finite queue. */
    double y() {
        return denominator / (r * (r + sigma * oneMinusR));
    }

    static double scv(String what, double scv) {
        return Require.atLeast(what, scv, 1);
    }
}
