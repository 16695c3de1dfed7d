// SPDX-License-Identifier: Apache-2.0
/**
 * Graphs of graph theory as networks: the full mesh, cubic cages and Moore graphs by name, Kautz
 * and de Bruijn graphs, cube-connected cycles. Each is a {@link org.kneepoint.graph.GraphNetwork}
 * given by its links.
 */
package org.kneepoint.topology.graphs;
