// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.arrival;

import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.osgi.service.component.annotations.Component;

/** Exponential intervals. */
@Component
public final class PoissonArrivals implements ArrivalProcess {
    private static final String NAME = "poisson";

    private static final Description DESCRIPTION =
            Description.of("exponential intervals of mean 1/rate (scv 1)")
                    .source("the Poisson process: P(interval > t) = exp(-rate t)")
                    .validity(
                            "any rate. A simulator that counts cycles takes the whole part of a time, so"
                                    + " that a cycle has a Poisson number of messages, perhaps several")
                    .verification(
                            "intervals agree with the distribution (Kolmogorov-Smirnov); every cycle has"
                                    + " the same rate from the first");

    /** Has no state, so that all terminals can share it. */
    private volatile ExponentialSource latest = new ExponentialSource(1);

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public Source start(Scenario scenario, double rate) {
        ExponentialSource intervals = latest;
        if (intervals.rate() != rate) {
            intervals = new ExponentialSource(RateCheck.requireRate(NAME, rate));
            latest = intervals;
        }
        return intervals;
    }

    @Override
    public double scv(Scenario scenario, double rate) {
        return 1;
    }

    /** Independent exponential intervals; the first is no other than the rest. */
    private record ExponentialSource(double rate) implements Source {
        @Override
        public double nextInterval(RandomGenerator random) {
            return InversionSampling.exponential(random) / rate;
        }
    }
}
