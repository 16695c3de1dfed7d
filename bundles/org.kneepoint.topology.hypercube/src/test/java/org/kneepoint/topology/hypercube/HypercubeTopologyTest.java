// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.hypercube;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.testkit.Refusal;

class HypercubeTopologyTest {
    private static final HypercubeTopology ALL = new HypercubeTopology();

    private static Network build(Map<String, String> settings) {
        return ALL.build(Scenario.of(ALL.name(), ALL.parameters(), settings));
    }

    private static void assertRefused(String refusal, Map<String, String> settings) {
        assertEquals(refusal, Refusal.of(() -> build(settings)));
    }

    @Test
    void takesEitherSizeOrBoth() {
        assertEquals(new Hypercube(6), build(Map.of("nodes", "64")));
        assertEquals(new Hypercube(6), build(Map.of("dimensions", "6")));
        assertEquals(new Hypercube(6), build(Map.of("dimensions", "6", "nodes", "64")));
        assertEquals("hypercube dimensions=30", build(Map.of("nodes", "1073741824")).toString());
    }

    @Test
    void refusesSizesThatDoNotFit() {
        assertRefused("unusable [nodes, dimensions] 48", Map.of("nodes", "48"));
        assertRefused("unusable [nodes, dimensions] 64", Map.of("nodes", "64", "dimensions", "5"));
        assertRefused("not-allowed [dimensions] 31", Map.of("dimensions", "31"));
        assertRefused("not-allowed [nodes] 1", Map.of("nodes", "1"));
        assertRefused("missing [dimensions, nodes]", Map.of());
    }

    @Test
    void everyRoutingIsDescribed() {
        assertEquals(
                new Hypercube(3).routings().stream().map(Routing::name).toList(),
                List.copyOf(ALL.description().variants().keySet()));
    }
}
