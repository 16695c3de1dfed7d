// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.HashSet;
import java.util.Set;
import org.kneepoint.support.SplitMix64;

/**
 * Seeds of independent runs, split from one root seed. The first run has the root seed itself. The
 * seed of run r is the upper 31 bits of the SplitMix64 output (Steele, Lea and Flood 2014) of a
 * generator that starts at the mixed root seed, so that neighbouring roots have nothing in common;
 * a value that an earlier run has is passed over. The seeds of the first runs do not depend on how
 * many follow.
 */
final class ReplicationSeeds {
    private static final int DROPPED_BITS = 33;

    private ReplicationSeeds() {}

    /**
     * Returns the seeds of some runs.
     *
     * @param root any number
     * @param runs at least 1
     * @return distinct seeds; all but the first are at least 0
     */
    static int[] split(int root, int runs) {
        int[] seeds = new int[runs];
        seeds[0] = root;
        Set<Integer> taken = new HashSet<>(Set.of(root));
        SplitMix64 random = new SplitMix64(SplitMix64.mix(root));
        for (int run = 1; run < runs; run++) {
            do {
                seeds[run] = (int) (random.next() >>> DROPPED_BITS);
            } while (!taken.add(seeds[run]));
        }
        return seeds;
    }
}
