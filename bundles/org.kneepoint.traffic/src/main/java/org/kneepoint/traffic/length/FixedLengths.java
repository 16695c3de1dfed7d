// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.length;

import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.traffic.LengthDistribution;
import org.osgi.service.component.annotations.Component;

/** All messages of one length. */
@Component
public final class FixedLengths implements LengthDistribution {
    private static final String NAME = "fixed";

    private static final Parameters PARAMETERS = Parameters.of(MeanLength.PARAMETER);

    private static final Description DESCRIPTION =
            Description.of("every message has length flits (scv 0)")
                    .source("definition")
                    .validity("length a whole number from 1 to a million")
                    .verification("every draw is the length");

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
        double length = MeanLength.of(scenario);
        int below = (int) length;
        if (MeanLength.isWhole(length)) {
            return new Constant(below);
        }
        throw BadInput.notAllowed("length", length, "a whole number")
                .with("lengths", "fixed")
                .nearest(below, below + 1)
                .remedy("use one of them, or lengths=uniform or bimodal");
    }

    private record Constant(int length) implements Lengths {
        @Override
        public int nextLength(RandomGenerator random) {
            return length;
        }

        @Override
        public double mean() {
            return length;
        }

        @Override
        public double max() {
            return length;
        }

        @Override
        public double scv() {
            return 0;
        }
    }
}
