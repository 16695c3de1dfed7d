// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.graph;

import java.util.Arrays;
import java.util.Optional;

/**
 * Ordered pairs of terminals by their distance in hops: routers traversed, the first and the last
 * included. Immutable.
 */
public final class DistanceDistribution {
    /** By hops: pairs of terminals, those of a terminal with itself at 1. */
    private final long[] pairs;

    private final int terminals;

    private DistanceDistribution(long[] pairs, int terminals) {
        this.pairs = pairs;
        this.terminals = terminals;
    }

    /**
     * Counts the pairs by breadth-first search from 64 routers at a time (M. Then et al.: The More
     * the Merrier: Efficient Multi-Source Graph Traversal, PVLDB 8(4), 2014).
     *
     * @param graph with paths between all routers that have terminals
     * @param terminals of each router, at least 1 in all
     * @param maxSteps most channels to follow; a step takes a few nanoseconds
     * @return empty if it would take more steps
     */
    public static Optional<DistanceDistribution> of(
            RouterGraph graph, int[] terminals, long maxSteps) {
        Search search = new Search(graph, terminals, maxSteps);
        int[] sources = search.routersWithTerminals();
        for (int begin = 0; begin < sources.length; begin += Long.SIZE) {
            int end = Math.min(begin + Long.SIZE, sources.length);
            if (!search.addFrom(Arrays.copyOfRange(sources, begin, end))) {
                return Optional.empty();
            }
        }
        int total = Arrays.stream(terminals).sum();
        return Optional.of(new DistanceDistribution(search.pairs(), total));
    }

    /** Returns the largest distance of two terminals, hops, at least 1. */
    public int diameter() {
        return pairs.length - 1;
    }

    /** Returns the number of ordered pairs of different terminals that are so many hops apart. */
    public long pairs(int hops) {
        return hops < 1 || hops >= pairs.length ? 0 : pairs[hops] - (hops == 1 ? terminals : 0);
    }

    /** Returns the mean distance of two different terminals, hops; NaN for a single terminal. */
    public double meanDistance() {
        double sum = 0;
        for (int hops = 1; hops < pairs.length; hops++) {
            sum += (double) hops * pairs(hops);
        }
        return sum / ((double) terminals * (terminals - 1));
    }

    /** A search; bit s of a word stands for the source s of the present batch. */
    private static final class Search {
        private final RouterGraph graph;
        private final int[] terminals;
        private long stepsLeft;
        private long[] pairs = new long[8];
        private int largest;

        /** By router: the sources that have reached it, reach it now, reach it next. */
        private final long[] reached;

        private long[] now;
        private long[] next;

        /** The routers reached now and next. */
        private int[] nowRouters;

        private int[] nextRouters;

        Search(RouterGraph graph, int[] terminals, long maxSteps) {
            this.graph = graph;
            this.terminals = terminals;
            stepsLeft = maxSteps;
            reached = new long[graph.routers()];
            now = new long[graph.routers()];
            next = new long[graph.routers()];
            nowRouters = new int[graph.routers()];
            nextRouters = new int[graph.routers()];
        }

        int[] routersWithTerminals() {
            int[] found = new int[terminals.length];
            int size = 0;
            for (int router = 0; router < terminals.length; router++) {
                if (terminals[router] > 0) {
                    found[size++] = router;
                }
            }
            return Arrays.copyOf(found, size);
        }

        long[] pairs() {
            return Arrays.copyOf(pairs, largest + 1);
        }

        /** Adds the pairs of a batch of sources; returns whether the steps sufficed. */
        boolean addFrom(int[] sources) {
            Arrays.fill(reached, 0);
            for (int s = 0; s < sources.length; s++) {
                now[sources[s]] = 1L << s;
                reached[sources[s]] = 1L << s;
                nowRouters[s] = sources[s];
            }
            int size = sources.length;
            for (int hops = 1; size > 0; hops++) {
                count(sources, size, hops);
                size = advance(size);
            }
            return stepsLeft >= 0;
        }

        private void count(int[] sources, int size, int hops) {
            if (hops == pairs.length) {
                pairs = Arrays.copyOf(pairs, 2 * hops);
            }
            for (int i = 0; i < size; i++) {
                int router = nowRouters[i];
                if (terminals[router] > 0) {
                    pairs[hops] += terminals[router] * terminalsOf(now[router], sources);
                    largest = Math.max(largest, hops);
                }
            }
        }

        private long terminalsOf(long bits, int[] sources) {
            long sum = 0;
            for (long rest = bits; rest != 0; rest &= rest - 1) {
                sum += terminals[sources[Long.numberOfTrailingZeros(rest)]];
            }
            return sum;
        }

        /** Follows the channels of the routers reached now; returns how many are reached next. */
        private int advance(int size) {
            int found = 0;
            for (int i = 0; i < size && stepsLeft >= 0; i++) {
                int router = nowRouters[i];
                long bits = now[router];
                now[router] = 0;
                int degree = graph.degree(router);
                stepsLeft -= degree;
                for (int channel = 0; channel < degree; channel++) {
                    int peer = graph.neighbour(router, channel);
                    long fresh = bits & ~reached[peer];
                    if (fresh != 0) {
                        if (next[peer] == 0) {
                            nextRouters[found++] = peer;
                        }
                        next[peer] |= fresh;
                    }
                }
            }
            for (int i = 0; i < found; i++) {
                reached[nextRouters[i]] |= next[nextRouters[i]];
            }
            swap();
            return stepsLeft < 0 ? 0 : found;
        }

        private void swap() {
            long[] words = now;
            now = next;
            next = words;
            int[] routers = nowRouters;
            nowRouters = nextRouters;
            nextRouters = routers;
        }
    }
}
