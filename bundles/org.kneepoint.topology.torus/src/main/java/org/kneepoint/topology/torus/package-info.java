// SPDX-License-Identifier: Apache-2.0
/**
 * k-ary n-cubes with and without wrap-around links: torus and mesh.
 *
 * <p>{@link org.kneepoint.topology.torus.TorusTopology} and {@link
 * org.kneepoint.topology.torus.MeshTopology} are the services; they take {@link
 * org.kneepoint.topology.torus.GridParameters} and build a {@link
 * org.kneepoint.topology.torus.TorusNetwork} or {@link org.kneepoint.topology.torus.MeshNetwork},
 * which compute everything by arithmetic on a {@link org.kneepoint.topology.torus.GridShape} and
 * store nothing per router.
 *
 * <p>Port 2d of a router leads up in dimension d, port 2d + 1 down; the ports of its terminals
 * follow.
 */
package org.kneepoint.topology.torus;
