// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Topology;

/** Networks for the tests, made from words as users write them. */
final class SizedNetworks {
    /** Radix 1 to 8, odd, even and mixed, one to four dimensions. */
    private static final List<String> SMALL =
            List.of(
                    "1x2", "2x1", "2", "3", "4", "5", "6", "7", "8", "2x2", "3x3", "4x4", "5x5",
                    "6x6", "2x3", "4x3", "5x2", "8x1", "3x8", "2x2x2", "3x3x3", "2x3x4", "4x3x2",
                    "2x2x2x2", "3x2x2x3");

    private SizedNetworks() {}

    static TorusNetwork torus(String... settings) {
        return (TorusNetwork) build(new TorusTopology(), settings);
    }

    static MeshNetwork mesh(String... settings) {
        return (MeshNetwork) build(new MeshTopology(), settings);
    }

    static Network build(Topology topology, String... settings) {
        Map<String, String> given = new HashMap<>();
        for (String parameter : settings) {
            given.put(
                    parameter.substring(0, parameter.indexOf('=')),
                    parameter.substring(parameter.indexOf('=') + 1));
        }
        return topology.build(Scenario.of(topology.name(), topology.parameters(), given));
    }

    /** Builds from every word for the size but nodes. */
    static ConcentratedGrid sized(Topology topology, String radix, int concentration) {
        String dimensions = "dimensions=" + radix.split("x").length;
        return (ConcentratedGrid)
                build(topology, "radix=" + radix, dimensions, "concentration=" + concentration);
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

    static Routing routing(Network network, String name) {
        return network.routings().stream()
                .filter(routing -> routing.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError(Arrays.asList(network, name)));
    }
}
