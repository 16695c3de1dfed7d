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
