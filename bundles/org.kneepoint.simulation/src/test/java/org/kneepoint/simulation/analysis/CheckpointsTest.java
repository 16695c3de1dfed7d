// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** When a run is looked at, and from when on that may be concluded from. */
class CheckpointsTest {
    @Test
    void timesGrowByAThirdAtMost() {
        Checkpoints checkpoints = new Checkpoints(1000, 64);
        for (double time : new double[] {64, 80, 96, 128, 160, 192, 256, 320, 384, 512}) {
            assertEquals(1000 + time, checkpoints.next());
            checkpoints.pass();
        }
        double last = checkpoints.next();
        for (int i = 0; i < 120; i++) {
            checkpoints.pass();
            double next = checkpoints.next();
            assertTrue(next - 1000 >= 1.2 * (last - 1000));
            assertTrue(next - 1000 <= 1.3334 * (last - 1000));
            assertEquals(Math.rint(next), next);
            last = next;
        }
    }

    @Test
    void nineOfTenPioneersSetTheScale() {
        FirstPacketProbe pioneers = new FirstPacketProbe();
        for (int i = 0; i < 200; i++) {
            pioneers.generated(i / 2, 1);
        }
        assertFalse(pioneers.hasSettled(1e9));
        for (int i = 0; i < 58; i++) {
            // a packet of a later time is none
            pioneers.arrived(32, 500);
            assertFalse(pioneers.hasSettled(1e9), i + " arrived");
            pioneers.arrived(i / 2, 100 + i);
        }
        assertTrue(pioneers.hasSettled(4 * 157));
        assertFalse(pioneers.hasSettled(4 * 157 - 1));
        pioneers.arrived(31, 10_000);
        assertTrue(pioneers.hasSettled(4 * 157));
    }

    @Test
    void theLostAreNoPioneers() {
        FirstPacketProbe pioneers = new FirstPacketProbe();
        for (int i = 0; i < 128; i++) {
            pioneers.generated(i, 1);
            if (i % 2 == 0) {
                pioneers.lost(i, 1);
            } else {
                pioneers.arrived(i, i);
            }
        }
        assertTrue(pioneers.hasSettled(4 * 127));
        assertFalse(pioneers.hasSettled(4 * 100));
    }
}
