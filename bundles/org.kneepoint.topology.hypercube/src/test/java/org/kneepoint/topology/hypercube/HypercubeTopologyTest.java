// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.hypercube;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

class HypercubeTopologyTest {
    private static final HypercubeTopology ALL = new HypercubeTopology();

    private static Network build(Map<String, String> settings) {
        return ALL.build(Scenario.of(ALL.name(), ALL.parameters(), settings));
    }

    private static void assertRefused(String line, Map<String, String> settings) {
        assertEquals(line, assertThrows(BadInput.class, () -> build(settings)).getMessage());
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
        assertRefused("nodes=48 does not fit: dimensions=5 has nodes=32", Map.of("nodes", "48"));
        assertRefused(
                "nodes=64 does not fit: dimensions=5 has nodes=32",
                Map.of("nodes", "64", "dimensions", "5"));
        assertRefused(
                "dimensions=31 is not allowed: dimensions takes a whole number, 1 to 30",
                Map.of("dimensions", "31"));
        assertRefused(
                "nodes=1 is not allowed: nodes (terminals) takes a whole number, 2 to 1073741824",
                Map.of("nodes", "1"));
        assertRefused(
                "missing: give dimensions= (dimensions n) or nodes= (terminals N = 2^n)", Map.of());
    }

    @Test
    void everyRoutingIsDescribed() {
        assertEquals(
                new Hypercube(3).routings().stream().map(Routing::name).toList(),
                List.copyOf(ALL.description().variants().keySet()));
    }
}
