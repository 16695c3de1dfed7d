// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import java.util.function.IntUnaryOperator;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.TrafficPattern;
import org.osgi.service.component.annotations.Component;

/** Tornado traffic: just less than half way around every ring. */
@Component(service = TrafficPattern.class)
public final class Tornado extends PermutationTraffic {
    private static final String NAME = "tornado";

    private static final Description DESCRIPTION =
            Description.of("to the terminal just less than half way around every ring")
                    .source(BOOK + ", as BookSim 2 in every dimension at once")
                    .validity(
                            "d_x = s_x + ceil(k_x/2) - 1 mod k_x in every dimension x. "
                                    + TerminalDigits.RULE
                                    + FIXED
                                    + "all if no radix is above 2")
                    .verification("equal to the definition applied to written-out digits");

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    IntUnaryOperator permutation(Scenario scenario, Network network) {
        return TerminalDigits.of(scenario, network).moved(radix -> (radix - 1) / 2);
    }
}
