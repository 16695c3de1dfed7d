// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.HashSet;
import java.util.Set;

/**
 * Seeds of independent runs, split from one root seed. The first run has the root seed itself. The
 * seed of run r is the upper 31 bits of the SplitMix64 output (Steele, Lea and Flood 2014) of a
 * generator that starts at the mixed root seed, so that neighbouring roots have nothing in common;
 * a value that an earlier run has is passed over. The seeds of the first runs do not depend on how
 * many follow.
 */
final class ReplicationSeeds {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;
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
        long state = mix(root);
        for (int run = 1; run < runs; run++) {
            do {
                state += GOLDEN_GAMMA;
                seeds[run] = (int) (mix(state) >>> DROPPED_BITS);
            } while (!taken.add(seeds[run]));
        }
        return seeds;
    }

    private static long mix(long value) {
        long z = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
