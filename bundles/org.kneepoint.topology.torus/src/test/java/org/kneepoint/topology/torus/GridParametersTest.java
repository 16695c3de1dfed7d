// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.testkit.SmallNetworks;

class GridParametersTest {
    @ParameterizedTest
    @CsvSource({
        "radix=8, torus 8x8",
        "radix=8 dimensions=3, torus 8x8x8",
        "radix=8x8x16, torus 8x8x16",
        "radix=8x8x16 dimensions=3 nodes=1024, torus 8x8x16",
        "nodes=64, torus 8x8",
        "nodes=64 dimensions=2, torus 8x8",
        "nodes=64 dimensions=3, torus 4x4x4",
        "nodes=64 dimensions=1, torus 64",
        "nodes=64 radix=8, torus 8x8",
        "nodes=64 radix=2, torus 2x2x2x2x2x2",
        "nodes=64 radix=64, torus 64",
        "nodes=64 radix=8 dimensions=2, torus 8x8",
        "nodes=64 concentration=4, torus 4x4 concentration=4",
        "nodes=64 radix=4 concentration=4, torus 4x4 concentration=4",
        "nodes=8 radix=1 concentration=8, torus 1x1 concentration=8",
        "nodes=1073741824 dimensions=30, torus 2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2",
        "nodes=1073741824 dimensions=3, torus 1024x1024x1024",
        "nodes=1061208000 dimensions=3, torus 1020x1020x1020"
    })
    void wordsThatFixTheSizeAreEnough(String settings, String network) {
        assertEquals(network, SizedNetworks.torus(settings).toString());
        assertEquals(network.replace("torus", "mesh"), SizedNetworks.mesh(settings).toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nodes=48 | unusable [nodes, radix, concentration] 48",
                "nodes=48 radix=8 | unusable [nodes, radix, concentration] 48",
                "nodes=48 radix=8x8 | unusable [nodes, radix, concentration] 48",
                "nodes=64 radix=8 dimensions=3 | unusable [nodes, radix, concentration] 64",
                "nodes=6 concentration=4 | unusable [nodes, radix, concentration] 6",
                "nodes=2 | unusable [nodes, radix, concentration] 2",
                "radix=8x8x16 dimensions=2 | unusable [dimensions, radix] 2",
                "radix=1 | unusable [radix, concentration, nodes, dimensions] 1x1",
                "radix=100000 | unusable [radix, concentration, nodes, dimensions] 100000x100000",
                "radix=1073741824x1073741824x1073741824 nodes=64 | unusable [radix, concentration, nodes, dimensions] 1073741824x1073741824x1073741824",
                "radix=32768 concentration=2 | unusable [radix, concentration, nodes, dimensions] 32768x32768",
                "radix=2x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1 | unusable [radix, concentration, nodes, dimensions] 2x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1",
                "radix=0 | not-allowed [radix] 0",
                "radix=8 dimensions=31 | not-allowed [dimensions] 31",
                "radix=8 concentration=0 | not-allowed [concentration] 0",
                "dimensions=2 | missing [radix, nodes]"
            })
    void whatDoesNotFitIsRefused(String settings, String facts) {
        for (Topology topology : List.of(new TorusTopology(), new MeshTopology())) {
            BadInput bad =
                    assertThrows(BadInput.class, () -> SmallNetworks.build(topology, settings));
            assertEquals(
                    facts,
                    bad.code() + " " + bad.parameters() + bad.value().map(" "::concat).orElse(""));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "radix=8 express=2 delay_dimension=1x3, mesh 8x8 express=2 delay_dimension=1x3",
        "radix=8 express=0 delay_dimension=2, mesh 8x8 delay_dimension=2x2"
    })
    void channelsAreNamedUnlessUsual(String settings, String network) {
        assertEquals(network, SizedNetworks.mesh(settings).toString());
        assertEquals(
                network.replace("mesh", "torus") + " layout=folded",
                SizedNetworks.torus(settings, "layout=folded").toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "radix=8 express=1 | not-allowed [express, radix] 1",
                "radix=8 express=8 | not-allowed [express, radix] 8",
                "radix=8 express=-2 | not-allowed [express] -2",
                "radix=8 express=3 | not-allowed [express, radix] 3",
                "radix=8x9 express=4 | not-allowed [express, radix] 4",
                "radix=8 delay_dimension=1x2x3 | not-allowed [delay_dimension, radix, dimensions] 1x2x3",
                "radix=8 delay_dimension=0 | not-allowed [delay_dimension] 0",
                "radix=8 delay_dimension=40000 layout=folded | not-allowed [delay_dimension, radix, express] 40000x40000",
                "radix=100000 dimensions=1 layout=flat | not-allowed [delay_dimension, radix, express] 1",
                "radix=8 layout=spiral | not-allowed [layout] spiral"
            })
    void channelsThatDoNotFitAreRefused(String settings, String facts) {
        BadInput bad = assertThrows(BadInput.class, () -> SizedNetworks.torus(settings));
        assertEquals(
                facts,
                bad.code() + " " + bad.parameters() + bad.value().map(" "::concat).orElse(""));
    }

    @Test
    void everyRoutingIsDescribed() {
        assertDescribed(new TorusTopology(), "radix=8");
        assertDescribed(new MeshTopology(), "radix=8");
    }

    private static void assertDescribed(Topology topology, String settings) {
        Set<String> names = new LinkedHashSet<>();
        SmallNetworks.build(topology, settings)
                .routings()
                .forEach(routing -> names.add(routing.name()));
        assertEquals(List.copyOf(names), List.copyOf(topology.description().variants().keySet()));
    }
}
