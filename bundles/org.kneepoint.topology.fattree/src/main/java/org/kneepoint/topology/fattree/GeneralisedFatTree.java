// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.fattree;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.kneepoint.api.topology.TreeNetwork;

/**
 * A tree in which every switch of level l has c_l children and p_l parents: the extended
 * generalised fat tree of S. R. Oehring, M. Ibel, S. K. Das and M. J. Kumar, "On Generalized Fat
 * Trees", 1995.
 *
 * <p>A block of p_1 ... p_(l-1) switches of level l has the same c_1 ... c_l terminals below, and
 * c_l child blocks. Its switches form p_(l-1) slots of the size of a child block. Each switch of a
 * child is linked to the switch at its place in each slot.
 *
 * <p>Switches are numbered level by level from the terminals up, and block by block within. Ports 0
 * to c_l - 1 lead down, c_l to c_l + p_l - 1 up; at the highest level the latter are unconnected.
 */
abstract class GeneralisedFatTree implements TreeNetwork {
    private final int levels;

    /** Children of a switch, by its level; 0 at level 0. */
    private final int[] children;

    /** Parents of a switch, by its level; 0 at level 0. */
    private final int[] parents;

    /** Whether the up-links of a switch share one queue. */
    private final boolean isPooled;

    /** Terminals below a block, by its level; one at level 0. */
    private final int[] leaves;

    /** Switches of a block, by the level below it; one at level 1. */
    private final int[] places;

    /** The lowest switch, by level. */
    private final int[] first;

    /**
     * Creates a tree. Its numbers of terminals and switches fit an {@code int}.
     *
     * @param children of a switch, from the lowest level up; at least 1
     * @param parents of a switch, for the same levels; at least 1 except for the highest
     * @param isPooled whether the up-links of a switch share one queue
     */
    GeneralisedFatTree(List<Integer> children, List<Integer> parents, boolean isPooled) {
        levels = children.size();
        this.children = byLevel(children);
        this.parents = byLevel(parents);
        this.isPooled = isPooled;
        leaves = new int[levels + 1];
        leaves[0] = 1;
        places = new int[levels];
        places[0] = 1;
        for (int level = 1; level <= levels; level++) {
            leaves[level] = Math.multiplyExact(leaves[level - 1], this.children[level]);
        }
        for (int level = 1; level < levels; level++) {
            places[level] = Math.multiplyExact(places[level - 1], this.parents[level]);
        }
        first = new int[levels + 2];
        for (int level = 1; level <= levels; level++) {
            int switches = Math.multiplyExact(blocks(level), places[level - 1]);
            first[level + 1] = Math.addExact(first[level], switches);
        }
    }

    private static int[] byLevel(List<Integer> fromLowest) {
        return IntStream.concat(IntStream.of(0), fromLowest.stream().mapToInt(number -> number))
                .toArray();
    }

    /** Returns the number of blocks of a level. */
    private int blocks(int level) {
        return leaves[levels] / leaves[level];
    }

    /**
     * Returns the slot of an up-link, or the up-link of a slot: the function is its own inverse.
     *
     * @param child index of the lower switch's block among the children of the upper block, 0 to
     *     c_l - 1
     * @param link an up-link or slot
     */
    abstract int across(int child, int link);

    /** Returns the children of a switch of a level. */
    final int children(int level) {
        return children[level];
    }

    /** Returns the parents of a switch of a level, of unconnected ports at the highest. */
    final int parents(int level) {
        return parents[level];
    }

    /** Returns the switches of a block of a level: those that reach the same terminals downward. */
    final int places(int level) {
        return places[level - 1];
    }

    @Override
    public final int levels() {
        return levels;
    }

    @Override
    public final int level(int router) {
        int found = Arrays.binarySearch(first, 1, levels + 1, router);
        return found >= 0 ? found : -found - 2;
    }

    private int block(int router, int level) {
        return (router - first[level]) / places[level - 1];
    }

    private int place(int router, int level) {
        return (router - first[level]) % places[level - 1];
    }

    private int router(int level, int block, int place) {
        return first[level] + block * places[level - 1] + place;
    }

    @Override
    public final int branch(int router, int terminal) {
        int level = level(router);
        int child = terminal / leaves[level - 1];
        return block(router, level) == child / children[level]
                ? child % children[level]
                : UNCONNECTED;
    }

    @Override
    public final boolean isUp(int router, int port) {
        return port >= children[level(router)];
    }

    @Override
    public final int terminals() {
        return leaves[levels];
    }

    @Override
    public final int routers() {
        return first[levels + 1];
    }

    @Override
    public final int ports(int router) {
        int level = level(router);
        return children[level] + parents[level];
    }

    @Override
    public final int peerRouter(int router, int port) {
        int level = level(router);
        boolean isUp = port >= children[level];
        if (level == (isUp ? levels : 1)) {
            return UNCONNECTED;
        }
        int block = block(router, level);
        int place = place(router, level);
        if (isUp) {
            int above = children[level + 1];
            int slot = across(block % above, port - children[level]);
            return router(level + 1, block / above, slot * places[level - 1] + place);
        }
        return router(level - 1, block * children[level] + port, place % places[level - 2]);
    }

    @Override
    public final int peerPort(int router, int port) {
        int level = level(router);
        if (port >= children[level]) {
            return block(router, level) % children[level + 1];
        }
        int slot = place(router, level) / places[level - 2];
        return children[level - 1] + across(port, slot);
    }

    @Override
    public final int injectionRouter(int terminal) {
        return terminal / children[1];
    }

    @Override
    public final int injectionPort(int terminal) {
        return terminal % children[1];
    }

    /** All up-links of a switch are one group, if they share a queue. */
    @Override
    public final int portGroup(int router, int port) {
        return isPooled ? Math.min(port, children[level(router)]) : port;
    }

    /** Returns the smallest cut between two levels, that below the first included. */
    @Override
    public final OptionalDouble capacity() {
        double capacity = 1;
        for (int level = 1; level < levels; level++) {
            double links = (double) blocks(level) * places[level];
            double leaving = (double) (terminals() - leaves[level]) / (terminals() - 1);
            capacity = Math.min(capacity, links / (terminals() * leaving));
        }
        return OptionalDouble.of(capacity);
    }

    @Override
    public final OptionalInt diameter() {
        int highest = 1;
        for (int level = 2; level <= levels; level++) {
            highest = leaves[level] > leaves[level - 1] ? level : highest;
        }
        return OptionalInt.of(2 * highest - 1);
    }

    /** A message that turns at level l has 2 l - 1 hops. */
    @Override
    public final OptionalDouble meanDistance() {
        long sum = 0;
        for (int level = 1; level <= levels; level++) {
            sum += (2L * level - 1) * (leaves[level] - leaves[level - 1]);
        }
        return OptionalDouble.of((double) sum / (terminals() - 1));
    }
}
