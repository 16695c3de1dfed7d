// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.arrival;

import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Range;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.traffic.OwnerDefaults;
import org.osgi.service.component.annotations.Component;

/** A source that is on and off in turn, with one trial per cycle while on. */
@Component
public final class OnOffArrivals implements ArrivalProcess {
    static final String NAME = "on-off";

    private static final Parameter<Double> BURST =
            Parameter.real("burst", "cycles", "mean time that an on-off source stays on")
                    .between(1, 1e9)
                    .withDefault(100.0);

    private static final Parameter<Double> DUTY =
            Parameter.real("duty", "fraction", "fraction of the time that an on-off source is on")
                    .range(new Range(0, true, 1, true))
                    .withDefault(0.5);

    private static final Parameters PARAMETERS = Parameters.of(BURST, DUTY);

    private static final Description DESCRIPTION =
            Description.of("on and off in turn, with one trial per cycle while on")
                    .source(
                            "injection process on_off of BookSim 2 (N. Jiang et al., ISPASS 2013) with"
                                    + " burst_beta b = 1/burst, burst_alpha a = b duty/(1-duty), burst_r1 g"
                                    + " = rate/duty. Drawn as a mixture of two geometric intervals, the"
                                    + " discrete form of what A. Kuczura, Bell System Tech. J. 52(3), 1973,"
                                    + " shows for the interrupted Poisson process")
                    .validity(
                            "rate up to duty, burst at least 1/(1-duty), as much as independent cycles"
                                    + " would have. In each cycle a source first changes its state, to off"
                                    + " with probability b, to on with probability a, then if on has a"
                                    + " message with probability g. The mean rate is exactly rate; scv = 1"
                                    + " - rate + 2 g (1-duty) (burst (1-duty) - 1). Intervals are"
                                    + " independent, for each message finds the source on; one has the"
                                    + " distribution 1 plus failures before success, the success"
                                    + " probability being a root m of m^2 - (a+b+g-bg) m + a g = 0")
                    .verification(
                            "intervals and the first time agree with the two-state chain followed cycle by"
                                    + " cycle (chi-square); every cycle has the same rate from the first");

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
        return new OnOffSource(chain(scenario, rate));
    }

    @Override
    public double scv(Scenario scenario, double rate) {
        return chain(scenario, rate).scv();
    }

    private static OnOffChain chain(Scenario scenario, double rate) {
        return OnOffChain.of(
                RateCheck.requireRate(NAME, rate),
                OwnerDefaults.get(scenario, BURST),
                OwnerDefaults.get(scenario, DUTY));
    }
}
