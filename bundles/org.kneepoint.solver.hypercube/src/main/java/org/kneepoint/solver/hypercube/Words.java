// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.hypercube;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;

/** The words of the system, the same as those of its simulation, and those of the models. */
final class Words {
    private static final int MOST_DIMENSIONS = 16;
    private static final int MOST_PHITS = 1 << 8;
    private static final int LARGEST_BUFFER = 1 << 16;
    private static final double LONGEST = 1 << 16;
    private static final double HIGHEST_SCV = 1e4;
    private static final double HIGHEST_RATE = 1;
    private static final int DIGITS = 4;
    private static final String DIMENSIONS_REPORT = "dimensions";

    static final Parameter<Integer> DIMENSIONS =
            StandardParameters.DIMENSIONS.between(1, MOST_DIMENSIONS);
    static final Parameter<Integer> FLIT =
            Parameter.integer("flit", "phits", "phits per flit; a link carries one per cycle")
                    .between(1, MOST_PHITS)
                    .byDefault(1);
    static final Parameter<Integer> BUFFER =
            StandardParameters.BUFFER
                    .between(1, LARGEST_BUFFER)
                    .unit("phits")
                    .meaning("phits that the buffer of a link holds")
                    .byDefault(1);
    static final Parameter<Double> LENGTH =
            StandardParameters.LENGTH
                    .between(1, LONGEST)
                    .meaning("mean message length; exponential, rounded up to whole flits");
    static final Parameter<Double> SCV =
            StandardParameters.SCV.between(1, HIGHEST_SCV).byDefault(1.0);
    static final Parameter<Boolean> PUBLISHED =
            Parameter.flag(
                    "arrivals.published",
                    "whether messages come ((1+scv)/2)^2 times as often as rate says, as in the"
                            + " published tables");
    static final Parameter<String> VARIANT = Parameter.choice("variant", "model", Variant.words());
    static final Parameter<String> REPORT =
            Parameter.choice(
                    "report",
                    "what is told besides: wait for and hold of the links of each dimension",
                    "none",
                    DIMENSIONS_REPORT);

    static final Parameters ALL =
            Parameters.of(DIMENSIONS, FLIT, BUFFER, LENGTH, SCV, PUBLISHED, VARIANT, REPORT)
                    .exactlyOneOf(
                            StandardParameters.LOAD.between(0, 1).optional(),
                            StandardParameters.RATE.between(0, HIGHEST_RATE).optional());

    private Words() {}

    /** Returns the system of a scenario with the messages that really come. */
    static Traffic traffic(Scenario scenario) {
        Lengths lengths = lengths(scenario);
        double rate =
                scenario.find(StandardParameters.RATE)
                        .map(given -> real(scenario, given))
                        .orElseGet(
                                () -> scenario.get(StandardParameters.LOAD) / lengths.meanFlits());
        return new Traffic(
                new Cube(scenario.get(DIMENSIONS)),
                lengths,
                scenario.get(BUFFER),
                scenario.get(SCV),
                rate);
    }

    static Lengths lengths(Scenario scenario) {
        return Lengths.of(scenario.get(FLIT), scenario.get(LENGTH));
    }

    /** Returns how much more often messages come than the rate says. */
    static double factor(Scenario scenario) {
        double batch = Traffic.batch(scenario.get(SCV));
        return scenario.get(PUBLISHED) ? batch * batch : 1;
    }

    private static double real(Scenario scenario, double rate) {
        double real = rate * factor(scenario);
        if (real > HIGHEST_RATE) {
            throw new BadInput(
                            String.format(
                                    Locale.ROOT,
                                    "rate=%s is not allowed with arrivals.published=true and scv=%s: it"
                                            + " stands for %s messages per node per cycle, at most %s",
                                    Decimal.format(rate),
                                    Decimal.format(scenario.get(SCV)),
                                    Decimal.round(real, DIGITS),
                                    Decimal.format(HIGHEST_RATE)))
                    .about("rate", "arrivals.published", "scv");
        }
        return real;
    }

    /**
     * Returns whether every dimension is told of.
     *
     * @throws BadInput if the model knows no dimensions
     */
    static boolean isDetailed(Scenario scenario) {
        boolean detailed = scenario.get(REPORT).equals(DIMENSIONS_REPORT);
        String variant = scenario.get(VARIANT);
        if (detailed && Variant.ofWord(variant) != Variant.CORRECTED) {
            throw new BadInput(
                            "report=dimensions belongs to variant=corrected, not to variant="
                                    + variant)
                    .about("report", "variant");
        }
        return detailed;
    }

    /** Returns the words of a scenario without those that mean nothing in it. */
    static Map<String, String> meaningful(Scenario scenario) {
        Map<String, String> words = new LinkedHashMap<>(scenario.words());
        if (!scenario.isGiven(REPORT)) {
            words.remove(REPORT.name());
        }
        return words;
    }
}
