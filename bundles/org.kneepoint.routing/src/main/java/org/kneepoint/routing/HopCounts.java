// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;
import org.kneepoint.api.topology.Network;

/**
 * Distances between the routers of any network in hops, by breadth-first search, computed on
 * demand. Thread-safe.
 */
final class HopCounts {
    /** Limit of the routers, 32 MB of distances. */
    static final int MAX_ROUTERS = 1 << 12;

    /** Distance of routers without a path. */
    static final int NONE = Short.MAX_VALUE;

    private final Network network;

    /** By router, on demand: the routers one hop upstream. */
    private volatile int[][] before;

    /** By router, on demand: the hops to it from every router. */
    private final AtomicReferenceArray<short[]> rows;

    /**
     * Creates the distances of a network.
     *
     * @param network of at most {@link #MAX_ROUTERS} routers
     */
    HopCounts(Network network) {
        this.network = network;
        rows = new AtomicReferenceArray<>(network.routers());
    }

    /** Returns the hops from a router to another, or {@link #NONE}. */
    int between(int from, int to) {
        short[] row = rows.get(to);
        if (row == null) {
            row = search(to);
            rows.set(to, row);
        }
        return row[from];
    }

    /** Returns whether an output port leads one hop closer to a router. */
    boolean isCloser(int router, int port, int to) {
        int next = network.peerRouter(router, port);
        return next != Network.UNCONNECTED && between(next, to) < between(router, to);
    }

    /** Returns the largest distance from a router of a terminal to another. */
    int largest() {
        int[] exits =
                IntStream.range(0, network.terminals()).map(network::ejectionRouter).toArray();
        int[] entries =
                IntStream.range(0, network.terminals()).map(network::injectionRouter).toArray();
        return Arrays.stream(exits)
                .distinct()
                .map(to -> Arrays.stream(entries).map(from -> between(from, to)).max().orElse(0))
                .max()
                .orElse(0);
    }

    private short[] search(int to) {
        int[][] neighbours = before();
        short[] hops = new short[network.routers()];
        Arrays.fill(hops, (short) NONE);
        hops[to] = 0;
        int[] queue = new int[network.routers()];
        queue[0] = to;
        int end = 1;
        for (int i = 0; i < end; i++) {
            for (int router : neighbours[queue[i]]) {
                if (hops[router] == NONE) {
                    hops[router] = (short) (hops[queue[i]] + 1);
                    queue[end++] = router;
                }
            }
        }
        return hops;
    }

    private int[][] before() {
        if (before == null) {
            IntStream.Builder[] lists = new IntStream.Builder[network.routers()];
            Arrays.setAll(lists, router -> IntStream.builder());
            for (int router = 0; router < lists.length; router++) {
                for (int port = 0; port < network.ports(router); port++) {
                    int peer = network.peerRouter(router, port);
                    if (peer != Network.UNCONNECTED) {
                        lists[peer].add(router);
                    }
                }
            }
            before =
                    Arrays.stream(lists)
                            .map(list -> list.build().distinct().toArray())
                            .toArray(int[][]::new);
        }
        return before;
    }
}
