// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import java.util.function.IntUnaryOperator;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.TrafficPattern;
import org.osgi.service.component.annotations.Component;

/** Bit complement: every bit of the terminal number inverted. */
@Component(service = TrafficPattern.class)
public final class BitComplement extends PermutationTraffic {
    private static final String NAME = "bit-complement";

    private static final Description DESCRIPTION =
            Description.of("to the terminal whose number has every bit inverted")
                    .source(BOOK)
                    .validity(
                            "N a power of two. d_i = not s_i, that is d = N - 1 - s; with"
                                    + " two terminals or more no terminal is its own destination")
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
        TerminalBits.of(NAME, terminals);
        return source -> terminals - 1 - source;
    }
}
