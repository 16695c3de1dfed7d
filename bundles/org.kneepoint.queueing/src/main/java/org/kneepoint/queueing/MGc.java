// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import java.util.Objects;
import org.kneepoint.queueing.numerics.Require;

/**
 * The queue M/G/c: Poisson arrivals, c servers with a general service time, infinite capacity; mean
 * figures by an approximation from two moments of the service time. No exact formula is known. Both
 * formulas are exact for one server ({@link PollaczekKhinchine}) and for exponential service
 * ({@link MMc}). Saturated from utilisation 1 on.
 */
public final class MGc extends UnlimitedQueue {
    /** Formulas for the mean wait; W(M) is the mean wait of the queue M/M/c at the same load. */
    public enum Formula {
        /**
         * {@code W = (1 + Cs2)/2 W(M)} (Lee and Longton, Operational Research Quarterly 10, 1959;
         * Hokstad, Approximations for the M/G/m queue, Operations Research 26, 1978). Accurate in
         * heavy traffic; in light traffic too low for service of low variability and too high for
         * service of high variability.
         */
        HOKSTAD,

        /**
         * {@code W = (1 + Cs2) / ((1 - Cs2)/W(D) + 2 Cs2/W(M))} (Kimura, A two-moment approximation
         * for the mean waiting time in the GI/G/s queue, Management Science 32, 1986), with the
         * mean wait of M/D/c {@code W(D) = W(M)/2 (1 + g)}, {@code g = (1 - u)(c - 1)(sqrt(4 + 5 c)
         * - 2)/(16 u c)} (Cosmetatos, Some approximate equilibrium results for the multi-server
         * queue M/G/r, Operational Research Quarterly 27, 1976), g at most 0.24 (Whitt,
         * Approximations for the GI/G/m queue, Production and Operations Management 2, 1993).
         */
        KIMURA
    }

    /**
     * Whitt's bound for the correction of Cosmetatos, which grows without limit in light traffic.
     */
    private static final double MOST_CORRECTION = 0.24;

    private final int servers;
    private final double serviceScv;
    private final Formula formula;

    private MGc(
            double rate,
            double serviceMean,
            double serviceScv,
            int servers,
            Formula formula,
            QueueMeans means) {
        super(rate, serviceMean, servers, rate * serviceMean / servers, means);
        this.servers = servers;
        this.serviceScv = serviceScv;
        this.formula = formula;
    }

    /**
     * Creates the queue.
     *
     * @param arrivalRate arrivals per unit time, at least 0 and finite
     * @param serviceMean mean service time, above 0 and finite
     * @param serviceScv squared coefficient of variation of the service time, at least 0 and finite
     * @param servers number of servers, 1 to 1,000,000
     * @param formula the approximation
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public static MGc of(
            double arrivalRate,
            double serviceMean,
            double serviceScv,
            int servers,
            Formula formula) {
        MMc markov = MMc.of(arrivalRate, serviceMean, servers);
        Require.atLeast("scv of the service", serviceScv, 0);
        Objects.requireNonNull(formula, "formula");
        QueueMeans means =
                markov.saturated()
                        ? null
                        : QueueMeans.ofWaiting(
                                arrivalRate,
                                serviceMean,
                                arrivalRate * serviceMean,
                                factor(markov, serviceScv, formula) * markov.meanWaitingTime());
        return new MGc(arrivalRate, serviceMean, serviceScv, servers, formula, means);
    }

    /** The waiting time relative to that with exponential service. */
    private static double factor(MMc markov, double scv, Formula formula) {
        if (formula == Formula.HOKSTAD) {
            return (1 + scv) / 2;
        }
        double g = correction(markov.utilisation(), markov.servers());
        // (1 + Cs2) / (2 (1 - Cs2)/(1 + g) + 2 Cs2), over one denominator of positive terms
        return (1 + scv) * (1 + g) / (2 * (1 + scv * g));
    }

    private static double correction(double u, int c) {
        double g = (1 - u) * (c - 1) * (Math.sqrt(4 + 5.0 * c) - 2) / (16 * u * c);
        return c == 1 ? 0 : Math.min(MOST_CORRECTION, g);
    }

    /** Returns the number of servers. */
    public int servers() {
        return servers;
    }

    /** Returns the squared coefficient of variation of the service time. */
    public double serviceScv() {
        return serviceScv;
    }

    /** Returns the approximation used. */
    public Formula formula() {
        return formula;
    }
}
