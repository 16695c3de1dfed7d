// SPDX-License-Identifier: Apache-2.0
/**
 * Networks of groups of routers with global links between all groups: dragonfly and dragonfly+.
 *
 * <p>{@link org.kneepoint.topology.dragonfly.DragonflyTopology} and {@link
 * org.kneepoint.topology.dragonfly.DragonflyPlusTopology} are the services; they take {@link
 * org.kneepoint.topology.dragonfly.GroupParameters} and build a {@link
 * org.kneepoint.topology.dragonfly.DragonflyNetwork} or {@link
 * org.kneepoint.topology.dragonfly.DragonflyPlusNetwork}. {@link
 * org.kneepoint.topology.dragonfly.GlobalLinks} computes which global link leads where; nothing is
 * stored per router.
 */
package org.kneepoint.topology.dragonfly;
