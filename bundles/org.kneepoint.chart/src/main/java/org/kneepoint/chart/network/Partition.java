// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.network;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * What the nodes of a picture stand for: one router each, or several.
 *
 * @param nodeOf node of each router, 0 to the number of nodes - 1; no node is empty
 * @param nodes number of nodes
 * @param noun what a node is, in the plural: "routers", "groups"
 */
record Partition(int[] nodeOf, int nodes, String noun) {
    /** Each router is a node. */
    static Partition whole(int routers) {
        return new Partition(IntStream.range(0, routers).toArray(), routers, "routers");
    }

    /**
     * Joins the routers of equal keys, in the order of the keys.
     *
     * @param noun what a node is, in the plural
     */
    static Partition by(int routers, IntUnaryOperator key, String noun) {
        int[] keys = IntStream.range(0, routers).map(key).toArray();
        int[] sorted = IntStream.of(keys).distinct().sorted().toArray();
        int[] nodeOf =
                IntStream.of(keys).map(value -> Arrays.binarySearch(sorted, value)).toArray();
        return new Partition(nodeOf, sorted.length, noun);
    }

    /** Joins consecutive routers, at most so many nodes. */
    static Partition ofBlocks(int routers, int mostNodes) {
        int size = (routers + mostNodes - 1) / mostNodes;
        return by(routers, router -> router / size, "blocks");
    }

    /** Returns whether each node is one router. */
    boolean isWhole() {
        return nodes == nodeOf.length;
    }

    /** Returns the number of routers of each node. */
    int[] sizes() {
        int[] sizes = new int[nodes];
        for (int node : nodeOf) {
            sizes[node]++;
        }
        return sizes;
    }
}
