// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.graph;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;
import org.kneepoint.api.topology.Network;

/**
 * Distances between the routers of any network in channels, by breadth-first search, computed on
 * demand for each router of destination. Thread-safe.
 */
public final class HopCounts {
    /** Limit of the routers: 128 MB of distances, if all routers are destinations. */
    public static final int MAX_ROUTERS = 1 << 13;

    /** Distance of routers without a path. */
    public static final int NONE = Short.MAX_VALUE;

    private final Network network;

    /** On demand: the channels in the opposite direction. */
    private volatile RouterGraph reversed;

    /** By router, on demand: the distances to it from every router. */
    private final AtomicReferenceArray<short[]> rows;

    /**
     * Creates the distances of a network; nothing is computed yet.
     *
     * @param network of at most {@link #MAX_ROUTERS} routers
     * @throws IllegalArgumentException if it has more
     */
    public HopCounts(Network network) {
        if (network.routers() > MAX_ROUTERS) {
            throw new IllegalArgumentException(network.routers() + " routers");
        }
        this.network = network;
        rows = new AtomicReferenceArray<>(network.routers());
    }

    /** Returns the channels from a router to another, or {@link #NONE}. */
    public int between(int from, int to) {
        return row(to)[from];
    }

    /** Returns whether an output port leads one channel closer to a router. */
    public boolean isCloser(int router, int port, int to) {
        int next = network.peerRouter(router, port);
        if (next == Network.UNCONNECTED) {
            return false;
        }
        short[] row = row(to);
        return row[next] < row[router];
    }

    /** Returns the largest distance from a router of a terminal to another. */
    public int largest() {
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

    private short[] row(int to) {
        short[] row = rows.get(to);
        if (row == null) {
            row = search(to);
            rows.set(to, row);
        }
        return row;
    }

    private short[] search(int to) {
        if (reversed == null) {
            reversed = RouterGraph.of(network).reversed();
        }
        return row(reversed, to);
    }

    /**
     * Returns the distances to a router from all others, or {@link #NONE}.
     *
     * @param reversed the channels in the opposite direction
     */
    static short[] row(RouterGraph reversed, int to) {
        int[] distances = reversed.distancesFrom(to);
        short[] row = new short[distances.length];
        for (int router = 0; router < row.length; router++) {
            row[router] = (short) (distances[router] < 0 ? NONE : distances[router]);
        }
        return row;
    }
}
