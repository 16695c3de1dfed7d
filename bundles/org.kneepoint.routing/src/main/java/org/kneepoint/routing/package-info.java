// SPDX-License-Identifier: Apache-2.0
/**
 * Routing algorithms that add routings to topologies which know nothing of them.
 *
 * <p>Each service is one published algorithm and looks at a network only through the geometry that
 * it shows. On grids they stand on {@link org.kneepoint.routing.GridPaths}, elsewhere on {@link
 * org.kneepoint.routing.HopCounts}.
 */
package org.kneepoint.routing;
