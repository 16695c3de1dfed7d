// SPDX-License-Identifier: Apache-2.0
/**
 * k-ary n-cubes with and without wrap-around links: torus and mesh.
 *
 * <p>{@link org.kneepoint.topology.torus.Tori} and {@link org.kneepoint.topology.torus.Meshes} are
 * the services; they read {@link org.kneepoint.topology.torus.Words} and build a {@link
 * org.kneepoint.topology.torus.Torus} or {@link org.kneepoint.topology.torus.Mesh}, which answer by
 * arithmetic on a {@link org.kneepoint.topology.torus.Shape} and keep nothing per router.
 *
 * <p>Port 2d of a router leads up in dimension d, port 2d + 1 down; the ports of its terminals
 * follow.
 */
package org.kneepoint.topology.torus;
