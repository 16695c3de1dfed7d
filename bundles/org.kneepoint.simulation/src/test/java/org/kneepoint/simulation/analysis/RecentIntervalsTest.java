// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.simulation.statistics.BatchMeans;

/** The widest of the intervals of the last checkpoints. */
class RecentIntervalsTest {
    private final RecentIntervals intervals = new RecentIntervals();

    private static PacketSample sample(double cycles, double latencyWidth, double networkWidth) {
        return sample(cycles, latencyWidth, networkWidth, false);
    }

    private static PacketSample sample(
            double cycles, double latencyWidth, double networkWidth, boolean nearlyNormal) {
        IntervalStatistics interval =
                new IntervalStatistics(
                        0,
                        cycles,
                        1,
                        1,
                        0.1,
                        1,
                        1,
                        1,
                        1,
                        new double[0],
                        1,
                        ChannelUtilisation.UNKNOWN,
                        List.of());
        BatchMeans latency = new BatchMeans(10, latencyWidth, 0, 0, 0, 0, 32);
        BatchMeans networkLatency = new BatchMeans(8, networkWidth, 0, 0, 0, 0, 32);
        Percentile known = new Percentile(9, latencyWidth);
        Percentile unknown = new Percentile(30, Double.NaN);
        return new PacketSample(
                interval,
                99,
                99,
                latency,
                networkLatency,
                99,
                nearlyNormal,
                latency,
                1,
                known,
                known,
                unknown,
                40);
    }

    @Test
    void theWidestOfRecentCheckpointsCounts() {
        assertEquals(3, intervals.withWidestInterval(sample(800, 3, 1)).latency().halfWidth());
        PacketSample second = intervals.withWidestInterval(sample(900, 1, 2));
        assertEquals(3 * Math.sqrt(8.0 / 9), second.latency().halfWidth(), 1e-12);
        assertEquals(2, second.networkLatency().halfWidth());
        assertEquals(3 * Math.sqrt(8.0 / 9), second.p95().halfWidth(), 1e-12);
        assertTrue(Double.isNaN(second.p99().halfWidth()));
        PacketSample third = intervals.withWidestInterval(sample(1000, 1, 1));
        assertEquals(3 * Math.sqrt(0.8), third.latency().halfWidth(), 1e-12);
        assertEquals(10, third.latency().mean());
        PacketSample fourth = intervals.withWidestInterval(sample(1200, 1, 1));
        assertEquals(3 * Math.sqrt(8.0 / 12), fourth.latency().halfWidth(), 1e-12);
        PacketSample fifth = intervals.withWidestInterval(sample(1300, 1, 1));
        assertEquals(1, fifth.latency().halfWidth(), 1e-12);
        assertEquals(2 * Math.sqrt(9.0 / 13), fifth.networkLatency().halfWidth(), 1e-12);
    }

    @Test
    void onlyTheLastCountsOfNearlyNormalWindows() {
        intervals.withWidestInterval(sample(400, 3, 3));
        assertEquals(
                1, intervals.withWidestInterval(sample(500, 1, 1, true)).latency().halfWidth());
        assertEquals(
                3 * Math.sqrt(400.0 / 600),
                intervals.withWidestInterval(sample(600, 1, 1)).latency().halfWidth(),
                1e-12);
    }

    @Test
    void nothingIsKeptBeyondTheBeginning() {
        intervals.withWidestInterval(sample(400, 3, 3));
        intervals.clear();
        assertEquals(1, intervals.withWidestInterval(sample(500, 1, 1)).latency().halfWidth());
    }
}
