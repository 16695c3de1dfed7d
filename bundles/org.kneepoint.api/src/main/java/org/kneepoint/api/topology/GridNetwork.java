// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * A network whose routers are the points of a grid, with channels between neighbours along its
 * dimensions: mesh, torus, hypercube and HyperX. The routers along one dimension form a row, a ring
 * if the ends are connected, or are all connected with one another.
 *
 * <p>Every point of the grid is exactly one router. Parallel channels to one router are a
 * {@linkplain #portGroup port group} of consecutive ports; a port that a method returns is the
 * lowest of them. There may be express channels as well.
 */
@ConsumerType
public interface GridNetwork extends Network {
    /** Returns the number n of dimensions, at least 1. */
    int dimensions();

    /** Returns the number of routers along a dimension, 0 to n - 1; at least 1. */
    int radix(int dimension);

    /**
     * Returns whether the routers along a dimension form a ring; false if it is {@linkplain
     * #isFullyConnected fully connected}.
     */
    boolean isWrapped(int dimension);

    /**
     * Returns whether every router has a channel to every other along a dimension, as in a HyperX
     * (Ahn et al. 2009).
     */
    default boolean isFullyConnected(int dimension) {
        return false;
    }

    /** Returns the coordinate of a router along a dimension, 0 to the radix - 1. */
    int coordinate(int router, int dimension);

    /**
     * Returns the output port to the next neighbour up or down a dimension; in a ring, up from the
     * last router leads to the first.
     *
     * @return {@link #UNCONNECTED} at the end of a row, and if the radix is 1
     */
    int port(int router, int dimension, boolean up);

    /**
     * Returns the output port to the router at another coordinate along a {@linkplain
     * #isFullyConnected fully connected} dimension.
     *
     * @param coordinate different from that of the router
     * @return {@link #UNCONNECTED} if the dimension is not fully connected
     */
    default int portTo(int router, int dimension, int coordinate) {
        return UNCONNECTED;
    }

    /**
     * Returns whether there are channels between routers beside those to the neighbours, such as
     * the express channels of W. J. Dally 1991, so that paths from neighbour to neighbour are not
     * the shortest.
     */
    default boolean hasExpressChannels() {
        return false;
    }
}
