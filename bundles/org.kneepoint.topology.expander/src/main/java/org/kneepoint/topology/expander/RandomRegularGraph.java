// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.expander;

import java.util.Arrays;
import java.util.BitSet;
import org.kneepoint.support.SplitMix64;

/**
 * A random regular graph without parallel links: two routers with free ports that are not linked
 * are drawn and linked; when no such pair is left, a random link is replaced by two links to
 * routers with free ports (Singla et al. 2012, section 3).
 */
final class RandomRegularGraph {
    /** Draws in vain after which a link is replaced. */
    private static final int MAX_DRAWS = 64;

    /** Links of graphs that came to a dead end, after which one is drawn by those it lacks. */
    private static final int MAX_LOST_LINKS = 1 << 22;

    private final SplitMix64 random;

    /** By router: the routers it is linked with. */
    private final int[][] neighbours;

    private final int[] degrees;

    /** By router: the same routers as a set. */
    private final BitSet[] linked;

    /** By link: its ends. */
    private final int[] ends;

    private final int[] otherEnds;
    private int links;

    /** The router of each free port. */
    private final int[] free;

    private int freeSize;

    private RandomRegularGraph(int routers, int degree, SplitMix64 random) {
        this.random = random;
        neighbours = new int[routers][degree];
        degrees = new int[routers];
        linked = new BitSet[routers];
        Arrays.setAll(linked, router -> new BitSet(routers));
        ends = new int[routers * degree / 2];
        otherEnds = new int[ends.length];
        free = new int[routers * degree];
        for (int port = 0; port < free.length; port++) {
            free[port] = port / degree;
        }
        freeSize = free.length;
    }

    /**
     * Draws a graph as {@link #draw} does, again after a dead end. Where most pairs of routers are
     * linked and dead ends are the rule, it draws the pairs that are not.
     *
     * @param routers number of routers; times the degree it is even
     * @param degree below the number of routers
     * @return the linked routers of each router, in ascending order; empty after a dead end still
     */
    static int[][] drawAgain(int routers, int degree, SplitMix64 random) {
        int[][] graph = new int[0][];
        for (int lost = 0;
                lost < MAX_LOST_LINKS && graph.length == 0;
                lost += routers * degree / 2) {
            graph = draw(routers, degree, random);
        }
        int lacking = routers - 1 - degree;
        return graph.length == 0 && lacking < degree
                ? complement(draw(routers, lacking, random))
                : graph;
    }

    /** Returns the graph that links exactly the pairs of routers that this one does not. */
    private static int[][] complement(int[][] neighbours) {
        int[][] others = new int[neighbours.length][];
        for (int router = 0; router < others.length; router++) {
            BitSet free = new BitSet();
            free.set(0, others.length);
            free.clear(router);
            Arrays.stream(neighbours[router]).forEach(free::clear);
            others[router] = free.stream().toArray();
        }
        return others;
    }

    /**
     * Draws a graph.
     *
     * @param routers number of routers; times the degree it is even
     * @param degree below the number of routers
     * @return the linked routers of each router, in ascending order; empty if the draws came to a
     *     dead end, as they may in small, dense graphs
     */
    static int[][] draw(int routers, int degree, SplitMix64 random) {
        RandomRegularGraph graph = new RandomRegularGraph(routers, degree, random);
        while (graph.freeSize > 0) {
            if (!graph.linkTwo() && !graph.replaceOne()) {
                return new int[0][];
            }
        }
        for (int[] list : graph.neighbours) {
            Arrays.sort(list);
        }
        return graph.neighbours;
    }

    /** Links two routers with free ports; returns whether they were found. */
    private boolean linkTwo() {
        for (int draw = 0; draw < MAX_DRAWS; draw++) {
            int port = random.below(freeSize);
            int other = random.below(freeSize);
            if (canLink(free[port], free[other])) {
                link(free[port], free[other]);
                take(Math.max(port, other));
                take(Math.min(port, other));
                return true;
            }
        }
        return false;
    }

    /** Replaces a link by two to routers with free ports, or to one with two free ports. */
    private boolean replaceOne() {
        for (int draw = 0; draw < MAX_DRAWS * MAX_DRAWS && links > 0; draw++) {
            int port = random.below(freeSize);
            int other = random.below(freeSize);
            int link = random.below(links);
            int end = ends[link];
            int otherEnd = otherEnds[link];
            if (port != other && canLink(free[port], end) && canLink(free[other], otherEnd)) {
                unlink(link);
                link(free[port], end);
                link(free[other], otherEnd);
                take(Math.max(port, other));
                take(Math.min(port, other));
                return true;
            }
        }
        return false;
    }

    private boolean canLink(int router, int other) {
        return router != other && !linked[router].get(other);
    }

    private void link(int router, int other) {
        neighbours[router][degrees[router]++] = other;
        neighbours[other][degrees[other]++] = router;
        linked[router].set(other);
        linked[other].set(router);
        ends[links] = router;
        otherEnds[links++] = other;
    }

    private void unlink(int link) {
        remove(ends[link], otherEnds[link]);
        remove(otherEnds[link], ends[link]);
        links--;
        ends[link] = ends[links];
        otherEnds[link] = otherEnds[links];
    }

    private void remove(int router, int neighbour) {
        int index = 0;
        while (neighbours[router][index] != neighbour) {
            index++;
        }
        neighbours[router][index] = neighbours[router][--degrees[router]];
        linked[router].clear(neighbour);
    }

    private void take(int port) {
        free[port] = free[--freeSize];
    }
}
