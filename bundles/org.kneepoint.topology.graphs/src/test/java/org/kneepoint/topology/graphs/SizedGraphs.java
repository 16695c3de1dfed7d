// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.graphs;

import java.util.stream.Stream;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.graph.GraphNetwork;
import org.kneepoint.testkit.PathLoads;
import org.kneepoint.testkit.SmallNetworks;

/** Networks for the tests, by settings. */
final class SizedGraphs {
    private SizedGraphs() {}

    static GraphNetwork of(Topology topology, String... settings) {
        return (GraphNetwork) SmallNetworks.build(topology, settings);
    }

    static GraphNetwork named(String label, int concentration) {
        return of(new NamedGraphTopology(), "graph=" + label, "concentration=" + concentration);
    }

    /** Small enough to enumerate. */
    static Stream<GraphNetwork> small() {
        return Stream.of(
                        Stream.of("routers=2", "routers=5", "routers=4 links=2 concentration=3")
                                .map(settings -> of(new FullMeshTopology(), settings)),
                        Stream.of(NamedGraph.labels()).map(label -> named(label, 1)),
                        Stream.of(
                                        "routers=8",
                                        "routers=3",
                                        "routers=11 degree=3",
                                        "routers=9 degree=3")
                                .map(settings -> of(new DeBruijnTopology(), settings)),
                        Stream.of("routers=6", "routers=12", "routers=11", "routers=20 degree=4")
                                .map(settings -> of(new KautzTopology(), settings)),
                        Stream.of("dimensions=3", "dimensions=4")
                                .map(settings -> of(new CubeConnectedCyclesTopology(), settings)))
                .flatMap(networks -> networks);
    }

    /** Returns the load at which the first channel is full under uniform traffic to the others. */
    static double uniformBound(GraphNetwork network) {
        return PathLoads.bound(
                network, network.routings().get(0), PathLoads.Traffic.uniform(network));
    }
}
