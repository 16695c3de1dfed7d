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
    /** Tolerance for the rounding of load, length and fraction. */
    private static final double ROUNDING = 1e-12;

    /**
     * Creates the chain of a mean rate.
     *
     * @throws BadInput if the source would need more than one message per cycle while on, or bursts
     *     shorter than those of independent cycles
     */
    static OnOffChain of(double rate, double burst, double duty) {
        if (rate / duty > 1 + ROUNDING) {
            throw BadInput.of(
                            "arrivals",
                            OnOffArrivals.NAME,
                            " generates at most 1 message per cycle while on: the rate is at"
                                    + " most duty="
                                    + Decimal.format(duty)
                                    + ", not "
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
                                    + "; use that or more")
                    .about("duty");
        }
        return new OnOffChain(burst, duty, Math.min(rate / duty, 1));
    }

    /** Probability b of a change to off. */
    double off() {
        return 1 / burst;
    }

    /** Probability a of a change to on. */
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
