// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.graph;

import java.util.BitSet;

/** Pairs of source and target routers in the order of their distance. */
final class RouterPairs {
    private RouterPairs() {}

    /** Takes a source and a target. */
    private interface PairConsumer {
        void accept(int source, int target);
    }

    /**
     * Returns the pairs of different routers that have a path, the farthest first, as source times
     * routers plus target.
     *
     * @param distances by target, the channels to it from every router; {@link HopCounts#NONE} for
     *     none; an empty row for a router that is no target
     */
    static int[] farthestFirst(short[][] distances, BitSet sources) {
        int routers = distances.length;
        int[] counts = new int[HopCounts.NONE + 1];
        forEach(distances, sources, (source, target) -> counts[distances[target][source]]++);
        int[] next = new int[counts.length];
        for (int distance = counts.length - 2; distance >= 0; distance--) {
            next[distance] = next[distance + 1] + counts[distance + 1];
        }
        int[] pairs = new int[next[0] + counts[0]];
        forEach(
                distances,
                sources,
                (source, target) ->
                        pairs[next[distances[target][source]]++] = source * routers + target);
        return pairs;
    }

    private static void forEach(short[][] distances, BitSet sources, PairConsumer consumer) {
        for (int target = 0; target < distances.length; target++) {
            short[] row = distances[target];
            for (int source = sources.nextSetBit(0);
                    source >= 0 && row.length > 0;
                    source = sources.nextSetBit(source + 1)) {
                if (row[source] > 0 && row[source] < HopCounts.NONE) {
                    consumer.accept(source, target);
                }
            }
        }
    }
}
