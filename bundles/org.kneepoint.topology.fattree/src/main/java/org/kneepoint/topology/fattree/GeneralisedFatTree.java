// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.fattree;

import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.kneepoint.api.topology.TreeNetwork;

/**
 * A tree in which every switch has c children and p parents: the generalised fat-tree of S. R.
 * Oehring, M. Ibel, S. K. Das and M. J. Kumar, "On Generalized Fat Trees", 1995.
 *
 * <p>A block of p^(l-1) switches of level l has the same c^l terminals below, and c child blocks.
 * Its switches form p slots of the size of a child block. Each switch of a child is linked to the
 * switch at its place in each slot.
 *
 * <p>Switches are numbered level by level from the terminals up, and block by block within. Ports 0
 * to c - 1 lead down, c to c + p - 1 up; at the highest level the latter are unconnected.
 */
abstract class GeneralisedFatTree implements TreeNetwork {
    private final int children;
    private final int parents;
    private final int levels;

    /** Terminals below a block, by its level; one at level 0. */
    private final int[] leaves;

    /** Switches of a block, by the level below it; one at level 1. */
    private final int[] places;

    /** The lowest switch, by level. */
    private final int[] first;

    GeneralisedFatTree(int children, int parents, int levels) {
        this.children = children;
        this.parents = parents;
        this.levels = levels;
        leaves = powers(children, levels);
        places = powers(parents, levels);
        first = new int[levels + 2];
        for (int level = 1; level <= levels; level++) {
            first[level + 1] = first[level] + leaves[levels - level] * places[level - 1];
        }
    }

    private static int[] powers(int base, int highest) {
        RadixNumbers digits = new RadixNumbers(base, highest);
        return IntStream.rangeClosed(0, highest).map(i -> (int) digits.weight(i)).toArray();
    }

    /**
     * Returns the slot of an up-link, or the up-link of a slot: the function is its own inverse.
     *
     * @param child index of the lower switch's block among the children of the upper block, 0 to c
     *     - 1
     * @param link an up-link or slot, 0 to p - 1
     */
    abstract int across(int child, int link);

    final int children() {
        return children;
    }

    final int parents() {
        return parents;
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
        return block(router, level) == child / children ? child % children : UNCONNECTED;
    }

    @Override
    public final boolean isUp(int router, int port) {
        return port >= children;
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
        return children + parents;
    }

    @Override
    public final int peerRouter(int router, int port) {
        int level = level(router);
        if (level == (isUp(router, port) ? levels : 1)) {
            return UNCONNECTED;
        }
        int block = block(router, level);
        int place = place(router, level);
        if (isUp(router, port)) {
            int slot = across(block % children, port - children);
            return router(level + 1, block / children, slot * places[level - 1] + place);
        }
        return router(level - 1, block * children + port, place % places[level - 2]);
    }

    @Override
    public final int peerPort(int router, int port) {
        int level = level(router);
        if (isUp(router, port)) {
            return block(router, level) % children;
        }
        int slot = place(router, level) / places[level - 2];
        return children + across(port, slot);
    }

    @Override
    public final int injectionRouter(int terminal) {
        return terminal / children;
    }

    @Override
    public final int injectionPort(int terminal) {
        return terminal % children;
    }

    /** All up-links of a switch are one group. */
    @Override
    public final int portGroup(int router, int port) {
        return Math.min(port, children);
    }

    /** Returns the smallest cut between two levels, that below the first included. */
    @Override
    public final OptionalDouble capacity() {
        double capacity = 1;
        for (int level = 1; level < levels; level++) {
            double links = (double) leaves[levels - level] * places[level];
            double leaving = (double) (terminals() - leaves[level]) / (terminals() - 1);
            capacity = Math.min(capacity, links / (terminals() * leaving));
        }
        return OptionalDouble.of(capacity);
    }

    @Override
    public final OptionalInt diameter() {
        return OptionalInt.of(2 * levels - 1);
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
