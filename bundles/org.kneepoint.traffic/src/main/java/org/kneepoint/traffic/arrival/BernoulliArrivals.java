// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.arrival;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.osgi.service.component.annotations.Component;

/** Bernoulli process: one trial per cycle. */
@Component
public final class BernoulliArrivals implements ArrivalProcess {
    private static final String NAME = "bernoulli";

    private static final Description DESCRIPTION =
            Description.of(
                            "Bernoulli process: a message with probability rate in every"
                                    + " cycle (scv 1 - rate)")
                    .source(
                            "P(interval = k) = rate (1 - rate)^(k-1), k from 1, as injection"
                                    + " process bernoulli of BookSim 2")
                    .validity("rate up to 1 message per cycle")
                    .verification(
                            "intervals and the first time agree with the distribution"
                                    + " (chi-square); the rate is the same in every cycle from the"
                                    + " first");

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
        return new BernoulliSource(1, checked(rate));
    }

    @Override
    public double scv(Scenario scenario, double rate) {
        return 1 - checked(rate);
    }

    private static double checked(double rate) {
        if (RateCheck.requireRate(NAME, rate) <= 1) {
            return rate;
        }
        throw BadInput.of(
                "arrivals",
                NAME,
                " has at most 1 message per node per cycle, not "
                        + RateCheck.text(rate)
                        + ": use a lower load, longer messages, or arrivals=poisson");
    }
}
