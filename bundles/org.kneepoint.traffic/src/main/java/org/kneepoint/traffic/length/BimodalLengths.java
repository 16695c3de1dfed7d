// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.length;

import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.traffic.LengthDistribution;
import org.kneepoint.traffic.OwnerDefaults;
import org.osgi.service.component.annotations.Component;

/** Short and long messages, such as requests and cache lines. */
@Component
public final class BimodalLengths implements LengthDistribution {
    private static final String NAME = "bimodal";

    private static final Parameter<Integer> SHORT =
            Parameter.integer("length_short", "flits", "length of the short messages")
                    .between(1, MeanLength.MAX_LENGTH)
                    .withDefault(1);

    private static final Parameter<Integer> LONG =
            Parameter.integer(
                            "length_long",
                            "flits",
                            "length of the long messages; by default such that half are long")
                    .between(2, 2 * MeanLength.MAX_LENGTH)
                    .optional();

    private static final Parameters PARAMETERS = Parameters.of(MeanLength.PARAMETER, SHORT, LONG);

    private static final Description DESCRIPTION =
            Description.of(
                            "short and long messages in the proportion that gives the mean"
                                    + " length")
                    .source(
                            "definition: long with probability f = (length - short) / (long"
                                    + " - short)")
                    .validity(
                            "length_short <= length <= length_long. length_long is 2 length"
                                    + " - length_short by default, so that half are long: length=3 has"
                                    + " 1 and 5 flits, length=3 length_long=9 a quarter of 9 flits. scv = (length - short) (long"
                                    + " - length) / length^2")
                    .verification(
                            "draws agree with the distribution (chi-square), mean and scv"
                                    + " with its moments");

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public Parameters parameters() {
        return PARAMETERS;
    }

    @Override
    public Lengths build(Scenario scenario) {
        double mean = MeanLength.of(scenario);
        int shorter = OwnerDefaults.get(scenario, SHORT);
        double longer =
                OwnerDefaults.find(scenario, LONG)
                        .map(Integer::doubleValue)
                        .orElse(2 * mean - shorter);
        boolean fits = shorter <= mean && mean <= longer && shorter < longer;
        if (fits && MeanLength.isWhole(longer)) {
            return new Two(shorter, (int) longer, mean);
        }
        throw BadInput.notAllowed(
                        "length",
                        mean,
                        "whole numbers with length_short <= length <= length_long, the first below"
                                + " the last")
                .with("lengths", "bimodal")
                .with("length_short", shorter)
                .with("length_long", Decimal.round(longer, MeanLength.DIGITS));
    }

    /**
     * The two lengths and their mean.
     *
     * @param shorter flits
     * @param longer flits
     * @param mean mean length, flits
     */
    private record Two(int shorter, int longer, double mean) implements Lengths {
        @Override
        public int nextLength(RandomGenerator random) {
            return random.nextDouble() * (longer - shorter) < mean - shorter ? longer : shorter;
        }

        @Override
        public double max() {
            return longer;
        }

        @Override
        public double scv() {
            return (mean - shorter) * (longer - mean) / (mean * mean);
        }
    }
}
