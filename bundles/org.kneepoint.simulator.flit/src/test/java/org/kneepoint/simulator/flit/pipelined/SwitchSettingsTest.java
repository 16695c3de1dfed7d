// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SwitchSettingsTest {
    /** Counted cycle by cycle: the routers never run ahead of the speed-up. */
    @ParameterizedTest
    @ValueSource(doubles = {1, 1.25, 1.5, 2, 3, 7.75})
    void routerCyclesFollowTheSpeedup(double speedup) {
        SwitchSettings settings =
                new SwitchSettings(speedup, 1, 1, SwitchSettings.UNLIMITED, false);
        long routerCycle = 0;
        double due = 0;
        for (int cycle = 0; cycle < 1000; cycle++) {
            assertEquals(routerCycle, settings.firstRouterCycle(cycle));
            for (due += speedup; due >= 1; due--) {
                assertEquals(cycle, settings.channelCycle(routerCycle++));
            }
        }
    }
}
