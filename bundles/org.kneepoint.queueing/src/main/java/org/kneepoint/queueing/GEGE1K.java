// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import org.kneepoint.queueing.numerics.Require;
import org.kneepoint.support.CompensatedSum;

/**
 * The queue GE/GE/1/K: interarrival and service times generalised exponential, one server, K places
 * in all. The arrivals are batches of geometric size in a Poisson stream; the customers of a batch
 * that find no place are lost, the others stay.
 *
 * <p>With g, x, sigma and r as in {@link GEGE1}: {@code P(n) = P(0) g x^n} for 0 &lt; n &lt; K and
 * {@code P(K) = P(0) g y x^K}, {@code y = 1/(1 - (1 - r) x)}. The loss is {@code sum over n of
 * delta(n) (1 - sigma)^(K - n) P(n)} with {@code delta(0) = r/(r (1 - sigma) + sigma)} and {@code
 * delta(n) = 1} otherwise (maximum-entropy solution of the censored queue: Kouvatsos, Entropy
 * maximisation and queueing network models, Annals of Operations Research 48, 1994).
 *
 * <p>Exact for GE arrivals and services at every load, 1 and above included; with both scv 1 it is
 * {@link MM1K}. The loss is that of customers, so it is not P(K) unless arrivals are Poisson, and
 * with batches it does not vanish at low load.
 */
public final class GEGE1K extends FiniteQueue {
    private GEGE1K(
            double rate,
            double serviceMean,
            double load,
            double loss,
            QueueMeans means,
            double[] states) {
        super(
                rate,
                serviceMean,
                load,
                QueueMeans.busy(states, 1) / serviceMean,
                loss,
                means,
                states);
    }

    /**
     * Creates the queue.
     *
     * @param arrivalRate arrivals (single customers) per unit time, at least 0 and finite
     * @param arrivalScv scv of the interarrival time, at least 1 and finite
     * @param serviceMean mean service time, above 0 and finite
     * @param serviceScv scv of the service time, at least 1 and finite
     * @param capacity all places, the one in service included; 1 to 1,000,000
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public static GEGE1K of(
            double arrivalRate,
            double arrivalScv,
            double serviceMean,
            double serviceScv,
            int capacity) {
        Require.rate(arrivalRate);
        GETerms.scv("scv of the interarrival time", arrivalScv);
        Require.serviceMean(serviceMean);
        GETerms.scv("scv of the service time", serviceScv);
        Require.capacity(capacity);
        double load = Require.load(arrivalRate, serviceMean);
        GETerms ge = new GETerms(load, 1 - load, arrivalScv, serviceScv);
        double[] busy = busyStates(ge, capacity);
        double[] states = states(ge, busy);
        return new GEGE1K(
                arrivalRate,
                serviceMean,
                load,
                loss(ge, states),
                means(states, busy, serviceMean),
                states);
    }

    /** Weights of 1 to capacity customers, scaled against overflow; 0 at index 0. */
    private static double[] busyStates(GETerms ge, int capacity) {
        int scale = scale(ge, capacity);
        double[] weights = new double[capacity + 1];
        for (int n = 1; n <= capacity; n++) {
            weights[n] = ge.powers.at(n - 1 - scale);
        }
        weights[capacity] *= ge.y();
        return weights;
    }

    private static double[] states(GETerms ge, double[] busy) {
        double[] weights = new double[busy.length];
        weights[0] = ge.powers.at(-scale(ge, busy.length - 1));
        for (int n = 1; n < busy.length; n++) {
            weights[n] = ge.firstStep * busy[n];
        }
        return CompensatedSum.normalise(weights);
    }

    /** The power of x of the largest weight, the unit of all. */
    private static int scale(GETerms ge, int capacity) {
        return ge.x > 1 ? capacity - 1 : 0;
    }

    /** By Horner's rule, from the empty system up. */
    private static double loss(GETerms ge, double[] states) {
        double loss = states[0] * (ge.r / (ge.r * ge.oneMinusSigma + ge.sigma));
        for (int n = 1; n < states.length; n++) {
            loss = loss * ge.oneMinusSigma + states[n];
        }
        return Math.min(1, loss);
    }

    /**
     * The waiting time is a ratio within the busy states, so it also holds in the limit of no
     * arrivals.
     */
    private static QueueMeans means(double[] states, double[] busy, double serviceMean) {
        QueueMeans within = QueueMeans.ofStates(busy, 1, serviceMean);
        QueueMeans all = QueueMeans.ofStates(states, 1, serviceMean);
        return new QueueMeans(
                all.number(), all.numberWaiting(), within.time(), within.timeWaiting());
    }
}
