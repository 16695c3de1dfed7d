// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/** Random tie-breaker of each packet among requests of the same cycle. */
final class TieBreakers {
    private final RandomGenerator random;
    private int[] tieBreaker = new int[64];

    TieBreakers(RandomGenerator random) {
        this.random = random;
    }

    /** Draws the tie-breaker of a packet. */
    void draw(int packet) {
        if (packet >= tieBreaker.length) {
            tieBreaker = Arrays.copyOf(tieBreaker, Math.max(packet + 1, 2 * tieBreaker.length));
        }
        tieBreaker[packet] = random.nextInt();
    }

    int of(int packet) {
        return tieBreaker[packet];
    }
}
