// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import java.util.function.IntUnaryOperator;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.TrafficPattern;
import org.osgi.service.component.annotations.Component;

/** Bit reversal: the bits of the terminal number in reverse order. */
@Component(service = TrafficPattern.class)
public final class BitReverse extends PermutationTraffic {
    private static final String NAME = "bit-reverse";

    private static final Description DESCRIPTION =
            Description.of("to the terminal whose number has the bits in reverse order")
                    .source(BOOK)
                    .validity("N = 2^b. d_i = s_(b-i-1). " + FIXED + "the 2^ceil(b/2) palindromes")
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
        return source -> Integer.reverse(source) >>> Integer.SIZE - bits;
    }
}
