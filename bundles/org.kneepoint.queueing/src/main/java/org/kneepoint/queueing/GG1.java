// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import java.util.Objects;
import org.kneepoint.queueing.numerics.Require;

/**
 * The queue G/G/1: renewal arrivals, one server with a general service time, infinite capacity;
 * mean figures from two moments each, by a bound or an approximation. Saturated from utilisation 1
 * on.
 *
 * <p>Two moments do not determine the mean waiting time, so no such formula has a bounded error for
 * every distribution. The description of the model G/G/1 states errors against exact queues.
 */
public final class GG1 extends UnlimitedQueue {
    /** Formulas for the mean wait; u is the utilisation, s the mean service time. */
    public enum Formula {
        /**
         * Upper bound {@code W <= s (Ca2/u + u Cs2)/(2 (1 - u))} (Kingman, Some inequalities for
         * the queue GI/G/1, Biometrika 49, 1962). Holds for every G/G/1 queue; approached in heavy
         * traffic.
         */
        KINGMAN_BOUND,

        /**
         * {@code (1 + Cs2) u^2 / (1 + u^2 Cs2)} times Kingman's bound (Marchal, An approximate
         * formula for waiting time in single server queues, AIIE Transactions 8, 1976). Exact for
         * M/G/1.
         */
        MARCHAL,

        /**
         * {@code W = s u/(1 - u) (Ca2 + Cs2)/2} (Allen, Probability, Statistics, and Queueing
         * Theory, 1990, there for c servers; also called Kingman's heavy-traffic formula). Exact
         * for M/G/1 and in heavy traffic.
         */
        ALLEN_CUNNEEN,

        /**
         * {@code ALLEN_CUNNEEN} times {@code exp(-2 (1 - u)(1 - Ca2)^2/(3 u (Ca2 + Cs2)))} for Ca2
         * up to 1 and {@code exp(-(1 - u)(Ca2 - 1)/(Ca2 + 4 Cs2))} above (Kraemer and
         * Langenbach-Belz, Approximate formulae for the delay in the queueing system GI/G/1, 8th
         * International Teletraffic Congress, 1976). Exact for M/G/1.
         */
        KRAEMER_LANGENBACH_BELZ
    }

    private final double arrivalScv;
    private final double serviceScv;
    private final Formula formula;

    private GG1(
            double rate,
            double arrivalScv,
            double serviceMean,
            double serviceScv,
            Formula formula,
            QueueMeans means) {
        super(rate, serviceMean, 1, rate * serviceMean, means);
        this.arrivalScv = arrivalScv;
        this.serviceScv = serviceScv;
        this.formula = formula;
    }

    /**
     * Creates the queue.
     *
     * @param arrivalRate arrivals per unit time, above 0 and finite (at rate 0 a bound from two
     *     moments is infinite)
     * @param arrivalScv squared coefficient of variation of the interarrival time, at least 0 and
     *     finite
     * @param serviceMean mean service time, above 0 and finite
     * @param serviceScv squared coefficient of variation of the service time, at least 0 and finite
     * @param formula the bound or approximation
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public static GG1 of(
            double arrivalRate,
            double arrivalScv,
            double serviceMean,
            double serviceScv,
            Formula formula) {
        if (!(arrivalRate > 0 && arrivalRate < Double.POSITIVE_INFINITY)) {
            throw Require.bad("arrival rate", arrivalRate, "above 0 and finite");
        }
        Require.atLeast("scv of the interarrival time", arrivalScv, 0);
        Require.serviceMean(serviceMean);
        Require.atLeast("scv of the service", serviceScv, 0);
        Objects.requireNonNull(formula, "formula");
        double load = Require.load(arrivalRate, serviceMean);
        double slack = idleFraction(arrivalRate, serviceMean, 1);
        QueueMeans means = null;
        if (slack > 0) {
            double services = waitInServices(load, slack, arrivalScv, serviceScv, formula);
            means = QueueMeans.ofWaiting(arrivalRate, serviceMean, load, serviceMean * services);
        }
        return new GG1(arrivalRate, arrivalScv, serviceMean, serviceScv, formula, means);
    }

    /** The mean wait in mean service times. */
    private static double waitInServices(
            double u, double slack, double ca, double cs, Formula formula) {
        double heavy = u / slack * (ca + cs) / 2;
        switch (formula) {
            case KINGMAN_BOUND:
                return (ca / u + u * cs) / (2 * slack);
            case MARCHAL:
                return u * (1 + cs) / (1 + u * u * cs) * (ca + u * u * cs) / (2 * slack);
            case ALLEN_CUNNEEN:
                return heavy;
            default:
                return ca + cs == 0 ? 0 : heavy * Math.exp(-lightTrafficExponent(u, slack, ca, cs));
        }
    }

    private static double lightTrafficExponent(double u, double slack, double ca, double cs) {
        return ca <= 1
                ? 2 * slack * (1 - ca) * (1 - ca) / (3 * u * (ca + cs))
                : slack * (ca - 1) / (ca + 4 * cs);
    }

    /** Returns the squared coefficient of variation of the interarrival time. */
    public double arrivalScv() {
        return arrivalScv;
    }

    /** Returns the squared coefficient of variation of the service time. */
    public double serviceScv() {
        return serviceScv;
    }

    /** Returns the bound or approximation used. */
    public Formula formula() {
        return formula;
    }
}
