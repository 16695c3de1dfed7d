// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.metrics.SaturationMetric;
import org.kneepoint.study.plugin.Catalogue;

class PlugInFaultsTest {
    @Test
    void anExcludedPlugInIsFoundOnce() {
        PlugInFaults faults =
                new PlugInFaults(Catalogue.of(new SaturationMetric(), new SaturationMetric()));
        List<String> lines = faults.findNew();
        assertEquals(1, lines.size(), lines.toString());
        assertTrue(lines.get(0).startsWith("metric saturation "), lines.get(0));
        assertEquals(List.of(), faults.findNew());
    }

    @Test
    void validPlugInsHaveNoFault() {
        assertEquals(List.of(), new PlugInFaults(Catalogue.of(new SaturationMetric())).findNew());
    }
}
