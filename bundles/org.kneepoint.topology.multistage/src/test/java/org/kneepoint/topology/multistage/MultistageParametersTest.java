// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.multistage;

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
class MultistageParametersTest {
    private static final List<Topology> TOPOLOGIES =
            List.of(new ButterflyTopology(), new OmegaTopology());

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

    @ParameterizedTest
    @CsvSource({
        "radix=4 stages=3, 4, 3",
        "radix=4 nodes=64, 4, 3",
        "stages=3 nodes=64, 4, 3",
        "radix=4 stages=3 nodes=64, 4, 3",
        "nodes=64 radix=2, 2, 6",
        "nodes=64 radix=64, 64, 1",
        "nodes=64 stages=1, 64, 1",
        "radix=300 stages=1, 300, 1",
        "radix=2 nodes=2, 2, 1",
        "radix=2 nodes=16777216, 2, 24",
        "stages=2 nodes=16777216, 4096, 2",
        "stages=1 nodes=16777216, 16777216, 1",
        "radix=3 nodes=14348907, 3, 15",
        "stages=7 nodes=10000000, 10, 7"
    })
    void anyTwoWordsGiveTheThird(String words, int radix, int stages) {
        for (Topology topology : TOPOLOGIES) {
            Network network = build(topology, words);
            assertEquals(radix, network.ports(0));
            assertEquals(stages, network.diameter().orElseThrow());
            assertEquals(stages, network.meanDistance().orElseThrow());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nodes=60 radix=2  | there is no NAME of nodes=60 radix=2: try nodes=32 or nodes=64",
                "nodes=3 radix=4   | there is no NAME of nodes=3 radix=4: try nodes=4",
                "nodes=60 stages=3 | there is no NAME of nodes=60 stages=3: try nodes=27 or nodes=64",
                "nodes=3 stages=2  | there is no NAME of nodes=3 stages=2: try nodes=4",
                "nodes=64 radix=4 stages=2 | there is no NAME of nodes=64 radix=4 stages=2: try"
                        + " nodes=16",
                "nodes=16000000 radix=3 | there is no NAME of nodes=16000000 radix=3: try"
                        + " nodes=14348907",
                "radix=10 stages=8 | radix=10 stages=8 is too large: at most nodes=16777216 are"
                        + " possible",
                "radix=10 stages=8 nodes=8 | radix=10 stages=8 is too large: at most nodes=16777216"
                        + " are possible",
                "radix=2x3 stages=2 | radix=2x3 is not allowed: radix (ports) takes a whole number,"
                        + " 2 to 16777216",
                "radix=1 stages=2  | radix=1 is not allowed: radix (ports) takes a whole number, 2 to"
                        + " 16777216",
                "radix=nan stages=2 | radix=nan is not allowed: radix (ports) takes a whole number,"
                        + " 2 to 16777216",
                "radix=2 stages=0  | stages=0 is not allowed: stages takes a whole number, 1 to 24",
                "radix=2 stages=25 | stages=25 is not allowed: stages takes a whole number, 1 to 24",
                "radix=2 nodes=-8  | nodes=-8 is not allowed: nodes (terminals) takes a whole number,"
                        + " 2 to 16777216",
                "radix=2 nodes=1e99 | nodes=1e99 is not allowed: nodes (terminals) takes a whole"
                        + " number, 2 to 16777216, at most 2147483647 in size",
                "radix=2           | missing: give two of radix= (switch size k), stages= (stages n),"
                        + " nodes= (terminals N = k^n)",
                "''                | missing: give two of radix= (switch size k), stages= (stages n),"
                        + " nodes= (terminals N = k^n)"
            })
    void badInput(String words, String line) {
        for (Topology topology : TOPOLOGIES) {
            BadInput bad = assertThrows(BadInput.class, () -> build(topology, words));
            assertEquals(line.replace("NAME", topology.name()), bad.getMessage());
        }
    }

    @Test
    void names() {
        assertEquals("butterfly", TOPOLOGIES.get(0).name());
        assertEquals("omega", TOPOLOGIES.get(1).name());
        assertEquals(
                "butterfly 4-ary 3-fly", build(TOPOLOGIES.get(0), "nodes=64 radix=4").toString());
        assertEquals(
                "omega 4-ary 3-stage", build(TOPOLOGIES.get(1), "nodes=64 radix=4").toString());
    }

    @Test
    void everyRoutingIsDescribedInOrder() {
        for (Topology topology : TOPOLOGIES) {
            List<String> routings =
                    build(topology, "nodes=16 radix=4").routings().stream()
                            .map(Routing::name)
                            .toList();
            assertEquals(routings, List.copyOf(topology.description().variants().keySet()));
        }
    }
}
