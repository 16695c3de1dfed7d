// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * A network whose routers are the points of a box, with links between neighbours along its
 * dimensions: mesh, torus and hypercube. The routers along one dimension form a row, or a ring
 * where the ends of the row are linked too.
 *
 * <p>Every point of the box is a router, and no two routers have all coordinates in common.
 */
@ConsumerType
public interface GridNetwork extends Network {
    /** Returns the number n of dimensions, at least 1. */
    int dimensions();

    /** Returns the number of routers along a dimension, 0 to n - 1; at least 1. */
    int radix(int dimension);

    /** Returns whether the last router along a dimension is linked to the first. */
    boolean isWrapped(int dimension);

    /** Returns the coordinate of a router along a dimension, 0 to the radix - 1. */
    int coordinate(int router, int dimension);

    /**
     * Returns the output port of the link to the neighbour one up or one down along a dimension;
     * from the last router of a ring up is to the first.
     *
     * @return {@link #UNCONNECTED} where a row ends, and where the radix is 1
     */
    int port(int router, int dimension, boolean up);
}
