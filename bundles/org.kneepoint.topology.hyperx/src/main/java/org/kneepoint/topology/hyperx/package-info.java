// SPDX-License-Identifier: Apache-2.0
/**
 * Grids of routers that are fully connected along every dimension: HyperX and flattened butterfly.
 *
 * <p>{@link org.kneepoint.topology.hyperx.HyperXTopology} and {@link
 * org.kneepoint.topology.hyperx.FlattenedButterflyTopology} are the services; both build a {@link
 * org.kneepoint.topology.hyperx.HyperXNetwork} on a {@link
 * org.kneepoint.topology.hyperx.HyperXShape}, which computes everything by arithmetic; nothing is
 * stored per router.
 */
package org.kneepoint.topology.hyperx;
