// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import java.util.function.IntUnaryOperator;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.TrafficPattern;
import org.osgi.service.component.annotations.Component;

/** Perfect shuffle: the bits of the terminal number rotated left by one. */
@Component(service = TrafficPattern.class)
public final class Shuffle extends PermutationTraffic {
    private static final String NAME = "shuffle";

    private static final Description DESCRIPTION =
            Description.of("to the terminal whose number has the bits rotated left by one")
                    .source(BOOK)
                    .validity(
                            "N = 2^b. d_i = s_(i-1 mod b). "
                                    + FIXED
                                    + "the first and the last terminal")
                    .verification("equal to the definition applied to written-out bits");

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
        int terminals = network.terminals();
        int bits = TerminalBits.of(NAME, terminals);
        int mask = terminals - 1;
        return source -> (source << 1 | source >>> bits - 1) & mask;
    }
}
