// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import java.util.function.IntUnaryOperator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.TrafficPattern;
import org.osgi.service.component.annotations.Component;

/** Matrix transpose: row and column of a square exchanged. */
@Component(service = TrafficPattern.class)
public final class Transpose extends PermutationTraffic {
    private static final String NAME = "transpose";

    private static final Description DESCRIPTION =
            Description.of("to the terminal with row and column exchanged (matrix transpose)")
                    .source(BOOK)
                    .validity(
                            "N = k^2. d = y + k x for s = x + k y. For N = 2^b with b even it"
                                    + " is the bit permutation of the book, d_i = s_(i + b/2 mod b);"
                                    + " other squares are an extension. "
                                    + FIXED
                                    + "the k terminals of the diagonal")
                    .verification(
                            "equal to the bit permutation on written-out bits, and to a transposed"
                                    + " table for other squares");

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
        // correctly rounded, hence exact for a square
        int side = (int) Math.sqrt(terminals);
        if (side * side != terminals) {
            throw BadInput.of(
                            "pattern",
                            NAME,
                            " needs a square number of terminals, not " + terminals)
                    .nearest((long) side * side, (side + 1L) * (side + 1L));
        }
        return source -> source / side + source % side * side;
    }
}
