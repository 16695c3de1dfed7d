// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.length;

import java.util.Optional;
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

/** Uniform distribution over the lengths of an interval. */
@Component
public final class UniformLengths implements LengthDistribution {
    private static final String NAME = "uniform";

    private static final Parameter<Integer> SHORTEST =
            Parameter.integer(
                            "length_min",
                            "flits",
                            "shortest message; default: by length and length_max, else 1")
                    .between(1, MeanLength.MAX_LENGTH)
                    .optional();

    private static final Parameter<Integer> LONGEST =
            Parameter.integer(
                            "length_max",
                            "flits",
                            "longest message; default: by length and length_min")
                    .between(1, 2 * MeanLength.MAX_LENGTH)
                    .optional();

    private static final Parameters PARAMETERS =
            Parameters.of(MeanLength.PARAMETER, SHORTEST, LONGEST);

    private static final Description DESCRIPTION =
            Description.of("uniform from length_min to length_max, mean length")
                    .source("definition: P(k) = 1/n for the n = max - min + 1 lengths")
                    .validity(
                            "length = (length_min + length_max) / 2, a multiple of 1/2. length"
                                    + " and one of the two determine the other, length alone 1 to 2"
                                    + " length - 1; all three must agree. scv = (n^2 - 1) / (12 length^2)")
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
        Optional<Integer> longest = OwnerDefaults.find(scenario, LONGEST);
        double low =
                OwnerDefaults.find(scenario, SHORTEST)
                        .map(Integer::doubleValue)
                        .orElse(longest.map(high -> 2 * mean - high).orElse(1.0));
        double high = longest.map(Integer::doubleValue).orElse(2 * mean - low);
        boolean fits = 1 <= low && low <= high && low + high == 2 * mean;
        if (fits && MeanLength.isWhole(low) && MeanLength.isWhole(high)) {
            return new Interval((int) low, (int) high);
        }
        throw BadInput.notAllowed(
                        "length",
                        mean,
                        "whole numbers from 1 with length_min + length_max = 2 length")
                .with("lengths", "uniform")
                .with("length_min", Decimal.round(low, MeanLength.DIGITS))
                .with("length_max", Decimal.round(high, MeanLength.DIGITS));
    }

    /**
     * The interval of lengths.
     *
     * @param low the shortest, flits
     * @param high the longest, flits
     */
    private record Interval(int low, int high) implements Lengths {
        @Override
        public int nextLength(RandomGenerator random) {
            return low + random.nextInt(high - low + 1);
        }

        @Override
        public double mean() {
            return (low + high) / 2.0;
        }

        @Override
        public double max() {
            return high;
        }

        @Override
        public double scv() {
            double others = high - low;
            return others * (others + 2) / (12 * mean() * mean());
        }
    }
}
