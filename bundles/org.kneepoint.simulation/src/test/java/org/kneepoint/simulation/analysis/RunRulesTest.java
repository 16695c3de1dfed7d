// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RunRulesTest {
    @Test
    void theDescriptionsHaveTheValuesOfTheConstants() {
        String rules = SteadyState.rules();
        assertFalse(rules.contains("{"), rules);
        assertTrue(rules.contains(" 300 packets"), rules);
        assertTrue(rules.contains(" 32 batch"), rules);
        String ramp = LoadRamp.rules();
        assertFalse(ramp.contains("{"), ramp);
        assertTrue(ramp.contains(" 10 windows"), ramp);
    }

    @Test
    void aResourceWithoutTextIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> RunRules.description("missing.md"));
    }
}
