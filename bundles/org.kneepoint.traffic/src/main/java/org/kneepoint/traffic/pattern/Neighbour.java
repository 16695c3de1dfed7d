// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import java.util.function.IntUnaryOperator;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.TrafficPattern;
import org.osgi.service.component.annotations.Component;

/** Neighbour traffic: one hop up in every dimension. */
@Component(service = TrafficPattern.class)
public final class Neighbour extends PermutationTraffic {
    private static final String NAME = "neighbour";

    private static final Description DESCRIPTION =
            Description.of("to the terminal one hop up in every dimension")
                    .source(BOOK + ", as BookSim 2 in every dimension at once")
                    .validity(
                            "d_x = s_x + 1 mod k_x in every dimension x, so that in two dimensions it is"
                                    + " the diagonal neighbour, two links away. "
                                    + TerminalDigits.RULE
                                    + "With k = 2 this is bit-complement. "
                                    + FIXED
                                    + "none if some radix is above 1")
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
        return TerminalDigits.of(scenario, network).moved(radix -> 1 % radix);
    }
}
