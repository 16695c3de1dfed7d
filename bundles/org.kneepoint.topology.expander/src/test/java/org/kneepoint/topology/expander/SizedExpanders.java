// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.expander;

import java.util.stream.Stream;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.graph.GraphNetwork;
import org.kneepoint.testkit.SmallNetworks;

/** Networks for the tests, by settings. */
final class SizedExpanders {
    private SizedExpanders() {}

    static GraphNetwork jellyfish(String... settings) {
        return of(new JellyfishTopology(), settings);
    }

    static GraphNetwork xpander(String... settings) {
        return of(new XpanderTopology(), settings);
    }

    private static GraphNetwork of(Topology topology, String... settings) {
        return (GraphNetwork) SmallNetworks.build(topology, settings);
    }

    /** Small enough to enumerate. */
    static Stream<GraphNetwork> small() {
        return Stream.concat(
                Stream.of(
                                "routers=4 degree=3",
                                "routers=20 degree=3 graph_seed=5",
                                "routers=17 degree=4 concentration=2",
                                "routers=30 degree=6")
                        .map(SizedExpanders::jellyfish),
                Stream.of(
                                "routers=8 degree=3 concentration=3",
                                "routers=5 degree=4",
                                "routers=36 degree=5 graph_seed=-9")
                        .map(SizedExpanders::xpander));
    }
}
