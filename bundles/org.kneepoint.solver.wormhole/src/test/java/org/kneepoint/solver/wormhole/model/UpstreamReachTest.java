// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The reach of a wait upstream. */
class UpstreamReachTest {
    /** Messages longer than the path: every wait reaches all channels. */
    @Test
    void aMessageOverTheWholePath() {
        UpstreamReach reach = UpstreamReach.of(new MessageLength(16, 0), 15);
        assertSame(UpstreamReach.WHOLE, reach);
        assertEquals(1, reach.depth());
        assertEquals(0, reach.farther(0));
        assertEquals(1, reach.longerProbability(0));
    }

    /** A message occupies one channel per flit. */
    @ParameterizedTest
    @CsvSource({"16, 17, 16", "4, 10, 4", "1, 10, 1", "500, 2147483647, 256"})
    void distances(double length, int path, int depth) {
        UpstreamReach reach = UpstreamReach.of(new MessageLength(length, 0), path);
        assertEquals(depth, reach.depth());
        for (int k = 0; k < depth; k++) {
            assertEquals(1, reach.longerProbability(k));
            assertEquals(k + 1, reach.farther(k));
        }
    }

    @Test
    void exponentialLengthsReachFartherAndFarther() {
        UpstreamReach reach = UpstreamReach.of(new MessageLength(16, 1), 40);
        assertEquals(40, reach.depth());
        for (int k = 0; k < 40; k++) {
            assertEquals(Math.exp(-k / 16.0), reach.longerProbability(k), 1e-12);
        }
    }
}
