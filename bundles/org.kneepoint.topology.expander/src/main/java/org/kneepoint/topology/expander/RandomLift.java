// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.expander;

import java.util.Arrays;
import org.kneepoint.support.SplitMix64;

/**
 * A random lift of the complete graph: every router of it becomes a set of routers, and every link
 * a random matching of two sets (Valadarsky et al. 2016, section 3).
 */
final class RandomLift {
    private RandomLift() {}

    /**
     * Draws a lift.
     *
     * @param degree of the complete graph, whose routers are one more
     * @param copies k of each router; router r is in set r / k
     * @return the linked routers of each router, in ascending order
     */
    static int[][] draw(int degree, int copies, SplitMix64 random) {
        int[][] neighbours = new int[(degree + 1) * copies][degree];
        for (int set = 0; set <= degree; set++) {
            for (int other = set + 1; other <= degree; other++) {
                int[] matching = permutation(copies, random);
                for (int i = 0; i < copies; i++) {
                    int router = set * copies + i;
                    int peer = other * copies + matching[i];
                    neighbours[router][other - 1] = peer;
                    neighbours[peer][set] = router;
                }
            }
        }
        return neighbours;
    }

    /** Draws a permutation (Fisher and Yates). */
    private static int[] permutation(int size, SplitMix64 random) {
        int[] drawn = new int[size];
        Arrays.setAll(drawn, i -> i);
        for (int i = size - 1; i > 0; i--) {
            int j = random.below(i + 1);
            int last = drawn[i];
            drawn[i] = drawn[j];
            drawn[j] = last;
        }
        return drawn;
    }
}
