// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;

/** The parameters of the system {@code bursty-hypercube}, for its model and its simulator. */
public final class BurstyHypercubeParameters {
    /** Largest mean message length before it is rounded up, flits. */
    public static final double LONGEST_MEAN = 1 << 16;

    /** Dimensions of the hypercube. */
    public static final Parameter<Integer> DIMENSIONS =
            StandardParameters.DIMENSIONS.between(1, 16);

    /** Phits of a flit. */
    public static final Parameter<Integer> FLIT =
            Parameter.integer("flit", "phits", "phits per flit; a link carries one per cycle")
                    .between(1, 1 << 8)
                    .withDefault(1);

    /** Phits in the buffer of a link. */
    public static final Parameter<Integer> BUFFER =
            StandardParameters.BUFFER
                    .between(1, 1 << 16)
                    .unit("phits")
                    .meaning("phits that the buffer of a link holds")
                    .withDefault(1);

    /** Mean message length before it is rounded up, flits. */
    public static final Parameter<Double> LENGTH =
            StandardParameters.LENGTH
                    .between(1, LONGEST_MEAN)
                    .meaning("mean message length; exponential, rounded up to whole flits");

    /** Squared coefficient of variation of the interarrival time. */
    public static final Parameter<Double> SCV =
            StandardParameters.SCV.between(1, 1e4).withDefault(1.0);

    private static final double HIGHEST_RATE = 1;
    private static final int DIGITS = 4;
    private static final Parameter<Boolean> PRINTED_RATE =
            Parameter.flag(
                    "printed_rate",
                    "whether messages come ((1+scv)/2)^2 times as often as rate says, as in the"
                            + " published tables");

    private BurstyHypercubeParameters() {}

    /** Returns the parameters of the system, further ones, and exactly one of load and rate. */
    public static Parameters with(Parameters more) {
        return Parameters.of(DIMENSIONS, FLIT, BUFFER, LENGTH, SCV, PRINTED_RATE)
                .and(more)
                .exactlyOneOf(
                        StandardParameters.LOAD.between(0, 1).optional(),
                        StandardParameters.RATE.between(0, HIGHEST_RATE).optional());
    }

    /** Returns the mean size of a batch of a generalised exponential process. */
    public static double batch(double scv) {
        return (1 + scv) / 2;
    }

    /** Returns the ratio of the actual rate to {@code rate}. */
    public static double factor(Scenario scenario) {
        double batch = batch(scenario.get(SCV));
        return scenario.get(PRINTED_RATE) ? batch * batch : 1;
    }

    /**
     * Returns the actual rate, messages per node per cycle.
     *
     * @param meanFlits mean message length after rounding, flits
     * @throws BadInput if it exceeds 1
     */
    public static double rate(Scenario scenario, double meanFlits) {
        return scenario.find(StandardParameters.RATE)
                .map(given -> real(scenario, given))
                .orElseGet(() -> scenario.get(StandardParameters.LOAD) / meanFlits);
    }

    private static double real(Scenario scenario, double rate) {
        double real = rate * factor(scenario);
        if (real > HIGHEST_RATE) {
            String published = Decimal.round(real, DIGITS) + " messages per node per cycle";
            throw BadInput.notAllowed(
                            "rate",
                            rate,
                            "it stands for "
                                    + published
                                    + ", at most "
                                    + Decimal.format(HIGHEST_RATE))
                    .with("printed_rate", true)
                    .with("scv", scenario.get(SCV));
        }
        return real;
    }
}
