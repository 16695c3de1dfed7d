// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.arrival;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;

/**
 * The two states of an on-off source.
 *
 * @param burst mean cycles on, 1/b
 * @param duty fraction of the time on, a/(a+b)
 * @param peakProbability probability g of a message in a cycle that is on
 */
record OnOffChain(double burst, double duty, double peakProbability) {
    /** A load is divided by a length and by the fraction: each may be rounded. */
    private static final double ROUNDING = 1e-12;

    /**
     * Of this mean rate.
     *
     * @throws BadInput if the source would have to send more than one message per cycle while on,
     *     or to change its state more often than independent cycles do
     */
    static OnOffChain of(double rate, double burst, double duty) {
        if (rate / duty > 1 + ROUNDING) {
            throw BadInput.of(
                            "arrivals",
                            OnOffArrivals.NAME,
                            " has at most 1 message per cycle while on, so with duty="
                                    + Decimal.format(duty)
                                    + " a rate of that much, not "
                                    + RateCheck.text(rate))
                    .about("duty");
        }
        if (burst * (1 - duty) < 1 - ROUNDING) {
            throw BadInput.of(
                            "burst",
                            Decimal.format(burst),
                            " is too short for duty="
                                    + Decimal.format(duty)
                                    + ": independent cycles have bursts of "
                                    + Decimal.round(1 / (1 - duty), 6)
                                    + ", take that or more")
                    .about("duty");
        }
        return new OnOffChain(burst, duty, Math.min(rate / duty, 1));
    }

    /** Probability b to go off. */
    double off() {
        return 1 / burst;
    }

    /** Probability a to go on. */
    double on() {
        return duty / (burst * (1 - duty));
    }

    double rate() {
        return peakProbability * duty;
    }

    /** Squared coefficient of variation of the intervals. */
    double scv() {
        return 1 - rate() + 2 * peakProbability * (1 - duty) * (burst * (1 - duty) - 1);
    }

    /**
     * The larger root m of m^2 - (a+b+g-bg) m + a g = 0: success probability of the shorter of the
     * two geometric intervals.
     */
    double shorter() {
        double within = off() + peakProbability - off() * peakProbability;
        double difference = on() - within;
        double discriminant = difference * difference + 4 * on() * off() * (1 - peakProbability);
        return Math.min((on() + within + Math.sqrt(discriminant)) / 2, 1);
    }

    /** The smaller root, by the product of the two. */
    double longer() {
        return on() * peakProbability / shorter();
    }
}
