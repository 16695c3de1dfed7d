// SPDX-License-Identifier: Apache-2.0
/**
 * Pictures of networks.
 *
 * <p>{@link org.kneepoint.chart.network.Diagram} selects by the geometry of the network what a node
 * stands for, a {@link org.kneepoint.chart.network.Partition} of the routers, and where it is, a
 * {@link org.kneepoint.chart.network.NodeLayout}. {@link org.kneepoint.chart.network.Links} joins
 * the channels between two nodes, {@link org.kneepoint.chart.network.LinkPaths} bends the lines
 * that would cross a node, and {@link org.kneepoint.chart.network.NetworkDrawing} draws them. All
 * but the last are pure functions.
 */
package org.kneepoint.chart.network;
