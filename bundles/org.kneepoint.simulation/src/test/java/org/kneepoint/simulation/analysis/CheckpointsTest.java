// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** When a run is looked at, and from when on that may be concluded from. */
class CheckpointsTest {
    @Test
    void runLengthGrowsByAnEighthAtMost() {
        Checkpoints checkpoints = Checkpoints.ofRunLength(1000);
        for (double time : new double[] {128, 144, 160, 176, 192, 208, 224, 240, 256, 288, 320}) {
            assertEquals(1000 + time, checkpoints.next());
            checkpoints.pass();
        }
        assertGrowth(checkpoints, 1000, 1 + 1.0 / 15, 1 + 1.0 / 8);
    }

    @Test
    void backlogIsJudgedAfterAThirdMoreAtMost() {
        Checkpoints checkpoints = Checkpoints.ofBacklog();
        for (double time : new double[] {64, 80, 96, 128, 160, 192, 256, 320, 384, 512}) {
            assertEquals(time, checkpoints.next());
            checkpoints.pass();
        }
        assertGrowth(checkpoints, 0, 1.2, 1 + 1.0 / 3);
    }

    /** The times are whole cycles, and each is so many times the one before. */
    private static void assertGrowth(
            Checkpoints checkpoints, double origin, double least, double most) {
        double last = checkpoints.next() - origin;
        for (int i = 0; i < 120; i++) {
            checkpoints.pass();
            double next = checkpoints.next() - origin;
            assertTrue(next >= (least - 1e-12) * last, last + " " + next);
            assertTrue(next <= (most + 1e-12) * last, last + " " + next);
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

    /** Some of the first packets stay behind where congestion is not fair. */
    @Test
    void aNetworkWhosePacketsAreReplacedIsFull() {
        PacketTally tally = new PacketTally(1);
        tally.generated(0, 1, 200);
        tally.injected(0, 100);
        for (int packet = 0; packet < 4 * RunRules.PROBE_PACKETS; packet++) {
            tally.generated(1 + packet, 1);
            tally.injected(1 + packet);
            tally.delivered(0, 1 + packet, 1 + packet, 2 + packet, 1, 1);
        }
        assertFalse(tally.isFilled(1e9), "256 left, 100 are inside and 200 were the first");
        for (int packet = 0; packet < 544; packet++) {
            assertFalse(tally.isFilled(1e9), packet + " more have left");
            tally.generated(300, 1);
            tally.injected(300);
            tally.delivered(0, 300, 300, 301, 1, 1);
        }
        assertTrue(tally.isFilled(300));
        tally.injected(301, 101);
        assertFalse(tally.isFilled(301), "800 have left, 201 are inside");
    }
}
