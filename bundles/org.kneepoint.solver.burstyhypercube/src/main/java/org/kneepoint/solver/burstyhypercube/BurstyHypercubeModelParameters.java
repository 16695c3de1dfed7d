// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

import java.util.LinkedHashMap;
import java.util.Map;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;

/** Parameters of bursty-hypercube, shared with its simulation, and of the models. */
final class BurstyHypercubeModelParameters {
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
    static final Parameter<Integer> PHITS_PER_FLIT =
            Parameter.integer("flit", "phits", "phits per flit; a link carries one per cycle")
                    .between(1, MOST_PHITS)
                    .withDefault(1);
    static final Parameter<Integer> BUFFER =
            StandardParameters.BUFFER
                    .between(1, LARGEST_BUFFER)
                    .unit("phits")
                    .meaning("phits that the buffer of a link holds")
                    .withDefault(1);
    static final Parameter<Double> LENGTH =
            StandardParameters.LENGTH
                    .between(1, LONGEST)
                    .meaning("mean message length; exponential, rounded up to whole flits");
    static final Parameter<Double> SCV =
            StandardParameters.SCV.between(1, HIGHEST_SCV).withDefault(1.0);
    static final Parameter<Boolean> PUBLISHED_RATE =
            Parameter.flag(
                    "arrivals.published",
                    "whether messages come ((1+scv)/2)^2 times as often as rate says, as in the"
                            + " published tables");
    static final Parameter<String> VARIANT =
            Parameter.choice("variant", "model", BurstyHypercubeVariant.parameterValues());
    static final Parameter<String> REPORT =
            Parameter.choice(
                    "report",
                    "what is told besides: wait for and hold of the links of each dimension",
                    "none",
                    DIMENSIONS_REPORT);

    static final Parameters ALL =
            Parameters.of(
                            DIMENSIONS,
                            PHITS_PER_FLIT,
                            BUFFER,
                            LENGTH,
                            SCV,
                            PUBLISHED_RATE,
                            VARIANT,
                            REPORT)
                    .exactlyOneOf(
                            StandardParameters.LOAD.between(0, 1).optional(),
                            StandardParameters.RATE.between(0, HIGHEST_RATE).optional());

    private BurstyHypercubeModelParameters() {}

    /** Returns the system of a scenario with the messages that really come. */
    static BurstyTraffic traffic(Scenario scenario) {
        GeometricLengths lengths = lengths(scenario);
        double rate =
                scenario.find(StandardParameters.RATE)
                        .map(given -> effectiveRate(scenario, given))
                        .orElseGet(
                                () -> scenario.get(StandardParameters.LOAD) / lengths.meanFlits());
        return new BurstyTraffic(
                new ECubeHypercube(scenario.get(DIMENSIONS)),
                lengths,
                scenario.get(BUFFER),
                scenario.get(SCV),
                rate);
    }

    static GeometricLengths lengths(Scenario scenario) {
        return GeometricLengths.of(scenario.get(PHITS_PER_FLIT), scenario.get(LENGTH));
    }

    /** Returns the ratio of the effective rate to rate=. */
    static double rateFactor(Scenario scenario) {
        double batch = BurstyTraffic.meanBatch(scenario.get(SCV));
        return scenario.get(PUBLISHED_RATE) ? batch * batch : 1;
    }

    private static double effectiveRate(Scenario scenario, double rate) {
        double real = rate * rateFactor(scenario);
        if (real > HIGHEST_RATE) {
            String published = Decimal.round(real, DIGITS) + " messages per node per cycle";
            throw BadInput.notAllowed(
                            "rate",
                            rate,
                            "it stands for "
                                    + published
                                    + ", at most "
                                    + Decimal.format(HIGHEST_RATE))
                    .with("arrivals.published", true)
                    .with("scv", scenario.get(SCV));
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
        if (detailed
                && BurstyHypercubeVariant.ofParameterValue(variant)
                        != BurstyHypercubeVariant.CORRECTED) {
            throw BadInput.notAllowed(
                            "report", DIMENSIONS_REPORT, "it belongs to variant=corrected")
                    .with("variant", variant);
        }
        return detailed;
    }

    /** Returns the words of a scenario without those that mean nothing in it. */
    static Map<String, String> effectiveSettings(Scenario scenario) {
        Map<String, String> settings = new LinkedHashMap<>(scenario.settings());
        if (!scenario.isGiven(REPORT)) {
            settings.remove(REPORT.name());
        }
        return settings;
    }
}
