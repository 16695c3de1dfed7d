// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;

class CubesTest {
    private static Network build(Map<String, String> words) {
        Cubes cubes = new Cubes();
        return cubes.build(Scenario.of(cubes.name(), cubes.parameters(), words));
    }

    private static void assertRefused(String line, Map<String, String> words) {
        assertEquals(line, assertThrows(BadInput.class, () -> build(words)).getMessage());
    }

    @Test
    void takesEitherSizeOrBoth() {
        assertEquals(new Hypercube(6), build(Map.of("nodes", "64")));
        assertEquals(new Hypercube(6), build(Map.of("dimensions", "6")));
        assertEquals(new Hypercube(6), build(Map.of("dimensions", "6", "nodes", "64")));
    }

    @Test
    void refusesSizesThatDoNotFit() {
        assertRefused(
                "nodes=48 is not the size of a hypercube of dimensions=5: that has nodes=32",
                Map.of("nodes", "48"));
        assertRefused(
                "nodes=64 is not the size of a hypercube of dimensions=5: that has nodes=32",
                Map.of("nodes", "64", "dimensions", "5"));
        assertRefused("missing: give nodes=", Map.of());
    }
}
