// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import java.util.Arrays;
import java.util.Optional;

/**
 * Distances along a row or ring with express channels, in steps, by breadth-first search.
 *
 * @param largest between two coordinates
 * @param mean over all pairs, equal ones included
 */
record RowDistances(int largest, double mean) {
    /** Bounds the time, which grows with the square. */
    private static final int MAX_RADIX = 1 << 11;

    /** Neighbours of a coordinate. */
    @FunctionalInterface
    interface Neighbours {
        /** Returns them; negative numbers are none. */
        int[] of(int coordinate);
    }

    /** Returns the distances; empty for a row that is too long. */
    static Optional<RowDistances> of(int radix, Neighbours neighbours) {
        if (radix > MAX_RADIX) {
            return Optional.empty();
        }
        int largest = 0;
        long sum = 0;
        for (int from = 0; from < radix; from++) {
            for (int steps : search(from, radix, neighbours)) {
                largest = Math.max(largest, steps);
                sum += steps;
            }
        }
        return Optional.of(new RowDistances(largest, (double) sum / ((long) radix * radix)));
    }

    private static int[] search(int from, int radix, Neighbours neighbours) {
        int[] steps = new int[radix];
        Arrays.fill(steps, -1);
        steps[from] = 0;
        int[] queue = new int[radix];
        queue[0] = from;
        int end = 1;
        for (int i = 0; i < end; i++) {
            for (int next : neighbours.of(queue[i])) {
                if (next >= 0 && steps[next] < 0) {
                    steps[next] = steps[queue[i]] + 1;
                    queue[end++] = next;
                }
            }
        }
        return steps;
    }
}
