// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.kneepoint.simulator.packet.MinRuns.interval;
import static org.kneepoint.simulator.packet.MinRuns.latency;
import static org.kneepoint.simulator.packet.MinRuns.throughput;
import static org.kneepoint.testkit.PointFigures.figure;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.queueing.MD1;
import org.kneepoint.queueing.MD1K;

/** Networks that are queues with exact solutions. */
class PacketKnownQueuesTest {
    private static final double INTERVALS = 1.5;
    private static final double RATIOS = 0.01;

    /** With one stage every input, or every output, is a queue M/D/1/K of its own. */
    @ParameterizedTest
    @CsvSource({
        "0.9, 0, 1, input-servers, 2",
        "0.9, 1, 1, input-servers, 2",
        "0.9, 4, 1, input-servers, 2",
        "1.5, 4, 1, input-servers, 2",
        "0.5, 2, 1.5, input-servers, 16",
        "0.4, 1, 2, output-buffers, 2",
        "0.9, 4, 1, output-buffers, 16",
        "3, 0, 0.5, output-buffers, 3"
    })
    void oneStage(double rate, int buffer, double service, String kind, int nodes) {
        MD1K queue = MD1K.of(rate, service, buffer + 1);
        String network = "nodes=%d radix=%d switch=%s".formatted(nodes, nodes, kind);
        String load = "rate=%s buffer=%d service=%s".formatted(rate, buffer, service);
        Point point = MinRuns.simulate(network, load, "cycles=" + 100_000 / nodes);
        assertEquals(queue.meanTimeInSystem(), latency(point), INTERVALS * interval(point) + 1e-9);
        assertEquals(queue.loss(), figure(point, Quantities.LOSS), RATIOS);
        assertEquals(queue.throughput(), throughput(point), RATIOS);
        double busy = queue.throughput() * service;
        assertEquals(busy, figure(point, Quantities.CHANNEL_UTILISATION_MEAN), RATIOS);
    }

    @ParameterizedTest
    @CsvSource({"0.3, input-servers", "0.8, input-servers", "0.8, output-buffers"})
    void oneStageWithoutLimit(double rate, String kind) {
        Point point =
                MinRuns.simulate(
                        "nodes=16 radix=16 buffer=infinite cycles=20000",
                        "rate=" + rate,
                        "switch=" + kind);
        assertEquals(
                MD1.of(rate, 1).meanTimeInSystem(), latency(point), INTERVALS * interval(point));
        assertEquals(rate, throughput(point), RATIOS);
    }

    /** Packets without contention take the services of all stages, however long it takes. */
    @ParameterizedTest
    @CsvSource({"1, 1e-6", "3.7, 1e-8", "0.001, 1e-5", "1000, 1e-11"})
    void lonelyPacketsOnlyWaitForTheirServices(double service, double rate) {
        Point point = MinRuns.simulate("nodes=64 radix=4", "service=" + service, "rate=" + rate);
        assertEquals(Status.OK, point.status(), point.reason().text());
        assertEquals(3 * service, latency(point), 1e-4 * service);
    }

    /** A processor with one request thinks 1 / rate and waits for its packet, by turns. */
    @ParameterizedTest
    @CsvSource({"0.4, input-servers", "1, output-links", "20, output-buffers"})
    void oneRequestAtATime(double rate, String kind) {
        Point point =
                MinRuns.simulate(
                        "nodes=64 radix=2 outstanding=1 cycles=5000",
                        "rate=" + rate,
                        "switch=" + kind);
        double cycle = 1 / rate + latency(point);
        assertEquals(1 / cycle, figure(point, Quantities.RATE_EFFECTIVE), RATIOS / cycle);
        assertEquals(1 / cycle, throughput(point), RATIOS / cycle);
    }

    /** A hot output with a server of its own serves one packet in every service time. */
    @Test
    void hotOutputIsServedAllTheTime() {
        Point point =
                MinRuns.simulate(
                        "nodes=64 radix=2 rate=0.9 hotspot=0.3 hotspot_node=37 service=0.5",
                        "switch=output-links cycles=2000");
        assertEquals(2, figure(point, Quantities.THROUGHPUT_HOT), RATIOS);
    }
}
