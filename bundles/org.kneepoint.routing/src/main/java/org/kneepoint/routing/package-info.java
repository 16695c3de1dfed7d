// SPDX-License-Identifier: Apache-2.0
/**
 * Routing algorithms for any topology with the geometry that they need.
 *
 * <p>Each service is one published algorithm and uses a network only through its geometry: on grids
 * by {@link org.kneepoint.routing.GridPaths}, elsewhere by {@link org.kneepoint.graph.HopCounts}.
 */
package org.kneepoint.routing;
