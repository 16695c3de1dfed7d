// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.kneepoint.api.topology.GridNetwork;

/** Common base of mesh and torus: a grid of routers with equal concentration. */
abstract class ConcentratedGrid implements GridNetwork {
    private final GridShape shape;
    private final int concentration;

    /**
     * Creates a grid.
     *
     * @param shape of the routers
     * @param concentration terminals per router; the number of terminals fits an {@code int}
     */
    ConcentratedGrid(GridShape shape, int concentration) {
        this.shape = shape;
        this.concentration = concentration;
    }

    /** Returns the port that leads up or down in a dimension. */
    static int port(int dimension, boolean up) {
        return 2 * dimension + (up ? 0 : 1);
    }

    final GridShape shape() {
        return shape;
    }

    /** Returns the dimension along which a port leads; beyond the last one for a terminal. */
    final int dimension(int port) {
        return Math.min(port / 2, shape.dimensions());
    }

    /** Returns the coordinate of the neighbour of a router, or {@link #UNCONNECTED}. */
    abstract int neighbour(int coordinate, int radix, boolean up);

    /** Returns the links in one direction across the middle of one row of routers. */
    abstract int linksAcross();

    /** Returns the largest number of steps between two coordinates. */
    abstract int mostSteps(int radix);

    /** Returns the mean number of steps between two coordinates, equal ones included. */
    abstract double meanSteps(int radix);

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
        return 2 * shape.dimensions() + concentration;
    }

    @Override
    public final int peerRouter(int router, int port) {
        int dimension = dimension(port);
        if (dimension == shape.dimensions()) {
            return UNCONNECTED;
        }
        int here = shape.coordinate(router, dimension);
        int next = neighbour(here, shape.radix(dimension), port % 2 == 0);
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
        return 2 * shape.dimensions() + terminal % concentration;
    }

    /**
     * Returns the bisection bound of the longest dimension (Dally and Towles 2004, section 3.3). It
     * holds with and without self traffic.
     */
    @Override
    public final OptionalDouble capacity() {
        int radix = shape.largestRadix();
        if (radix == 1) {
            return OptionalDouble.empty();
        }
        double below = radix / 2;
        double above = radix - below;
        double crossing = concentration * below * above / radix;
        return OptionalDouble.of(linksAcross() / crossing);
    }

    @Override
    public final OptionalInt diameter() {
        int steps = 0;
        for (int d = 0; d < shape.dimensions(); d++) {
            steps += mostSteps(shape.radix(d));
        }
        return OptionalInt.of(1 + steps);
    }

    @Override
    public final OptionalDouble meanDistance() {
        double steps = 0;
        for (int d = 0; d < shape.dimensions(); d++) {
            steps += meanSteps(shape.radix(d));
        }
        return OptionalDouble.of(1 + steps * terminals() / (terminals() - 1));
    }

    /** Returns the shape, and the concentration where it is not 1. */
    @Override
    public String toString() {
        return shape + (concentration == 1 ? "" : " concentration=" + concentration);
    }
}
