// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.graph;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The lengths of the shortest paths that go up, then down, computed on demand for each router of
 * destination. Thread-safe.
 */
final class UpDownPaths {
    private static final short NONE = Short.MAX_VALUE;

    private final RouterGraph reversed;

    /** Distance of each router from the root. */
    private final int[] levels;

    /**
     * By router, on demand: the channels to it from every router, first for packets that may go up,
     * then for those that go down only.
     */
    private final AtomicReferenceArray<short[]> rows;

    UpDownPaths(RouterGraph graph) {
        reversed = graph.reversed();
        levels = graph.distancesFrom(root(graph));
        rows = new AtomicReferenceArray<>(graph.routers());
    }

    /** Returns a router in the middle of a path between two routers that are far apart. */
    private static int root(RouterGraph graph) {
        int end = farthest(graph.distancesFrom(0));
        int[] fromEnd = graph.distancesFrom(end);
        int here = farthest(fromEnd);
        int middle = fromEnd[here] / 2;
        while (fromEnd[here] > middle) {
            here = closer(graph, here, fromEnd);
        }
        return here;
    }

    private static int farthest(int[] distances) {
        int found = 0;
        for (int router = 1; router < distances.length; router++) {
            found = distances[router] > distances[found] ? router : found;
        }
        return found;
    }

    private static int closer(RouterGraph graph, int router, int[] distances) {
        for (int channel = 0; channel < graph.degree(router); channel++) {
            int next = graph.neighbour(router, channel);
            if (distances[next] == distances[router] - 1) {
                return next;
            }
        }
        throw new IllegalArgumentException("no channel back from router " + router);
    }

    /** Returns whether a channel leads up. */
    boolean isUp(int from, int to) {
        return levels[to] < levels[from] || levels[to] == levels[from] && to < from;
    }

    /**
     * Returns the channels of the shortest permitted path between two routers; a large number if
     * there is none.
     *
     * @param isDown whether the packet goes down only
     */
    int channels(int from, boolean isDown, int to) {
        short[] row = rows.get(to);
        if (row == null) {
            row = search(to);
            rows.set(to, row);
        }
        return row[isDown ? levels.length + from : from];
    }

    /** Searches the pairs of router and direction against the direction of the channels. */
    private short[] search(int to) {
        int routers = levels.length;
        short[] row = new short[2 * routers];
        Arrays.fill(row, NONE);
        int[] queue = new int[2 * routers];
        row[to] = 0;
        row[routers + to] = 0;
        queue[0] = to;
        queue[1] = routers + to;
        int end = 2;
        for (int i = 0; i < end; i++) {
            boolean isDown = queue[i] >= routers;
            int here = queue[i] - (isDown ? routers : 0);
            short next = (short) (row[queue[i]] + 1);
            for (int channel = 0; channel < reversed.degree(here); channel++) {
                int from = reversed.neighbour(here, channel);
                // a channel up keeps the packet going up; one down is the first or a later one
                boolean leadsUp = isUp(from, here);
                if (leadsUp != isDown) {
                    end = reach(row, from, next, queue, end);
                    if (isDown) {
                        end = reach(row, routers + from, next, queue, end);
                    }
                }
            }
        }
        return row;
    }

    private static int reach(short[] row, int state, short distance, int[] queue, int end) {
        if (row[state] != NONE) {
            return end;
        }
        row[state] = distance;
        queue[end] = state;
        return end + 1;
    }
}
