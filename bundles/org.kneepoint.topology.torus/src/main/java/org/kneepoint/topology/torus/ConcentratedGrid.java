// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.kneepoint.api.topology.GridNetwork;

/**
 * Common base of mesh and torus: a grid of routers with equal concentration.
 *
 * <p>Ports 2d and 2d + 1 lead up and down in dimension d of n. With express channels ports 2n + 2d
 * and 2n + 2d + 1 lead to the next interchanges. The others lead to terminals.
 */
abstract class ConcentratedGrid implements GridNetwork {
    private final GridShape shape;
    private final int concentration;
    private final GridChannels channels;

    /** Ports that lead to routers, or are unconnected. */
    private final int linkPorts;

    /** By dimension: distances with express channels; empty if not counted. */
    private final List<Optional<RowDistances>> distances;

    /**
     * Creates a grid.
     *
     * @param shape of the routers
     * @param concentration terminals per router; the number of terminals fits an {@code int}
     * @param channels express channels and delays
     */
    ConcentratedGrid(GridShape shape, int concentration, GridChannels channels) {
        this.shape = shape;
        this.concentration = concentration;
        this.channels = channels;
        linkPorts = (hasExpressChannels() ? 4 : 2) * shape.dimensions();
        distances =
                hasExpressChannels()
                        ? IntStream.range(0, dimensions()).mapToObj(this::rowDistances).toList()
                        : List.of();
    }

    private Optional<RowDistances> rowDistances(int d) {
        int radix = shape.radix(d);
        return RowDistances.of(
                radix,
                at ->
                        new int[] {
                            end(at, radix, true, false),
                            end(at, radix, false, false),
                            end(at, radix, true, true),
                            end(at, radix, false, true)
                        });
    }

    /** Returns the port that leads to the neighbour up or down in a dimension. */
    static int port(int dimension, boolean up) {
        return 2 * dimension + (up ? 0 : 1);
    }

    final GridShape shape() {
        return shape;
    }

    /** Returns the dimension along which a port leads; beyond the last one for a terminal. */
    final int dimension(int port) {
        return port < linkPorts ? port / 2 % shape.dimensions() : shape.dimensions();
    }

    private boolean isExpress(int port) {
        return port >= 2 * shape.dimensions();
    }

    /**
     * Returns the port of the next hop along a dimension: an express channel from an interchange
     * that does not lie behind the last one before the destination, else the neighbour (Dally 1991,
     * section III).
     *
     * @param at coordinate of the router
     * @param ahead steps from there to the destination, in the direction up or down
     */
    final int stepPort(int dimension, int at, int ahead, boolean up) {
        boolean isExpress =
                ahead >= channels.express() && channels.isInterchange(at, shape.radix(dimension));
        return port(dimension, up) + (isExpress ? 2 * shape.dimensions() : 0);
    }

    /** Returns the coordinate some steps up or down, or {@link #UNCONNECTED}. */
    abstract int moved(int coordinate, int radix, boolean up, int steps);

    /** Returns the coordinate at the end of a channel, or {@link #UNCONNECTED}. */
    private int end(int coordinate, int radix, boolean up, boolean isExpress) {
        if (!isExpress) {
            return moved(coordinate, radix, up, 1);
        }
        return channels.isInterchange(coordinate, radix)
                ? moved(coordinate, radix, up, channels.express())
                : UNCONNECTED;
    }

    /** Returns the length of a channel between two coordinates. */
    abstract int length(int from, int to, int radix, RingLayout layout);

    /** Returns the links in one direction across the middle of one row of routers. */
    abstract int linksAcross();

    /** Returns the largest number of steps between two coordinates. */
    abstract int mostSteps(int radix);

    /** Returns the mean number of steps between two coordinates, equal ones included. */
    abstract double meanSteps(int radix);

    @Override
    public final boolean hasExpressChannels() {
        return channels.express() > 0;
    }

    @Override
    public final int dimensions() {
        return shape.dimensions();
    }

    @Override
    public final int radix(int dimension) {
        return shape.radix(dimension);
    }

    @Override
    public final int coordinate(int router, int dimension) {
        return shape.coordinate(router, dimension);
    }

    @Override
    public final int port(int router, int dimension, boolean up) {
        int port = port(dimension, up);
        return peerRouter(router, port) == UNCONNECTED ? UNCONNECTED : port;
    }

    @Override
    public final int terminals() {
        return shape.points() * concentration;
    }

    @Override
    public final int routers() {
        return shape.points();
    }

    @Override
    public final int ports(int router) {
        return linkPorts + concentration;
    }

    @Override
    public final int peerRouter(int router, int port) {
        if (port >= linkPorts) {
            return UNCONNECTED;
        }
        int dimension = dimension(port);
        int here = shape.coordinate(router, dimension);
        int next = end(here, shape.radix(dimension), port % 2 == 0, isExpress(port));
        return next == UNCONNECTED ? UNCONNECTED : shape.moved(router, dimension, next);
    }

    @Override
    public final int peerPort(int router, int port) {
        return port ^ 1;
    }

    @Override
    public final int injectionRouter(int terminal) {
        return terminal / concentration;
    }

    @Override
    public final int injectionPort(int terminal) {
        return linkPorts + terminal % concentration;
    }

    /** Returns the delay of the dimension times the length of the channel. */
    @Override
    public final int delay(int router, int port) {
        int peer = peerRouter(router, port);
        if (peer == UNCONNECTED) {
            return 1;
        }
        int d = dimension(port);
        int from = shape.coordinate(router, d);
        int to = shape.coordinate(peer, d);
        return channels.delays().get(d) * length(from, to, shape.radix(d), channels.layout());
    }

    /**
     * Returns the bisection bound, mostly of the longest dimension (Dally and Towles 2004, section
     * 3.3). It holds with and without self traffic.
     */
    @Override
    public final OptionalDouble capacity() {
        return IntStream.range(0, shape.dimensions())
                .map(shape::radix)
                .filter(radix -> radix > 1)
                .mapToDouble(this::bisectionBound)
                .min();
    }

    private double bisectionBound(int radix) {
        double below = radix / 2;
        double above = radix - below;
        double crossing = concentration * below * above / radix;
        // express channels cross the middle of a row as neighbours do
        return (channels.areExpress(radix) ? 2 : 1) * linksAcross() / crossing;
    }

    @Override
    public final OptionalInt diameter() {
        if (distances.stream().anyMatch(Optional::isEmpty)) {
            return OptionalInt.empty();
        }
        int steps = 0;
        for (int d = 0; d < shape.dimensions(); d++) {
            steps +=
                    hasExpressChannels()
                            ? distances.get(d).orElseThrow().largest()
                            : mostSteps(shape.radix(d));
        }
        return OptionalInt.of(1 + steps);
    }

    @Override
    public final OptionalDouble meanDistance() {
        if (distances.stream().anyMatch(Optional::isEmpty)) {
            return OptionalDouble.empty();
        }
        double steps = 0;
        for (int d = 0; d < shape.dimensions(); d++) {
            steps +=
                    hasExpressChannels()
                            ? distances.get(d).orElseThrow().mean()
                            : meanSteps(shape.radix(d));
        }
        return OptionalDouble.of(1 + steps * terminals() / (terminals() - 1));
    }

    /** Returns the shape, and what is not the default. */
    @Override
    public String toString() {
        return shape
                + (concentration == 1 ? "" : " concentration=" + concentration)
                + channels.extras();
    }
}
