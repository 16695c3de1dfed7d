// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.statistics.LatencyHistogram;

/** Percentiles and their intervals. */
class PercentileTest {
    private final LatencyHistogram all = new LatencyHistogram();
    private final WindowedLatencies parts = new WindowedLatencies();

    private void add(double time, double latency) {
        all.add(latency);
        parts.add(time, latency);
    }

    /** The error of a fraction p of n independent packets is the root of p (1 - p) / n. */
    @Test
    void independentPackets() {
        RandomGenerator random = RandomStreams.of(1).stream(2);
        int packets = 64 * 400;
        for (int time = 0; time < packets; time++) {
            add(time, 100 + Math.floor(1000 * random.nextDouble()));
        }
        Percentile p95 = Percentile.of(0.95, all, List.of(parts), packets);
        double error = 1000 * Math.sqrt(0.95 * 0.05 / packets);
        assertEquals(1050, p95.value(), 3 * error);
        assertEquals(2 * error, p95.halfWidth(), error);
    }

    /** Slow for an eighth of the time: batches differ by more than chance. */
    @Test
    void packetsThatAreSlowTogether() {
        for (int time = 0; time < 6400; time++) {
            add(time, 10 + time % 10 + (time / 100 % 8 == 0 ? 40 : 0));
        }
        Percentile p90 = Percentile.of(0.9, all, List.of(parts), 6400);
        assertEquals(51, p90.value());
        assertTrue(p90.halfWidth() > 1, () -> "half width " + p90.halfWidth());
    }

    @Test
    void withoutChance() {
        for (int time = 0; time < 640; time++) {
            add(time, 9);
        }
        assertEquals(new Percentile(9, 0), Percentile.of(0.99, all, List.of(parts), 640));
    }

    /** Of a hundred packets the largest is the 99th percentile, and might be any. */
    @Test
    void tooFewForAnInterval() {
        for (int time = 0; time < 100; time++) {
            add(time, 100 + time * 37 % 100);
        }
        Percentile p99 = Percentile.of(0.99, all, List.of(parts), 100);
        assertEquals(198, p99.value());
        assertTrue(Double.isNaN(p99.halfWidth()), () -> "half width " + p99.halfWidth());
    }

    @Test
    void whatComesAfterTheTimeDoesNotCount() {
        for (int time = 0; time < 64; time++) {
            parts.add(time, time % 2 == 0 ? 10 : 20);
        }
        for (int time = 64; time < 128; time++) {
            parts.add(time, 30);
        }
        assertEquals(0.5, WindowedLatencies.fractionAbove(List.of(parts), 20, 0.5, 64).mean());
        assertEquals(0.75, WindowedLatencies.fractionAbove(List.of(parts), 20, 0.7, 128).mean());
        parts.restart(100, 1);
        assertTrue(
                Double.isNaN(WindowedLatencies.fractionAbove(List.of(parts), 20, 0.5, 164).mean()));
    }
}
