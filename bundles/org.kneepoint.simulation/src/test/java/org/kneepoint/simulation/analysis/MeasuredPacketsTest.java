// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.kneepoint.simulation.analysis.MeasuredPackets.Statistic;
import org.kneepoint.simulation.statistics.BatchMeans;

/** Packets by the time of their generation. */
class MeasuredPacketsTest {
    private static final double EVER = Double.POSITIVE_INFINITY;

    private final MeasuredPackets measuredPackets = new MeasuredPackets();

    /** Generates a packet in each cycle. */
    private void generate(int from, int to) {
        for (int cycle = from; cycle < to; cycle++) {
            measuredPackets.generated(cycle, 1);
        }
    }

    /** Delivers them after so many cycles, all from the network but one. */
    private void deliver(int from, int to, int latency) {
        for (int cycle = from; cycle < to; cycle++) {
            measuredPackets.delivered(cycle, latency, latency - 1, 3);
        }
    }

    @Test
    void onlyWhatIsBeforeTheCutCounts() {
        generate(0, 200);
        deliver(0, 90, 10);
        measuredPackets.setCutoff(200);
        generate(200, 300);
        deliver(200, 300, 1);
        assertEquals(110, measuredPackets.undelivered());
        deliver(90, 200, 30);
        assertEquals(0, measuredPackets.undelivered());
        assertEquals(200, measuredPackets.generated());
        assertEquals(200, measuredPackets.sum(Statistic.PACKETS));
        assertEquals((90 * 10 + 110 * 30) / 200.0, measuredPackets.mean(Statistic.LATENCY).mean());
        assertEquals(
                (90 * 9 + 110 * 29) / 200.0,
                measuredPackets.mean(Statistic.NETWORK_LATENCY).mean());
        assertEquals(600, measuredPackets.sum(Statistic.HOPS));
        assertEquals(200, measuredPackets.latencies().count());
        assertEquals(10, measuredPackets.latencies().quantile(0.4));
        measuredPackets.setCutoff(300);
        assertEquals(300, measuredPackets.latencies().count());
        assertEquals(1, measuredPackets.latencies().quantile(0.3));
        measuredPackets.checkInvariants();
    }

    @Test
    void onlyThePeriodCounts() {
        measuredPackets.restart(1000, 1100);
        generate(900, 1200);
        deliver(900, 1200, 5);
        measuredPackets.setCutoff(1100);
        assertEquals(0, measuredPackets.undelivered());
        assertEquals(100, measuredPackets.sum(Statistic.PACKETS));
        assertEquals(100, measuredPackets.latencies().count());
    }

    @Test
    void theLostAreNotAwaited() {
        measuredPackets.restart(0, EVER);
        generate(0, 128);
        measuredPackets.setCutoff(128);
        deliver(0, 100, 2);
        for (int cycle = 100; cycle < 128; cycle++) {
            measuredPackets.lost(cycle, 1);
        }
        assertEquals(0, measuredPackets.undelivered());
        assertEquals(128, measuredPackets.generated());
        assertEquals(100, measuredPackets.sum(Statistic.PACKETS));
    }

    @Test
    void batchesMergeUntilTheyAreIndependent() {
        generate(0, 512);
        for (int cycle = 0; cycle < 512; cycle++) {
            int slow = cycle / 16 % 2;
            measuredPackets.delivered(cycle, 10 + slow, 10 + cycle / 32 % 2, 1);
        }
        measuredPackets.setCutoff(512);
        assertEquals(32, measuredPackets.mean(Statistic.LATENCY).batches());
        // in pairs: 0 0 1 1 0 0 1 1 ... of 32, alternating of 16
        BatchMeans pairs = measuredPackets.mean(Statistic.NETWORK_LATENCY);
        assertTrue(pairs.batches() <= 32 && pairs.isIndependent(RunRules.CRITICAL_CORRELATION));
    }

    @Test
    void aTrendIsNotForgotten() {
        generate(0, 512);
        for (int cycle = 0; cycle < 512; cycle++) {
            measuredPackets.delivered(cycle, cycle, cycle, 1);
        }
        measuredPackets.setCutoff(512);
        assertTrue(measuredPackets.truncatedFraction() > 0.5);
        assertEquals(8, measuredPackets.mean(Statistic.LATENCY).batches());
        assertFalse(
                measuredPackets
                        .mean(Statistic.LATENCY)
                        .isIndependent(RunRules.CRITICAL_CORRELATION));
    }

    @Test
    void departuresDoNotExceedGenerations() {
        generate(0, 100);
        measuredPackets.delivered(50, 3, 3, 1);
        measuredPackets.checkInvariants();
        measuredPackets.delivered(50, 3, 3, 1);
        String violation =
                assertThrows(IllegalStateException.class, measuredPackets::checkInvariants)
                        .getMessage();
        assertTrue(violation.contains("cycle 50"), violation);
    }

    /** Two packets of one window with exchanged times are not distinguished; one wrong time is. */
    @Test
    void departuresHaveTheTimesOfGenerations() {
        generate(0, 2048);
        deliver(0, 1000, 1);
        deliver(1002, 2048, 1);
        measuredPackets.delivered(1001, 1, 1, 1);
        measuredPackets.checkInvariants();
        measuredPackets.delivered(1001, 1, 1, 1);
        assertThrows(IllegalStateException.class, measuredPackets::checkInvariants);
    }
}
