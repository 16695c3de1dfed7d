// SPDX-License-Identifier: Apache-2.0
/**
 * Networks given by their routers and links, for authors of irregular topologies and readers of
 * files.
 *
 * <p>{@link org.kneepoint.graph.GraphNetwork} is the network, {@link
 * org.kneepoint.graph.RouterGraph} its routers and channels as a graph, {@link
 * org.kneepoint.graph.DistanceClassRouting} the routing along shortest paths that is free from
 * deadlock on any graph. With fewer VC classes {@link org.kneepoint.graph.LayeredRouting} does the
 * same, and {@link org.kneepoint.graph.UpDownRouting} needs one.
 */
@Export
@Version("1.0.0")
package org.kneepoint.graph;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
