// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.StandardParameters;

class HighestLoadTest {
    @Test
    void isWhatTheParameterTakes() {
        assertEquals(32, HighestLoad.of(StandardParameters.LOAD.between(0, 32)));
        assertEquals(1, HighestLoad.of(StandardParameters.LOAD.between(0, 1)));
        assertEquals(HighestLoad.MAX_LOAD, HighestLoad.of(StandardParameters.LOAD));
    }

    @Test
    void isWhatCanBeOffered() {
        Parameter<Double> load = StandardParameters.LOAD.between(0, 32);
        assertEquals(1, HighestLoad.of(load, l -> l <= 1));
        assertEquals(0.5, HighestLoad.of(StandardParameters.LOAD.between(0, 0.5), l -> l <= 1));
        double most = 2.0 / 3;
        double found = HighestLoad.of(load, l -> l <= most);
        assertTrue(found <= most && found > most - 1e-7, () -> "found " + found);
        assertEquals(32, HighestLoad.of(load, l -> false), "refused for another reason");
    }
}
