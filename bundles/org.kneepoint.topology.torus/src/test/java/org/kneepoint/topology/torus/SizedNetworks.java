// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import java.util.List;
import java.util.stream.Stream;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.testkit.SmallNetworks;

/** Networks for the tests, by settings. */
final class SizedNetworks {
    /** Radix 1 to 8, odd, even and mixed, one to four dimensions. */
    private static final List<String> SMALL =
            List.of(
                    "1x2", "2x1", "2", "3", "4", "5", "6", "7", "8", "2x2", "3x3", "4x4", "5x5",
                    "6x6", "2x3", "4x3", "5x2", "8x1", "3x8", "2x2x2", "3x3x3", "2x3x4", "4x3x2",
                    "2x2x2x2", "3x2x2x3");

    private SizedNetworks() {}

    static TorusNetwork torus(String... settings) {
        return (TorusNetwork) SmallNetworks.build(new TorusTopology(), settings);
    }

    static MeshNetwork mesh(String... settings) {
        return (MeshNetwork) SmallNetworks.build(new MeshTopology(), settings);
    }

    /** Builds from all size parameters but nodes. */
    static ConcentratedGrid sized(Topology topology, String radix, int concentration) {
        String dimensions = "dimensions=" + radix.split("x").length;
        return (ConcentratedGrid)
                SmallNetworks.build(
                        topology, "radix=" + radix, dimensions, "concentration=" + concentration);
    }

    /** Meshes and tori small enough to enumerate. */
    static Stream<ConcentratedGrid> small() {
        return Stream.concat(
                SMALL.stream().flatMap(radix -> both(radix, 1)),
                Stream.of("1", "4", "3x2", "2x2x2").flatMap(radix -> both(radix, 3)));
    }

    private static Stream<ConcentratedGrid> both(String radix, int concentration) {
        return Stream.of(
                sized(new MeshTopology(), radix, concentration),
                sized(new TorusTopology(), radix, concentration));
    }
}
