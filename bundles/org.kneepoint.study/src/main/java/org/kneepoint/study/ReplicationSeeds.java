// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.HashSet;
import java.util.Set;
import org.kneepoint.support.SplitMix64;

/**
 * Seeds of independent runs from one root seed. The first run has the root seed itself; the others
 * have the upper 31 bits of the output of a SplitMix64 generator (Steele, Lea and Flood 2014) that
 * starts at the mixed root seed, so that neighbouring roots are unrelated. A repeated value is
 * skipped. The seeds do not depend on the number of runs.
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
