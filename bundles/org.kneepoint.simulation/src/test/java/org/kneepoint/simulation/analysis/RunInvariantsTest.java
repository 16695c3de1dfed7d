// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.kneepoint.simulation.SimulationEngine;

/** Engines that break a law are found out. */
class RunInvariantsTest {
    private static final double NOW = 1000;
    private static final String ENGINE_ERROR = "conservation of credits";

    /** An engine that says it holds so many flits, of packets of such an age. */
    private record ClaimingEngine(long backlogFlits, double ages) implements SimulationEngine {
        @Override
        public void advance(double until) {
            throw new IllegalStateException("not advanced");
        }

        @Override
        public void checkInvariants() {
            if (backlogFlits < 0) {
                throw new IllegalStateException(ENGINE_ERROR);
            }
        }

        @Override
        public double backlogAge(double now) {
            return ages;
        }
    }

    private final PacketTally tally = new PacketTally(2);

    /** Three packets delivered, one lost, one dropped, two present, of which one is injected. */
    private void report() {
        for (int time : new int[] {0, 10, 20, 30, 40, 900, 990}) {
            tally.generated(time, 8);
        }
        for (int time : new int[] {5, 15, 25, 35, 950}) {
            tally.injected(time);
        }
        tally.delivered(0, 0, 5, 60, 8, 3);
        tally.delivered(1, 20, 25, 400, 8, 3);
        tally.delivered(1, 10, 15, 700, 8, 3);
        tally.dropped(30, 35, 100, 8);
        tally.lost(40, 8);
    }

    private void assertViolation(ClaimingEngine claim, String... parts) {
        String violation = violation(claim);
        for (String part : parts) {
            assertTrue(violation.contains(part), violation);
        }
    }

    private String violation(ClaimingEngine claim) {
        return assertThrows(
                        IllegalStateException.class, () -> RunInvariants.check(claim, tally, NOW))
                .getMessage();
    }

    @Test
    void consistentTalliesPass() {
        report();
        assertDoesNotThrow(() -> RunInvariants.check(new ClaimingEngine(16, 110), tally, NOW));
        assertDoesNotThrow(
                () -> RunInvariants.check(new ClaimingEngine(16, Double.NaN), tally, NOW));
        assertEquals(2, tally.backlog());
        assertEquals(16, tally.backlogFlits());
    }

    @Test
    void flits() {
        report();
        assertViolation(new ClaimingEngine(15, 110), "flits", "16", "15");
    }

    @Test
    void ages() {
        report();
        assertViolation(new ClaimingEngine(16, 111), "ages", "110.0", "111.0");
    }

    @Test
    void theEngineItself() {
        report();
        assertEquals(ENGINE_ERROR, violation(new ClaimingEngine(-1, 110)));
    }

    @Test
    void injectionsThatWereNotReported() {
        report();
        tally.generated(991, 8);
        tally.generated(992, 8);
        tally.delivered(0, 991, 993, 995, 8, 1);
        tally.delivered(0, 992, 993, 995, 8, 1);
        assertViolation(new ClaimingEngine(16, Double.NaN), "packets in the network", "1");
    }

    @Test
    void wrongTimeOfGeneration() {
        report();
        tally.injected(992);
        tally.delivered(0, 500, 992, 995, 8, 1);
        assertViolation(new ClaimingEngine(8, Double.NaN), "packets generated");
    }

    @Test
    void impossibleTimes() {
        assertThrows(IllegalStateException.class, () -> tally.generated(-1, 8));
        assertThrows(IllegalStateException.class, () -> tally.generated(Double.NaN, 8));
        assertThrows(IllegalStateException.class, () -> tally.generated(0x1p60, 8));
        assertThrows(IllegalStateException.class, () -> tally.injected(Double.NaN));
        tally.generated(5, 8);
        tally.injected(7);
        assertThrows(IllegalStateException.class, () -> tally.delivered(0, 5, 4, 9, 8, 1));
        assertThrows(IllegalStateException.class, () -> tally.delivered(0, 5, 7, 6, 8, 1));
        assertThrows(IllegalStateException.class, () -> tally.delivered(0, -5, 7, 9, 8, 1));
        assertThrows(
                IllegalStateException.class,
                () -> tally.delivered(0, 5, 7, Double.POSITIVE_INFINITY, 8, 1));
        assertThrows(IllegalArgumentException.class, () -> new PacketTally(0));
    }
}
