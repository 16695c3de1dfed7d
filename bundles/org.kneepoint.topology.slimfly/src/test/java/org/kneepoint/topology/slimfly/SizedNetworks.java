// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.slimfly;

import java.util.stream.Stream;
import org.kneepoint.graph.GraphNetwork;
import org.kneepoint.testkit.SmallNetworks;

/** Networks for the tests, by settings. */
final class SizedNetworks {
    private SizedNetworks() {}

    static GraphNetwork slimFly(String... settings) {
        return (GraphNetwork) SmallNetworks.build(new SlimFlyTopology(), settings);
    }

    static GraphNetwork polarFly(String... settings) {
        return (GraphNetwork) SmallNetworks.build(new PolarFlyTopology(), settings);
    }

    /** Networks small enough to enumerate: the three residues, fields of prime and other order. */
    static Stream<GraphNetwork> small() {
        return Stream.concat(
                Stream.of(
                                "q=3 concentration=2",
                                "q=4",
                                "q=5 concentration=1",
                                "q=7 concentration=1")
                        .map(SizedNetworks::slimFly),
                Stream.of("q=2", "q=3", "q=4 concentration=1", "q=5", "q=8 concentration=1")
                        .map(SizedNetworks::polarFly));
    }
}
