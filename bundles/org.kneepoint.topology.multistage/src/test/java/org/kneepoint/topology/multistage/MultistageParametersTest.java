// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.multistage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.testkit.SmallNetworks;

/** Parameters and errors. */
class MultistageParametersTest {
    private static final List<Topology> TOPOLOGIES =
            List.of(new ButterflyTopology(), new OmegaTopology());

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
    void anyTwoParametersGiveTheThird(String settings, int radix, int stages) {
        for (Topology topology : TOPOLOGIES) {
            Network network = SmallNetworks.build(topology, settings);
            assertEquals(radix, network.ports(0));
            assertEquals(stages, network.diameter().orElseThrow());
            assertEquals(stages, network.meanDistance().orElseThrow());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nodes=60 radix=2  | not-allowed [nodes, radix] 60",
                "nodes=3 radix=4   | not-allowed [nodes, radix] 3",
                "nodes=60 stages=3 | not-allowed [nodes, stages] 60",
                "nodes=3 stages=2  | not-allowed [nodes, stages] 3",
                "nodes=64 radix=4 stages=2 | not-allowed [nodes, radix, stages] 64",
                "nodes=16000000 radix=3 | not-allowed [nodes, radix] 16000000",
                "radix=10 stages=8 | not-allowed [radix, stages, nodes] 10",
                "radix=10 stages=8 nodes=8 | not-allowed [radix, stages, nodes] 10",
                "radix=2x3 stages=2 | not-allowed [radix] 2x3",
                "radix=1 stages=2  | not-allowed [radix] 1",
                "radix=nan stages=2 | not-allowed [radix] nan",
                "radix=2 stages=0  | not-allowed [stages] 0",
                "radix=2 stages=25 | not-allowed [stages] 25",
                "radix=2 nodes=-8  | not-allowed [nodes] -8",
                "radix=2 nodes=1e99 | not-allowed [nodes] 1e99",
                "radix=2           | missing [radix, stages, nodes]",
                "''                | missing [radix, stages, nodes]"
            })
    void badInput(String settings, String facts) {
        for (Topology topology : TOPOLOGIES) {
            BadInput bad =
                    assertThrows(BadInput.class, () -> SmallNetworks.build(topology, settings));
            assertEquals(
                    facts,
                    bad.code() + " " + bad.parameters() + bad.value().map(" "::concat).orElse(""));
        }
    }

    @Test
    void names() {
        assertEquals("butterfly", TOPOLOGIES.get(0).name());
        assertEquals("omega", TOPOLOGIES.get(1).name());
        assertEquals(
                "butterfly 4-ary 3-fly",
                SmallNetworks.build(TOPOLOGIES.get(0), "nodes=64 radix=4").toString());
        assertEquals(
                "omega 4-ary 3-stage",
                SmallNetworks.build(TOPOLOGIES.get(1), "nodes=64 radix=4").toString());
    }

    @Test
    void everyRoutingIsDescribedInOrder() {
        for (Topology topology : TOPOLOGIES) {
            List<String> routings =
                    SmallNetworks.build(topology, "nodes=16 radix=4").routings().stream()
                            .map(Routing::name)
                            .toList();
            assertEquals(routings, List.copyOf(topology.description().variants().keySet()));
        }
    }
}
