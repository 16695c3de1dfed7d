// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.StandardParameters;

class HighestLoadTest {
    @Test
    void isWhatTheParameterTakes() {
        assertEquals(32, HighestLoad.of(StandardParameters.LOAD.between(0, 32)));
        assertEquals(1, HighestLoad.of(StandardParameters.LOAD.between(0, 1)));
        assertEquals(HighestLoad.MOST, HighestLoad.of(StandardParameters.LOAD));
    }
}
