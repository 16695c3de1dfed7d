// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * A network whose routers are the points of a grid, with channels between neighbours along its
 * dimensions: mesh, torus and hypercube. The routers along one dimension form a row, or a ring if
 * the ends are connected.
 *
 * <p>Every point of the grid is exactly one router.
 */
@ConsumerType
public interface GridNetwork extends Network {
    /** Returns the number n of dimensions, at least 1. */
    int dimensions();

    /** Returns the number of routers along a dimension, 0 to n - 1; at least 1. */
    int radix(int dimension);

    /** Returns whether the routers along a dimension form a ring. */
    boolean isWrapped(int dimension);

    /** Returns the coordinate of a router along a dimension, 0 to the radix - 1. */
    int coordinate(int router, int dimension);

    /**
     * Returns the output port to the next neighbour up or down a dimension; in a ring, up from the
     * last router leads to the first.
     *
     * @return {@link #UNCONNECTED} at the end of a row, and if the radix is 1
     */
    int port(int router, int dimension, boolean up);
}
