// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.kneepoint.simulator.packet.MinRuns.latency;
import static org.kneepoint.simulator.packet.MinRuns.throughput;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.result.Point;

/** What is known of such networks; figures of an independent simulation have three digits. */
class PacketKnownFactsTest {
    private static final double DIGITS = 0.006;

    /** Long queues near saturation vary from run to run. */
    private static final double LONG_QUEUES = 0.02;

    /** One packet per output link, full load: head-of-line blocking bounds the throughput. */
    @ParameterizedTest
    @CsvSource({"64, 1, 0.497", "64, 4, 0.608", "64, 16, 0.696", "1024, 4, 0.577"})
    void headOfLineBlocking(int nodes, int buffer, double bound) {
        Point point =
                MinRuns.simulate(
                        "radix=2 load=1 switch=output-links warmup=1000",
                        "nodes=%d buffer=%d cycles=%d".formatted(nodes, buffer, 300_000 / nodes));
        assertEquals(bound, throughput(point), DIGITS * bound);
    }

    /**
     * The servers before the hot output are the bottleneck: with blocking the whole network has
     * their pace, 1 / (1 - h + a^(n-1) h).
     */
    @ParameterizedTest
    @CsvSource({"0.02", "0.04", "0.08", "0.16"})
    void hotSpotHoldsEverythingBack(double share) {
        Point point =
                MinRuns.simulate(
                        "nodes=64 radix=2 load=0.9 warmup=3000 cycles=20000 hotspot=" + share);
        double bound = 1 / (1 - share + 32 * share);
        assertEquals(bound, throughput(point), 0.015 * bound);
    }

    /** Buffers of 256 x 256 networks. */
    @ParameterizedTest
    @CsvSource({"0.4, 4, 9.69", "0.5, 4, 10.58", "0.5, 200, 10.61", "0.9, 1, 13.4"})
    void bufferLengths(double load, int buffer, double latency) {
        Point point =
                MinRuns.simulate(
                        "nodes=256 radix=2 warmup=500 cycles=2500",
                        "load=%s buffer=%d".formatted(load, buffer));
        assertEquals(latency, latency(point), DIGITS * latency);
    }

    @ParameterizedTest
    @Tag("long")
    @CsvSource({"4, 21.1, -", "8, 29.3, -", "15, 33.2, 0.8935", "200, 33.4, 0.8997"})
    void longBuffers(int buffer, double latency, String throughput) {
        Point point =
                MinRuns.simulate(
                        "nodes=256 radix=2 load=0.9 warmup=3000 cycles=20000 buffer=" + buffer);
        assertEquals(latency, latency(point), LONG_QUEUES * latency);
        if (!throughput.equals("-")) {
            double expected = Double.parseDouble(throughput);
            assertEquals(expected, throughput(point), DIGITS * expected);
        }
    }

    /** Switch sizes of 4096 x 4096 networks. */
    @ParameterizedTest
    @Tag("long")
    @CsvSource({"2, 17.71", "4, 9.85", "8, 6.84", "16, 5.18", "64, 3.44"})
    void switchSizes(int radix, double latency) {
        Point point = MinRuns.simulate("nodes=4096 load=0.6 warmup=500 cycles=1000 radix=" + radix);
        assertEquals(latency, latency(point), DIGITS * latency);
    }

    /** With blocking, throughput is not monotone in the switch size. */
    @ParameterizedTest
    @Tag("long")
    @CsvSource({"2, 0.721", "4, 0.684", "8, 0.691", "16, 0.712", "64, 0.761"})
    void throughputOfSwitchSizes(int radix, double throughput) {
        Point point = MinRuns.simulate("nodes=4096 load=0.9 warmup=500 cycles=1000 radix=" + radix);
        assertEquals(throughput, throughput(point), DIGITS * throughput);
    }

    @Test
    void lightLoadDoesNotCareForBuffers() {
        double one = latency(MinRuns.simulate("nodes=64 radix=2 load=0.1 buffer=1 cycles=20000"));
        double many = latency(MinRuns.simulate("nodes=64 radix=2 load=0.1 buffer=16 cycles=20000"));
        assertEquals(one, many, 0.01 * many);
    }
}
