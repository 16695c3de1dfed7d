// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.length;

import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.traffic.LengthDistribution;
import org.osgi.service.component.annotations.Component;

/** Exponential lengths, rounded up to whole flits. */
@Component
public final class ExponentialLengths implements LengthDistribution {
    private static final String NAME = "exponential";

    private static final Parameters PARAMETERS = Parameters.of(MeanLength.PARAMETER);

    private static final Description DESCRIPTION =
            Description.of("exponential of mean length, rounded up to whole flits")
                    .source(
                            "k = ceil(X), P(X > x) = exp(-x/length), so k is geometric: P(k) = (1-q)"
                                    + " q^(k-1), q = exp(-1/length)")
                    .validity(
                            "length from 1 to a million. The mean after rounding is 1/(1-q), about length"
                                    + " + 1/2 (1.58 for length=1, 8.51 for 8); load = rate x that mean. scv"
                                    + " = q")
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
        return new RoundedUp(MeanLength.of(scenario));
    }

    private record RoundedUp(double unrounded) implements Lengths {
        @Override
        public int nextLength(RandomGenerator random) {
            double exact = -unrounded * StrictMath.log(1 - random.nextDouble());
            return Math.max(1, (int) Math.ceil(exact));
        }

        @Override
        public double mean() {
            return -1 / StrictMath.expm1(-1 / unrounded);
        }

        @Override
        public double scv() {
            return StrictMath.exp(-1 / unrounded);
        }
    }
}
