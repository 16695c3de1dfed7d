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

/** On-off process: alternating on and off periods, with one trial per cycle while on. */
@Component
public final class OnOffArrivals implements ArrivalProcess {
    static final String NAME = "on-off";

    private static final Parameter<Double> BURST =
            Parameter.real("burst", "cycles", "mean on period of an on-off source")
                    .between(1, 1e9)
                    .withDefault(100.0);

    private static final Parameter<Double> DUTY =
            Parameter.real(
                            "duty",
                            "fraction",
                            "fraction of the time in which an on-off" + " source is on")
                    .range(new Range(0, true, 1, true))
                    .withDefault(0.5);

    private static final Parameters PARAMETERS = Parameters.of(BURST, DUTY);

    private static final Description DESCRIPTION =
            Description.of("alternating on and off periods, with one trial per cycle while" + " on")
                    .source(
                            "injection process on_off of BookSim 2 (N. Jiang et al., ISPASS 2013) with"
                                    + " burst_beta b = 1/burst, burst_alpha a = b duty/(1-duty), burst_r1 g"
                                    + " = rate/duty. Drawn as a mixture of two geometric"
                                    + " intervals, the discrete form of the interrupted Poisson"
                                    + " process of A. Kuczura, Bell System Tech. J. 52(3), 1973")
                    .validity(
                            "rate up to duty, burst at least 1/(1-duty), that of independent"
                                    + " cycles. In each cycle a source first changes its state, to off"
                                    + " with probability b, to on with probability a, then if on"
                                    + " generates a message with probability g. The mean rate is exactly rate; scv = 1"
                                    + " - rate + 2 g (1-duty) (burst (1-duty) - 1). Intervals"
                                    + " are independent, since the source is on at each message; an"
                                    + " interval is 1 plus the failures before a success, of which the"
                                    + " probability is a root m of m^2 - (a+b+g-bg) m + a g = 0")
                    .verification(
                            "intervals and the first time agree with the two-state chain"
                                    + " simulated cycle by cycle (chi-square); the rate is the same in"
                                    + " every cycle from the first");

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
