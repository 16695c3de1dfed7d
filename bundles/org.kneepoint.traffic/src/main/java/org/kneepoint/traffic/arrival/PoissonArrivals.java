// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.arrival;

import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.osgi.service.component.annotations.Component;

/** Poisson process: exponential intervals. */
@Component
public final class PoissonArrivals implements ArrivalProcess {
    private static final String NAME = "poisson";

    private static final Description DESCRIPTION =
            Description.of("Poisson process: exponential intervals of mean 1/rate (scv 1)")
                    .source("P(interval > t) = exp(-rate t)")
                    .validity(
                            "any rate. A cycle-based simulator truncates times, so that the"
                                    + " number of messages in a cycle is Poisson, possibly more than"
                                    + " one")
                    .verification(
                            "intervals agree with the distribution (Kolmogorov-Smirnov); the"
                                    + " rate is the same in every cycle from the first");

    /** Latest source; stateless, so all terminals share it. */
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

    /** Independent exponential intervals, the first included. */
    private record ExponentialSource(double rate) implements Source {
        @Override
        public double nextInterval(RandomGenerator random) {
            return InversionSampling.exponential(random) / rate;
        }
    }
}
