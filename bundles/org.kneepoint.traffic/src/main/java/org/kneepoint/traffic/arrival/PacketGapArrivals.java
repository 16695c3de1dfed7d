// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.arrival;

import java.util.List;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.osgi.service.component.annotations.Component;

/** Packets generated flit by flit, with gaps between them. */
@Component
public final class PacketGapArrivals implements ArrivalProcess {
    private static final String NAME = "packet-gap";
    private static final String FIXED = "fixed";
    private static final int LONGEST = 1 << 30;

    /** Tolerance for the rounding of load and rate. */
    private static final double ROUNDING = 1e-12;

    private static final Description DESCRIPTION =
            Description.of("one flit per cycle while generating a packet, trials in between")
                    .source(
                            "T. Yokota, K. Ootsu, T. Baba: A Quantitative Evaluation Methodology of"
                                    + " Interconnection Networks, equations (9)-(11)")
                    .validity(
                            "fixed length l, load r = rate l up to 1 flit per cycle. A node"
                                    + " is busy for l cycles from the start of a packet, then has one"
                                    + " trial per cycle of probability p = r/(l(1-r)+r): the interval"
                                    + " is l plus a geometric number of failures of mean (1-p)/p, scv"
                                    + " (1-r)(1-r+r/l). At time 0 a packet may be in progress."
                                    + " Blocking of generation while a packet waits belongs to the"
                                    + " simulator. l = 1 is bernoulli")
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
        int length = length(scenario);
        double load = load(rate, length);
        return new BernoulliSource(length, load / (length * (1 - load) + load));
    }

    @Override
    public double scv(Scenario scenario, double rate) {
        int length = length(scenario);
        double load = load(rate, length);
        return (1 - load) * (1 - load + load / length);
    }

    /** Returns the length; 1 flit in a network without lengths. */
    private static int length(Scenario scenario) {
        String lengths = scenario.find(StandardParameters.LENGTH_DISTRIBUTION).orElse(FIXED);
        if (!lengths.equals(FIXED)) {
            throw BadInput.notAllowed("lengths", lengths, List.of(FIXED)).with("arrivals", NAME);
        }
        double length = scenario.find(StandardParameters.LENGTH).orElse(1.0);
        if (length >= 1 && length <= LONGEST && length == Math.rint(length)) {
            return (int) length;
        }
        throw BadInput.notAllowed("length", length, "a whole number of flits")
                .with("arrivals", NAME);
    }

    private static double load(double rate, int length) {
        double load = RateCheck.requireRate(NAME, rate) * length;
        if (load <= 1 + ROUNDING) {
            return Math.min(load, 1);
        }
        throw BadInput.of(
                "arrivals",
                NAME,
                " generates at most 1 flit per node per cycle, not a load of "
                        + Decimal.round(load, 6)
                        + ": use a lower load, or arrivals=poisson");
    }
}
