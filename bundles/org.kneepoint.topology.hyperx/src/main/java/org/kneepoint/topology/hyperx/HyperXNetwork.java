// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.hyperx;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.kneepoint.api.topology.GridNetwork;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * A HyperX: routers that differ in one coordinate only are linked (Ahn et al. 2009).
 *
 * <p>The ports of the terminals of a router follow those to other routers.
 */
final class HyperXNetwork implements GridNetwork {
    private final HyperXShape shape;
    private final int concentration;
    private final List<Routing> routings =
            List.of(
                    new HyperXDimensionOrder(this),
                    new HyperXMinimal(this),
                    new HyperXAdaptive(this));

    /**
     * Creates a HyperX.
     *
     * @param shape of the routers
     * @param concentration terminals per router; the number of terminals fits an {@code int}
     */
    HyperXNetwork(HyperXShape shape, int concentration) {
        this.shape = shape;
        this.concentration = concentration;
    }

    HyperXShape shape() {
        return shape;
    }

    /** Adds the parallel links to another coordinate of a dimension. */
    void addLinks(
            int router, int dimension, int to, long classes, int priority, RoutingChoices choices) {
        int first = shape.port(router, dimension, to);
        for (int copy = 0; copy < shape.links(dimension); copy++) {
            choices.add(first + copy, classes, 1, priority);
        }
    }

    @Override
    public int dimensions() {
        return shape.dimensions();
    }

    @Override
    public int radix(int dimension) {
        return shape.radix(dimension);
    }

    @Override
    public boolean isWrapped(int dimension) {
        return false;
    }

    @Override
    public boolean isFullyConnected(int dimension) {
        return true;
    }

    @Override
    public int coordinate(int router, int dimension) {
        return shape.coordinate(router, dimension);
    }

    @Override
    public int port(int router, int dimension, boolean up) {
        int next = shape.coordinate(router, dimension) + (up ? 1 : -1);
        boolean exists = next >= 0 && next < shape.radix(dimension);
        return exists ? shape.port(router, dimension, next) : UNCONNECTED;
    }

    @Override
    public int portTo(int router, int dimension, int coordinate) {
        return shape.port(router, dimension, coordinate);
    }

    @Override
    public int terminals() {
        return shape.routers() * concentration;
    }

    @Override
    public int routers() {
        return shape.routers();
    }

    @Override
    public int ports(int router) {
        return shape.networkPorts() + concentration;
    }

    @Override
    public int peerRouter(int router, int port) {
        int dimension = shape.dimension(port);
        return dimension == shape.dimensions()
                ? UNCONNECTED
                : shape.moved(router, dimension, shape.target(router, dimension, port));
    }

    @Override
    public int peerPort(int router, int port) {
        int dimension = shape.dimension(port);
        int back =
                shape.port(
                        peerRouter(router, port), dimension, shape.coordinate(router, dimension));
        return back + shape.copy(port, dimension);
    }

    @Override
    public int portGroup(int router, int port) {
        int dimension = shape.dimension(port);
        return dimension == shape.dimensions() ? port : port - shape.copy(port, dimension);
    }

    @Override
    public int delay(int router, int port) {
        int dimension = shape.dimension(port);
        return dimension == shape.dimensions() ? 1 : shape.delay(dimension);
    }

    @Override
    public int injectionRouter(int terminal) {
        return terminal / concentration;
    }

    @Override
    public int injectionPort(int terminal) {
        return shape.networkPorts() + terminal % concentration;
    }

    @Override
    public List<Routing> routings() {
        return routings;
    }

    /**
     * Returns the load at which the channels of a dimension are full, the lowest of all dimensions:
     * (k - 1) / k of all flits change the coordinate, over the k - 1 channels of each router, or
     * links times as many. It holds with and without self traffic.
     */
    @Override
    public OptionalDouble capacity() {
        return shape.extended()
                .mapToDouble(d -> (double) shape.radix(d) * shape.links(d) / concentration)
                .min();
    }

    @Override
    public OptionalInt diameter() {
        return OptionalInt.of(1 + (int) shape.extended().count());
    }

    @Override
    public OptionalDouble meanDistance() {
        double steps = shape.extended().mapToDouble(d -> 1 - 1.0 / shape.radix(d)).sum();
        return OptionalDouble.of(1 + steps * terminals() / (terminals() - 1));
    }

    @Override
    public String toString() {
        return "hyperx " + shape + (concentration == 1 ? "" : " concentration=" + concentration);
    }
}
