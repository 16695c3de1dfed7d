// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.kneepoint.simulator.flit.network.Circle;
import org.kneepoint.simulator.flit.network.Wiring;

class TransitTest {
    @Test
    void channelsOfTerminalsAreShort() {
        Transit transit = new Transit(Wiring.of(new Circle(3, 5)));
        assertEquals(5, transit.delay(0));
        assertEquals(1, transit.delay(1));
        assertEquals(1, transit.delay(6));
    }

    @Test
    void flitsArriveWhenTheyAreDue() {
        Transit transit = new Transit(Wiring.of(new Circle(3, 5)));
        for (int cycle = 0; cycle < 40; cycle++) {
            int due = transit.take(cycle);
            assertEquals(cycle < 5 ? 0 : 6, due);
            for (int i = 0; i < due; i++) {
                assertEquals(100 * (cycle - 5) + i, transit.lane(i));
            }
            for (int i = 0; i < 6; i++) {
                transit.add(cycle + 5, 100 * cycle + i);
            }
            assertEquals(6 * Math.min(cycle + 1, 5), transit.size());
        }
        for (int cycle = 40; cycle < 45; cycle++) {
            transit.take(cycle);
        }
        assertTrue(transit.isEmpty());
    }
}
