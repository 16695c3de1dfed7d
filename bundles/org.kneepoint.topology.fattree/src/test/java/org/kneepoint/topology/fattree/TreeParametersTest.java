// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.fattree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Topology;

/** What a user types and reads. */
class TreeParametersTest {
    private static Network build(Topology topology, String words) {
        Map<String, String> map =
                Arrays.stream(words.split(" "))
                        .filter(parameter -> !parameter.isEmpty())
                        .map(parameter -> parameter.split("="))
                        .collect(
                                Collectors.toMap(
                                        parameter -> parameter[0], parameter -> parameter[1]));
        return topology.build(Scenario.of(topology.name(), topology.parameters(), map));
    }

    private static void assertRefused(Topology topology, String words, String line) {
        BadInput bad = assertThrows(BadInput.class, () -> build(topology, words));
        assertEquals(line, bad.getMessage());
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
    void fatTree(String words, String name) {
        assertEquals(name, build(new ButterflyFatTreeTopology(), words).toString());
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
    void kAryNTree(String words, String name) {
        assertEquals(name, build(new KAryNTreeTopology(), words).toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nodes=60          | there is no fat-tree of nodes=60: try nodes=16 or nodes=64",
                "nodes=16777215    | there is no fat-tree of nodes=16777215: try nodes=4194304 or"
                        + " nodes=16777216",
                "nodes=64 levels=2 | there is no fat-tree of nodes=64 levels=2: try nodes=16",
                "nodes=3           | nodes=3 is not allowed: nodes (terminals) takes a whole number,"
                        + " 4 to 16777216",
                "levels=13         | levels=13 is not allowed: levels takes a whole number, 1 to 12",
                "levels=0          | levels=0 is not allowed: levels takes a whole number, 1 to 12",
                "nodes=nan         | nodes=nan is not allowed: nodes (terminals) takes a whole"
                        + " number, 4 to 16777216",
                "levels=3 radix=4  | unknown parameter 'radix': known are levels, nodes",
                "''                | missing: give levels= (levels n) or nodes= (terminals N = 4^n)"
            })
    void badFatTree(String words, String line) {
        assertRefused(new ButterflyFatTreeTopology(), words, line);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nodes=60 radix=2  | there is no k-ary-n-tree of nodes=60 radix=2: try nodes=32 or"
                        + " nodes=64",
                "nodes=3 radix=4   | there is no k-ary-n-tree of nodes=3 radix=4: try nodes=4",
                "nodes=60 levels=3 | there is no k-ary-n-tree of nodes=60 levels=3: try nodes=27 or"
                        + " nodes=64",
                "nodes=3 levels=2  | there is no k-ary-n-tree of nodes=3 levels=2: try nodes=4",
                "nodes=64 radix=4 levels=2 | there is no k-ary-n-tree of nodes=64 radix=4 levels=2:"
                        + " try nodes=16",
                "radix=10 levels=8 | radix=10 levels=8 is too large: at most nodes=16777216 are"
                        + " possible",
                "radix=2x3 levels=2 | radix=2x3 is not allowed: radix (ports) takes a whole number,"
                        + " 2 to 16777216",
                "radix=1 levels=2  | radix=1 is not allowed: radix (ports) takes a whole number, 2 to"
                        + " 16777216",
                "radix=2 levels=25 | levels=25 is not allowed: levels takes a whole number, 1 to 24",
                "nodes=64          | missing: give two of radix= (children k of a switch, and"
                        + " parents), levels= (levels n), nodes= (terminals N = k^n)"
            })
    void badKAryNTree(String words, String line) {
        assertRefused(new KAryNTreeTopology(), words, line);
    }

    @Test
    void everyRoutingIsDescribedInOrder() {
        for (Topology topology : List.of(new ButterflyFatTreeTopology(), new KAryNTreeTopology())) {
            List<String> routings =
                    build(topology, "nodes=16 levels=2").routings().stream()
                            .map(Routing::name)
                            .toList();
            assertEquals(routings, List.copyOf(topology.description().variants().keySet()));
        }
    }
}
