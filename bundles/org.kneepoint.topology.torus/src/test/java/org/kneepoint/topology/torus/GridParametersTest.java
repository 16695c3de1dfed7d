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
    void wordsThatFixTheSizeAreEnough(String words, String network) {
        assertEquals(network, SizedNetworks.torus(words.split(" ")).toString());
        assertEquals(
                network.replace("torus", "mesh"), SizedNetworks.mesh(words.split(" ")).toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nodes=48 | nodes=48 does not fit: radix=7x7 has nodes=49",
                "nodes=48 radix=8 | nodes=48 does not fit: radix=8x8 has nodes=64",
                "nodes=48 radix=8x8 | nodes=48 does not fit: radix=8x8 has nodes=64",
                "nodes=64 radix=8 dimensions=3 | nodes=64 does not fit: radix=8x8x8 has nodes=512",
                "nodes=6 concentration=4"
                        + " | nodes=6 does not fit: radix=1x1 concentration=4 has nodes=4",
                "nodes=2 | nodes=2 does not fit: radix=1x1 has nodes=1",
                "radix=8x8x16 dimensions=2"
                        + " | dimensions=2 does not fit: radix=8x8x16 has dimensions=3",
                "radix=1 | radix=1x1 is too small: a network has at least nodes=2",
                "radix=100000"
                        + " | radix=100000x100000 is too large: a network has at most"
                        + " nodes=1073741824 and dimensions=30",
                "radix=1073741824x1073741824x1073741824 nodes=64"
                        + " | radix=1073741824x1073741824x1073741824 is too large: a network has"
                        + " at most nodes=1073741824 and dimensions=30",
                "radix=32768 concentration=2"
                        + " | radix=32768x32768 concentration=2 is too large: a network has at"
                        + " most nodes=1073741824 and dimensions=30",
                "radix=2x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1"
                        + " | radix=2x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1"
                        + " is too large: a network has at most nodes=1073741824 and dimensions=30",
                "radix=0"
                        + " | radix=0 is not allowed: radix (routers) takes whole numbers joined by x,"
                        + " such as 8x8x16, each 1 to 1073741824",
                "radix=8 dimensions=31"
                        + " | dimensions=31 is not allowed: dimensions takes a whole number, 1 to 30",
                "radix=8 concentration=0"
                        + " | concentration=0 is not allowed: concentration (terminals) takes a whole"
                        + " number, 1 to 1024",
                "dimensions=2"
                        + " | missing: give radix= (routers k along each dimension, one number or"
                        + " mixed as 8x8x16) or nodes= (terminals N = concentration k^n)"
            })
    void whatDoesNotFitIsSaidInOneLine(String words, String line) {
        for (Topology topology : List.of(new TorusTopology(), new MeshTopology())) {
            BadInput refusal =
                    assertThrows(
                            BadInput.class, () -> SizedNetworks.build(topology, words.split(" ")));
            assertEquals(line, refusal.getMessage());
        }
    }

    @Test
    void everyRoutingIsDescribed() {
        assertDescribed(new TorusTopology(), "radix=8");
        assertDescribed(new MeshTopology(), "radix=8");
    }

    private static void assertDescribed(Topology topology, String words) {
        Set<String> names = new LinkedHashSet<>();
        SizedNetworks.build(topology, words)
                .routings()
                .forEach(routing -> names.add(routing.name()));
        assertEquals(List.copyOf(names), List.copyOf(topology.description().variants().keySet()));
    }
}
