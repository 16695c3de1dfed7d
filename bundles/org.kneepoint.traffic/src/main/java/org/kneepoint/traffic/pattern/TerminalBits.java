// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import org.kneepoint.api.scenario.BadInput;

/** The number of bits of the terminal numbers. */
final class TerminalBits {
    private TerminalBits() {}

    /**
     * Returns b of N = 2^b.
     *
     * @throws BadInput if N is not a power of two
     */
    static int of(String pattern, int terminals) {
        int below = Integer.highestOneBit(terminals);
        if (below != terminals) {
            throw BadInput.of(
                            "pattern",
                            pattern,
                            " needs a number of terminals that is a power of two, not " + terminals)
                    .nearest(below, 2L * below);
        }
        return Integer.numberOfTrailingZeros(terminals);
    }
}
