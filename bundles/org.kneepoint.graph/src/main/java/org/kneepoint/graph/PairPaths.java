// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.graph;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;

/** The shortest paths of one pair of routers, collected in arrays that are reused. */
final class PairPaths {
    private final ChannelSuccessors dependencies;

    /** Routers of the paths, from the source on, and how many there are. */
    private final int[] reached;

    private int reachedSize;
    private final boolean[] isReached;
    private int[] edges = new int[64];
    private int size;

    PairPaths(ChannelSuccessors dependencies, int routers) {
        this.dependencies = dependencies;
        reached = new int[routers];
        isReached = new boolean[routers];
    }

    /**
     * Collects the dependencies between consecutive channels of all shortest paths.
     *
     * @param row the channels to the target from every router
     */
    void collect(int source, short[] row) {
        size = 0;
        reached[0] = source;
        reachedSize = 1;
        for (int i = 0; i < reachedSize; i++) {
            int here = reached[i];
            for (int c = dependencies.firstChannel(here);
                    c < dependencies.firstChannel(here + 1);
                    c++) {
                int next = dependencies.endRouter(c);
                if (row[next] < row[here] && row[next] > 0) {
                    addFrom(c, next, row);
                    if (!isReached[next]) {
                        isReached[next] = true;
                        reached[reachedSize++] = next;
                    }
                }
            }
        }
        for (int i = 0; i < reachedSize; i++) {
            isReached[reached[i]] = false;
        }
    }

    private void addFrom(int channel, int router, short[] row) {
        for (int next = dependencies.firstChannel(router);
                next < dependencies.firstChannel(router + 1);
                next++) {
            if (row[dependencies.endRouter(next)] < row[router]) {
                if (size == edges.length) {
                    edges = Arrays.copyOf(edges, 2 * size);
                }
                edges[size++] = dependencies.edge(channel, next);
            }
        }
    }

    /** Returns the number of dependencies. */
    int size() {
        return size;
    }

    /** Returns a dependency, from the source on. */
    int edge(int index) {
        return edges[index];
    }

    /**
     * Returns the channels of the paths from which the target is reached over dependencies.
     *
     * @param row as that of the paths
     * @param isAllowed whether a dependency may be used
     */
    BitSet leading(short[] row, IntPredicate isAllowed) {
        BitSet leading = new BitSet();
        // routers come from the source on, so backwards from the target on
        for (int i = reachedSize - 1; i >= 0; i--) {
            addLeading(dependencies, reached[i], row, isAllowed, leading);
        }
        return leading;
    }

    /** Adds the channels of a router that lead to the target; those closer to it are known. */
    static void addLeading(
            ChannelSuccessors dependencies,
            int router,
            short[] row,
            IntPredicate isAllowed,
            BitSet leading) {
        for (int c = dependencies.firstChannel(router);
                c < dependencies.firstChannel(router + 1);
                c++) {
            int next = dependencies.endRouter(c);
            if (row[next] < row[router]
                    && (row[next] == 0 || leads(dependencies, c, isAllowed, leading))) {
                leading.set(c);
            }
        }
    }

    private static boolean leads(
            ChannelSuccessors dependencies, int channel, IntPredicate isAllowed, BitSet leading) {
        int router = dependencies.endRouter(channel);
        for (int next = dependencies.firstChannel(router);
                next < dependencies.firstChannel(router + 1);
                next++) {
            if (leading.get(next) && isAllowed.test(dependencies.edge(channel, next))) {
                return true;
            }
        }
        return false;
    }
}
