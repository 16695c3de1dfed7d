// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;

class MultistageSizeTest {
    private static final Parameters PARAMETERS = Parameters.of(StandardParameters.HOTSPOT_NODE);

    private static List<String> nearest(int nodes, int radix) {
        BadInput bad = assertThrows(BadInput.class, () -> MultistageSize.of(nodes, radix));
        assertEquals("not-allowed", bad.code());
        assertEquals(Map.of("nodes", "" + nodes, "radix", "" + radix), bad.values());
        return bad.nearest();
    }

    @Test
    void powersOfTheRadix() {
        assertEquals(6, MultistageSize.of(64, 2).stages());
        assertEquals(1, MultistageSize.of(1 << 30, 1 << 30).stages());
        assertEquals(18, MultistageSize.of(387_420_489, 3).stages());
        assertEquals(List.of("64", "128"), nearest(65, 2));
        assertEquals(List.of("4"), nearest(3, 4));
        assertEquals(List.of("1073741824", "2147483648"), nearest(Integer.MAX_VALUE, 2));
    }

    @Test
    void theHotOutputIsOneOfThem() {
        MultistageSize size = MultistageSize.of(8, 2);
        assertEquals(0, size.hotOutput(Scenario.of("net", PARAMETERS, Map.of())));
        assertEquals(
                7, size.hotOutput(Scenario.of("net", PARAMETERS, Map.of("hotspot_node", "7"))));
        Scenario beyond = Scenario.of("net", PARAMETERS, Map.of("hotspot_node", "8"));
        BadInput bad = assertThrows(BadInput.class, () -> size.hotOutput(beyond));
        assertEquals(Map.of("hotspot_node", "8", "nodes", "8"), bad.values());
        assertEquals(Optional.of("0 to 7"), bad.allowed());
    }
}
