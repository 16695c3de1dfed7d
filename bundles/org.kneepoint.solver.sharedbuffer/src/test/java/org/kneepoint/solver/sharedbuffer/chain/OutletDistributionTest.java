// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.chain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The number of distinct outlets of packets, by enumeration. */
class OutletDistributionTest {
    private static final int OUTLETS = 4;
    private static final int PACKETS = 6;

    @Test
    void thePaperCountsVectorsOfQueueLengths() {
        double[][] distinct = OutletDistribution.PAPER.distinctOutlets(OUTLETS, PACKETS);
        for (int packets = 0; packets <= PACKETS; packets++) {
            long[] vectors = new long[OUTLETS + 1];
            countVectors(OUTLETS, packets, 0, vectors);
            assertShares(vectors, distinct[packets]);
        }
    }

    private static void countVectors(int outlets, int packets, int occupied, long[] counts) {
        if (outlets == 0) {
            counts[occupied] += packets == 0 ? 1 : 0;
            return;
        }
        for (int here = 0; here <= packets; here++) {
            countVectors(outlets - 1, packets - here, occupied + (here > 0 ? 1 : 0), counts);
        }
    }

    @Test
    void independentPacketsCountAddresses() {
        double[][] distinct = OutletDistribution.INDEPENDENT.distinctOutlets(OUTLETS, PACKETS);
        for (int packets = 0; packets <= PACKETS; packets++) {
            long[] addresses = new long[OUTLETS + 1];
            for (int code = 0; code < 1 << 2 * packets; code++) {
                int used = 0;
                for (int packet = 0; packet < packets; packet++) {
                    used |= 1 << (code >> 2 * packet & OUTLETS - 1);
                }
                addresses[Integer.bitCount(used)]++;
            }
            assertShares(addresses, distinct[packets]);
        }
    }

    private static void assertShares(long[] counts, double[] shares) {
        double all = Arrays.stream(counts).sum();
        for (int occupied = 0; occupied <= OUTLETS; occupied++) {
            assertEquals(counts[occupied] / all, shares[occupied], 1e-15);
        }
    }
}
