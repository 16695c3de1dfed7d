// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.kneepoint.simulation.Cohorts.Of;

/** Packets by the time of their generation. */
class CohortsTest {
    private static final double EVER = Double.POSITIVE_INFINITY;

    private final Cohorts cohorts = new Cohorts();

    /** Generates a packet in each cycle. */
    private void generate(int from, int to) {
        for (int cycle = from; cycle < to; cycle++) {
            cohorts.generated(cycle, 1);
        }
    }

    /** Delivers them after so many cycles, all from the network but one. */
    private void deliver(int from, int to, int latency) {
        for (int cycle = from; cycle < to; cycle++) {
            cohorts.delivered(cycle, latency, latency - 1, 3);
        }
    }

    @Test
    void onlyWhatIsBeforeTheCutCounts() {
        generate(0, 200);
        deliver(0, 90, 10);
        cohorts.cut(200);
        generate(200, 300);
        deliver(200, 300, 1);
        assertEquals(110, cohorts.awaited());
        deliver(90, 200, 30);
        assertEquals(0, cohorts.awaited());
        assertEquals(200, cohorts.generated());
        assertEquals(200, cohorts.sum(Of.PACKETS));
        assertEquals((90 * 10 + 110 * 30) / 200.0, cohorts.mean(Of.LATENCY).mean());
        assertEquals((90 * 9 + 110 * 29) / 200.0, cohorts.mean(Of.NETWORK_LATENCY).mean());
        assertEquals(600, cohorts.sum(Of.HOPS));
        assertEquals(200, cohorts.latencies().number());
        assertEquals(10, cohorts.latencies().quantile(0.4));
        cohorts.cut(300);
        assertEquals(300, cohorts.latencies().number());
        assertEquals(1, cohorts.latencies().quantile(0.3));
        cohorts.audit();
    }

    @Test
    void onlyThePeriodCounts() {
        cohorts.restart(1000, 1100);
        generate(900, 1200);
        deliver(900, 1200, 5);
        cohorts.cut(1100);
        assertEquals(0, cohorts.awaited());
        assertEquals(100, cohorts.sum(Of.PACKETS));
        assertEquals(100, cohorts.latencies().number());
    }

    @Test
    void theLostAreNotAwaited() {
        cohorts.restart(0, EVER);
        generate(0, 128);
        cohorts.cut(128);
        deliver(0, 100, 2);
        for (int cycle = 100; cycle < 128; cycle++) {
            cohorts.lost(cycle, 1);
        }
        assertEquals(0, cohorts.awaited());
        assertEquals(128, cohorts.generated());
        assertEquals(100, cohorts.sum(Of.PACKETS));
    }

    @Test
    void batchesMergeUntilTheyAreIndependent() {
        generate(0, 512);
        for (int cycle = 0; cycle < 512; cycle++) {
            int slow = cycle / 16 % 2;
            cohorts.delivered(cycle, 10 + slow, 10 + cycle / 32 % 2, 1);
        }
        cohorts.cut(512);
        assertEquals(32, cohorts.mean(Of.LATENCY).batches());
        // in pairs: 0 0 1 1 0 0 1 1 ... of 32, alternating of 16
        BatchMeans pairs = cohorts.mean(Of.NETWORK_LATENCY);
        assertTrue(pairs.batches() <= 32 && pairs.isIndependent());
    }

    @Test
    void aTrendIsNotForgotten() {
        generate(0, 512);
        for (int cycle = 0; cycle < 512; cycle++) {
            cohorts.delivered(cycle, cycle, cycle, 1);
        }
        cohorts.cut(512);
        assertTrue(cohorts.truncation() > 0.5);
        assertEquals(8, cohorts.mean(Of.LATENCY).batches());
        assertTrue(!cohorts.mean(Of.LATENCY).isIndependent());
    }

    @Test
    void whoLeavesMustHaveBeenGenerated() {
        generate(0, 100);
        cohorts.delivered(50, 3, 3, 1);
        cohorts.audit();
        cohorts.delivered(50, 3, 3, 1);
        String complaint = assertThrows(IllegalStateException.class, cohorts::audit).getMessage();
        assertTrue(complaint.contains("from cycle 50"), complaint);
    }

    /**
     * Two packets of one window with each other's times are as right as can be; one time is not.
     */
    @Test
    void whoLeavesMustHaveBeenGeneratedThen() {
        generate(0, 2048);
        deliver(0, 1000, 1);
        deliver(1002, 2048, 1);
        cohorts.delivered(1001, 1, 1, 1);
        cohorts.audit();
        cohorts.delivered(1001, 1, 1, 1);
        assertThrows(IllegalStateException.class, cohorts::audit);
    }
}
