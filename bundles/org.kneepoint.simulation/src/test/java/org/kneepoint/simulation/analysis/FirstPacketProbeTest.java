// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class FirstPacketProbeTest {
    private static FirstPacketProbe probe() {
        FirstPacketProbe probe = new FirstPacketProbe();
        for (int packet = 0; packet < RunRules.PROBE_PACKETS; packet++) {
            probe.generated(packet, 1);
        }
        probe.generated(RunRules.PROBE_PACKETS, 1);
        return probe;
    }

    @Test
    void laterPacketsDoNotReplaceLostOnes() {
        FirstPacketProbe probe = probe();
        probe.lost(3, 10);
        probe.generated(1000, 50);
        assertEquals(RunRules.PROBE_PACKETS - 10, probe.packets());
        for (int packet = 0; packet < RunRules.PROBE_PACKETS; packet++) {
            probe.arrived(1000, 1100);
        }
        assertEquals(OptionalDouble.empty(), probe.responseTime());
    }

    @Test
    void mostOfThePacketsThatWereNotLostDecide() {
        FirstPacketProbe probe = probe();
        probe.lost(3, 32);
        for (int packet = 0; packet < 32; packet++) {
            assertTrue(packet > 28 || probe.responseTime().isEmpty());
            probe.arrived(packet, 200 + packet);
        }
        assertEquals(228, probe.responseTime().getAsDouble());
    }

    @Test
    void othersTakeThePlaceOfPacketsThatWereAllLost() {
        FirstPacketProbe probe = probe();
        probe.lost(3, RunRules.PROBE_PACKETS);
        for (int packet = 0; packet < RunRules.PROBE_PACKETS; packet++) {
            probe.generated(1000 + packet, 1);
            probe.arrived(1000 + packet, 1500);
        }
        assertEquals(1500, probe.responseTime().getAsDouble());
    }
}
