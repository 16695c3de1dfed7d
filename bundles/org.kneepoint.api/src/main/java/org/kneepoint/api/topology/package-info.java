// SPDX-License-Identifier: Apache-2.0
/**
 * Interconnection networks and their routing.
 *
 * <p>A {@link org.kneepoint.api.topology.Topology} builds, from a scenario, a {@link
 * org.kneepoint.api.topology.Network} of terminals, routers and ports, and its {@link
 * org.kneepoint.api.topology.Routing} functions. A simulator samples the routing relation; a model,
 * a deadlock check and the contract test enumerate the same relation.
 *
 * <p>Paths over intermediate nodes follow the same relation once per phase: {@link
 * org.kneepoint.api.topology.IntermediateSelector} selects the nodes, also by the {@link
 * org.kneepoint.api.topology.OutputState}.
 *
 * <p>A {@link org.kneepoint.api.topology.RoutingAlgorithm} adds routings to all networks of a
 * geometry: {@link org.kneepoint.api.topology.GridNetwork}, {@link
 * org.kneepoint.api.topology.TreeNetwork}, {@link org.kneepoint.api.topology.GroupedNetwork}.
 */
@Export
@Version("2.1.0")
package org.kneepoint.api.topology;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
