// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;

class MultistageSizeTest {
    private static final Parameters WORDS = Parameters.of(StandardParameters.HOTSPOT_NODE);

    private static String message(int nodes, int radix) {
        return assertThrows(BadInput.class, () -> MultistageSize.of(nodes, radix)).getMessage();
    }

    @Test
    void powersOfTheRadix() {
        assertEquals(6, MultistageSize.of(64, 2).stages());
        assertEquals(1, MultistageSize.of(1 << 30, 1 << 30).stages());
        assertEquals(18, MultistageSize.of(387_420_489, 3).stages());
        assertEquals("nodes=65 is no power of radix=2: try 64 or 128", message(65, 2));
        assertEquals("nodes=3 is no power of radix=4: try 4", message(3, 4));
        assertEquals(
                "nodes=2147483647 is no power of radix=2: try 1073741824 or 2147483648",
                message(Integer.MAX_VALUE, 2));
    }

    @Test
    void theHotOutputIsOneOfThem() {
        MultistageSize size = MultistageSize.of(8, 2);
        assertEquals(0, size.hotOutput(Scenario.of("net", WORDS, Map.of())));
        assertEquals(7, size.hotOutput(Scenario.of("net", WORDS, Map.of("hotspot.node", "7"))));
        Scenario beyond = Scenario.of("net", WORDS, Map.of("hotspot.node", "8"));
        assertEquals(
                "hotspot.node=8 is not allowed with nodes=8: 0 to 7",
                assertThrows(BadInput.class, () -> size.hotOutput(beyond)).getMessage());
    }
}
