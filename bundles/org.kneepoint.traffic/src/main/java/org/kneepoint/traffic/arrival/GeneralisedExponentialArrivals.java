// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.arrival;

import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.traffic.OwnerDefaults;
import org.osgi.service.component.annotations.Component;

/** Generalised exponential process: geometric batches in a Poisson stream. */
@Component
public final class GeneralisedExponentialArrivals implements ArrivalProcess {
    private static final String NAME = "ge";
    private static final double LARGEST = 1e6;

    private static final Parameter<Double> SCV =
            StandardParameters.SCV.between(1, LARGEST).required();

    private static final Parameters PARAMETERS = Parameters.of(SCV);

    private static final Description DESCRIPTION =
            Description.of("geometric batches in a Poisson stream (generalised exponential, scv)")
                    .source(
                            "D. D. Kouvatsos: Entropy maximisation and queueing network models, Annals of"
                                    + " Operations Research 48, 1994")
                    .validity(
                            "any rate, scv from 1. An interval is 0 with probability 1-t, else exponential"
                                    + " of mean 1/(t rate), t = 2/(1+scv); that is, batches"
                                    + " of mean size 1/t = (1+scv)/2 in a Poisson stream of rate t"
                                    + " rate. The time to the first batch is exponential. scv=1 is"
                                    + " poisson")
                    .verification(
                            "moments of the intervals; the variance of the number of"
                                    + " messages in any time is scv times its mean; the rate is the"
                                    + " same in every cycle from the first");

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
    public Source start(Scenario scenario, double rate) {
        double scv = scv(scenario, rate);
        return new BatchSource(2 / (1 + scv), (1 + scv) / 2 / rate);
    }

    @Override
    public double scv(Scenario scenario, double rate) {
        RateCheck.requireRate(NAME, rate);
        double scv = OwnerDefaults.get(scenario, SCV);
        if (scv >= 1 && scv <= LARGEST) {
            return scv;
        }
        throw BadInput.notAllowed(SCV.name(), scv, SCV.allowed()).with("arrivals", NAME);
    }

    /** Intervals between messages. */
    private static final class BatchSource implements Source {
        private final double first;
        private final double mean;
        private boolean started;

        /**
         * Creates a process in equilibrium at time 0, which is not within a batch.
         *
         * @param first probability t that a message is the first of its batch
         * @param mean time between batches, cycles
         */
        private BatchSource(double first, double mean) {
            this.first = first;
            this.mean = mean;
        }

        @Override
        public double nextInterval(RandomGenerator random) {
            if (started && random.nextDouble() >= first) {
                return 0;
            }
            started = true;
            return mean * InversionSampling.exponential(random);
        }
    }
}
