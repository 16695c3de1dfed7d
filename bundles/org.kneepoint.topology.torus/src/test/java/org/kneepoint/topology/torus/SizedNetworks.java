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

    /** Grids with express channels, of which not every dimension has them. */
    static Stream<ConcentratedGrid> express() {
        return Stream.concat(
                Stream.of(
                                "radix=3 dimensions=1 express=2",
                                "radix=8 dimensions=1 express=2",
                                "radix=9 dimensions=1 express=4",
                                "radix=7 dimensions=1 express=6",
                                "radix=4 express=2",
                                "radix=7x5 express=3 concentration=2",
                                "radix=6x2x4 express=3",
                                "radix=5 express=2 delay_dimension=1x3")
                        .map(SizedNetworks::mesh),
                Stream.of(
                                "radix=4 dimensions=1 express=2",
                                "radix=8 dimensions=1 express=2",
                                "radix=8 dimensions=1 express=4",
                                "radix=9 dimensions=1 express=3",
                                "radix=4 express=2 concentration=2",
                                "radix=6x3 express=3",
                                "radix=4x2x4 express=2",
                                "radix=6 express=2 layout=folded")
                        .map(SizedNetworks::torus));
    }

    private static Stream<ConcentratedGrid> both(String radix, int concentration) {
        return Stream.of(
                sized(new MeshTopology(), radix, concentration),
                sized(new TorusTopology(), radix, concentration));
    }
}
