// SPDX-License-Identifier: Apache-2.0
/**
 * Interconnection networks as graphs with routing: the contract of a topology author.
 *
 * <p>A {@link org.kneepoint.api.topology.Topology} builds, from the words of a scenario, a {@link
 * org.kneepoint.api.topology.Network} of terminals, routers and ports, and its {@link
 * org.kneepoint.api.topology.Routing} functions. A simulator samples the routing relation; a model,
 * a deadlock check and the contract test enumerate the same relation.
 *
 * <p>Ways over intermediate nodes are the same relation followed several times: {@link
 * org.kneepoint.api.topology.IntermediateSelector} picks the nodes, and may look at the {@link
 * org.kneepoint.api.topology.OutputState}.
 *
 * <p>A {@link org.kneepoint.api.topology.RoutingAlgorithm} adds routings to networks of others, by
 * the geometry they show: {@link org.kneepoint.api.topology.GridNetwork}, {@link
 * org.kneepoint.api.topology.TreeNetwork}, {@link org.kneepoint.api.topology.GroupedNetwork}.
 */
@Export
@Version("2.0.0")
package org.kneepoint.api.topology;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
