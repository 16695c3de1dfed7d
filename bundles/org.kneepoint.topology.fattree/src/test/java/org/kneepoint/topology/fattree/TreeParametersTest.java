// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.fattree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.testkit.SmallNetworks;

/** Parameters and errors. */
class TreeParametersTest {
    private static void assertRefused(Topology topology, String settings, String facts) {
        BadInput bad = assertThrows(BadInput.class, () -> SmallNetworks.build(topology, settings));
        assertEquals(
                facts,
                bad.code() + " " + bad.parameters() + bad.value().map(" "::concat).orElse(""));
    }

    @ParameterizedTest
    @CsvSource({
        "nodes=64, fat-tree 64",
        "levels=3, fat-tree 64",
        "levels=3 nodes=64, fat-tree 64",
        "nodes=4, fat-tree 4",
        "levels=10, fat-tree 1048576",
        "nodes=16777216, fat-tree 16777216"
    })
    void fatTree(String settings, String name) {
        assertEquals(
                name, SmallNetworks.build(new ButterflyFatTreeTopology(), settings).toString());
    }

    @ParameterizedTest
    @CsvSource({
        "radix=4 levels=3, 4-ary 3-tree",
        "radix=4 nodes=64, 4-ary 3-tree",
        "levels=3 nodes=64, 4-ary 3-tree",
        "radix=4 levels=3 nodes=64, 4-ary 3-tree",
        "radix=300 levels=1, 300-ary 1-tree",
        "radix=3 nodes=14348907, 3-ary 15-tree",
        "levels=7 nodes=10000000, 10-ary 7-tree",
        "radix=2 nodes=16777216, 2-ary 24-tree"
    })
    void kAryNTree(String settings, String name) {
        assertEquals(name, SmallNetworks.build(new KAryNTreeTopology(), settings).toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nodes=60          | not-allowed [nodes] 60",
                "nodes=16777215    | not-allowed [nodes] 16777215",
                "nodes=64 levels=2 | not-allowed [nodes, levels] 64",
                "nodes=3           | not-allowed [nodes] 3",
                "levels=13         | not-allowed [levels] 13",
                "levels=0          | not-allowed [levels] 0",
                "nodes=nan         | not-allowed [nodes] nan",
                "levels=3 radix=4  | unknown [radix] radix",
                "''                | missing [levels, nodes]"
            })
    void badFatTree(String settings, String facts) {
        assertRefused(new ButterflyFatTreeTopology(), settings, facts);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nodes=60 radix=2  | not-allowed [nodes, radix] 60",
                "nodes=3 radix=4   | not-allowed [nodes, radix] 3",
                "nodes=60 levels=3 | not-allowed [nodes, levels] 60",
                "nodes=3 levels=2  | not-allowed [nodes, levels] 3",
                "nodes=64 radix=4 levels=2 | not-allowed [nodes, radix, levels] 64",
                "radix=10 levels=8 | not-allowed [radix, levels, nodes] 10",
                "radix=2x3 levels=2 | not-allowed [radix] 2x3",
                "radix=1 levels=2  | not-allowed [radix] 1",
                "radix=2 levels=25 | not-allowed [levels] 25",
                "nodes=64          | missing [radix, levels, nodes]"
            })
    void badKAryNTree(String settings, String facts) {
        assertRefused(new KAryNTreeTopology(), settings, facts);
    }

    @ParameterizedTest
    @CsvSource({
        "children=18x18x36, xgft children=18x18x36 parents=1x18x18",
        "children=4x4 parents=1x2, xgft children=4x4 parents=1x2",
        "children=8, xgft children=8 parents=1",
        "children=4x4 rails=2, xgft children=4x4 parents=2x4",
        "children=4x4 parents=3x4 rails=2, xgft children=4x4 parents=6x4"
    })
    void extendedFatTree(String settings, String name) {
        assertEquals(name, SmallNetworks.build(new ExtendedFatTreeTopology(), settings).toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                           | missing [children]",
                "children=1x1                 | not-allowed [children] 1x1",
                "children=4096x4097           | not-allowed [children] 4096x4097",
                "children=16777216x16777216x16777216 | not-allowed [children] 16777216x16777216x16777216",
                "children=0x4                 | not-allowed [children] 0x4",
                "children=4x4 parents=1x2x2   | not-allowed [parents, children] 1x2x2",
                "children=4x4 parents=1       | not-allowed [parents, children] 1",
                "children=2x2x2 parents=1x4096x16777216 | not-allowed [parents, children, rails] 1x4096x16777216",
                "children=2x4096x2048 rails=64 | not-allowed [parents, children, rails] 64x2x4096",
                "children=4x4 parents=16777216x1 rails=1024 | not-allowed [parents, children, rails] 2147483647x1",
                "children=4x4 rails=0         | not-allowed [rails] 0"
            })
    void badExtendedFatTree(String settings, String facts) {
        assertRefused(new ExtendedFatTreeTopology(), settings, facts);
    }

    @Test
    void everyRoutingOfTheExtendedFatTreeIsDescribedInOrder() {
        Topology topology = new ExtendedFatTreeTopology();
        List<String> routings =
                SmallNetworks.build(topology, "children=4x4").routings().stream()
                        .map(Routing::name)
                        .toList();
        assertEquals(routings, List.copyOf(topology.description().variants().keySet()));
    }

    @Test
    void everyRoutingIsDescribedInOrder() {
        for (Topology topology : List.of(new ButterflyFatTreeTopology(), new KAryNTreeTopology())) {
            List<String> routings =
                    SmallNetworks.build(topology, "nodes=16 levels=2").routings().stream()
                            .map(Routing::name)
                            .toList();
            assertEquals(routings, List.copyOf(topology.description().variants().keySet()));
        }
    }
}
