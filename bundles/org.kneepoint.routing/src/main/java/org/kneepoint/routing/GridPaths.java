// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.Optional;
import java.util.stream.IntStream;
import org.kneepoint.api.topology.GridNetwork;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * Shortest paths through a grid, and the VC classes that avoid cyclic dependencies in its rings:
 * class 0 while the wrap link of the ring is ahead, else class 1 (Dally and Seitz 1987). They
 * depend on position and destination only, so that a packet may enter a ring anywhere. Without
 * rings there is one class.
 *
 * <p>Half way around a ring both directions are shortest. Where one is drawn, bit d of the ties is
 * the direction down in dimension d.
 */
final class GridPaths {
    /** Largest number of dimensions whose ties fit a state with one more bit. */
    static final int MAX_DIMENSIONS = 30;

    private static final int RING_CLASSES = 2;

    private final GridNetwork network;
    private final boolean[] ring;
    private final boolean[] full;
    private final int classes;

    private GridPaths(GridNetwork network) {
        this.network = network;
        ring = new boolean[network.dimensions()];
        full = new boolean[network.dimensions()];
        for (int d = 0; d < ring.length; d++) {
            ring[d] = network.isWrapped(d);
            full[d] = network.isFullyConnected(d);
        }
        classes = hasRings() ? RING_CLASSES : 1;
    }

    /**
     * Returns the paths of a grid of at most {@link #MAX_DIMENSIONS} dimensions without express
     * channels; empty for other networks.
     */
    static Optional<GridPaths> of(Network network) {
        return network instanceof GridNetwork grid
                        && grid.dimensions() <= MAX_DIMENSIONS
                        && !grid.hasExpressChannels()
                ? Optional.of(new GridPaths(grid))
                : Optional.empty();
    }

    GridNetwork network() {
        return network;
    }

    /** Returns whether some dimension is a ring. */
    boolean hasRings() {
        return dimensions().anyMatch(d -> ring[d]);
    }

    /** Returns whether every dimension is a row of routers, neither a ring nor fully connected. */
    boolean isMesh() {
        return !hasRings() && dimensions().noneMatch(d -> full[d]);
    }

    private IntStream dimensions() {
        return IntStream.range(0, ring.length);
    }

    /** Returns the number of classes of dimension order. */
    int classes() {
        return classes;
    }

    /** Returns all classes of dimension order, as a mask. */
    long allClasses() {
        return (1L << classes) - 1;
    }

    /** Returns the permitted classes up or down in a dimension, as a mask. */
    long classMask(int dimension, int from, int to, boolean up) {
        if (!ring[dimension]) {
            return allClasses();
        }
        return isWrapAhead(from, to, up) ? 1 : 2;
    }

    /**
     * Returns the permitted classes where buffers have room for whole packets: class 0 while the
     * wrap link is ahead, else either.
     */
    long freeClassMask(int dimension, int from, int to, boolean up) {
        return ring[dimension] && isWrapAhead(from, to, up) ? 1 : allClasses();
    }

    private static boolean isWrapAhead(int from, int to, boolean up) {
        return up ? to < from : to > from;
    }

    /** Returns whether the direction up, or down, is a shortest one between two coordinates. */
    boolean isShortest(int dimension, int from, int to, boolean up) {
        if (!ring[dimension]) {
            return up == to > from;
        }
        int radix = network.radix(dimension);
        return 2 * Math.floorMod(up ? to - from : from - to, radix) <= radix;
    }

    /** Returns the hops from one coordinate to another. */
    int steps(int dimension, int from, int to) {
        int steps = Math.abs(to - from);
        if (full[dimension]) {
            return Math.min(1, steps);
        }
        return ring[dimension] ? Math.min(steps, network.radix(dimension) - steps) : steps;
    }

    private boolean isTied(int dimension, int from, int to) {
        return ring[dimension] && 2 * Math.abs(to - from) == network.radix(dimension);
    }

    /**
     * Returns the dimensions in which both directions between two routers are shortest, as bits.
     */
    int ties(int from, int to) {
        return dimensions()
                .filter(d -> isTied(d, network.coordinate(from, d), network.coordinate(to, d)))
                .map(d -> 1 << d)
                .sum();
    }

    /**
     * Returns whether a packet goes up in a dimension, by the ties where both directions are
     * shortest.
     */
    boolean isUp(int dimension, int from, int to, int ties) {
        return isTied(dimension, from, to)
                ? (ties >> dimension & 1) == 0
                : isShortest(dimension, from, to, true);
    }

    /**
     * Returns the lowest port of the step towards another coordinate.
     *
     * @param up whether the step leads up, unless the dimension is fully connected
     */
    int port(int router, int dimension, int to, boolean up) {
        return full[dimension]
                ? network.portTo(router, dimension, to)
                : network.port(router, dimension, up);
    }

    /** Adds a port and the others of its group. */
    void add(int router, int port, long classes, int priority, RoutingChoices choices) {
        choices.add(port, classes, 1, priority);
        for (int next = port + 1;
                next < network.ports(router) && network.portGroup(router, next) == port;
                next++) {
            choices.add(next, classes, 1, priority);
        }
    }

    /**
     * Adds the next hop of dimension order towards another router.
     *
     * @param ties the directions drawn where both are shortest
     * @param ascending whether the lowest differing dimension is first, or the highest
     * @param firstClass the lowest permitted class
     */
    void addStep(
            int router,
            int to,
            int ties,
            boolean ascending,
            int firstClass,
            RoutingChoices choices) {
        int d = ascending ? 0 : ring.length - 1;
        while (network.coordinate(router, d) == network.coordinate(to, d)) {
            d += ascending ? 1 : -1;
        }
        int here = network.coordinate(router, d);
        int coordinate = network.coordinate(to, d);
        boolean up = isUp(d, here, coordinate, ties);
        add(
                router,
                port(router, d, coordinate, up),
                classMask(d, here, coordinate, up) << firstClass,
                0,
                choices);
    }
}
