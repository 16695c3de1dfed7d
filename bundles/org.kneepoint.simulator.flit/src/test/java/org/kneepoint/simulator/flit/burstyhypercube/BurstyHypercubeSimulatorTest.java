// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.burstyhypercube;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.simulator.flit.burstyhypercube.BurstyHypercubeRuns.interval;
import static org.kneepoint.simulator.flit.burstyhypercube.BurstyHypercubeRuns.latency;
import static org.kneepoint.simulator.flit.burstyhypercube.BurstyHypercubeRuns.run;
import static org.kneepoint.testkit.PointFigures.figure;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;

class BurstyHypercubeSimulatorTest {
    /**
     * Two nodes are one queue each. Batches come with rate lambda / g; a message finds the work V
     * of former cycles and that of those before it in its own cycle. With A messages in a cycle,
     * the moments of {@code V' = max(V + work - 1, 0)} give
     *
     * <pre>
     *   E[V] = (E[work^2] - rho) / (2 (1 - rho)),  E[A(A - 1)] / (2 E[A]) = g - 1 + lambda / 2
     * </pre>
     *
     * with {@code Var A = lambda (2 g - 1)}. Then come its phits and half a cycle.
     */
    @ParameterizedTest
    @CsvSource({"1, 4, 1, 0.5", "3, 4, 5, 0.5", "2, 10, 3, 0.3", "1, 1, 9, 0.2"})
    void twoNodesAreAQueueOfBatches(int flit, double mean, double scv, double utilisation) {
        double flits = 1 / (1 - Math.exp(-1 / mean));
        double phits = flit * flits;
        double lambda = utilisation / phits;
        double batch = (1 + scv) / 2;
        double variance = Math.exp(-1 / mean) * phits * phits;
        double work =
                lambda * (2 * batch - 1) * phits * phits
                        + lambda * variance
                        + utilisation * utilisation;
        double former = (work - utilisation) / (2 * (1 - utilisation));
        double expected = former + (batch - 1 + lambda / 2) * phits + phits + 0.5;
        Point point =
                run(
                        "dimensions=1",
                        "flit=" + flit,
                        "length=" + mean,
                        "scv=" + scv,
                        "rate=" + lambda);
        assertEquals(Status.OK, point.status(), point.reason().text());
        assertEquals(expected, latency(point), 1.5 * interval(point));
        assertEquals(
                utilisation,
                figure(point, Quantities.CHANNEL_UTILISATION_MEAN),
                0.05 * utilisation);
    }

    @Test
    void countsFlitsPerNodeAndRoutersPerMessage() {
        Point point = run("dimensions=5", "flit=4", "length=3", "scv=2", "load=0.04");
        double flits = 1 / (1 - Math.exp(-1.0 / 3));
        double links = 5 * 16 / 31.0;
        assertEquals(0.04, figure(point, Quantities.LOAD), 1e-15);
        assertEquals(0.04 / flits, figure(point, Quantities.RATE), 1e-15);
        assertEquals(0.04 / flits, figure(point, Quantities.RATE_EFFECTIVE), 1e-15);
        assertEquals(0.04, figure(point, Quantities.THROUGHPUT), 0.002);
        assertTrue(figure(point, Quantities.THROUGHPUT_MIN) < 0.04);
        assertEquals(0.06, figure(point, Quantities.THROUGHPUT_MAX), 0.02);
        assertEquals(0.001, figure(point, Quantities.THROUGHPUT_CI95), 0.001);
        assertEquals(links + 1, figure(point, Quantities.HOPS), 0.02);
        // Phits per cycle and link: 4 phits per flit, over that many of the 5 links of a node.
        double use = 0.04 * 4 * links / 5;
        assertEquals(use, figure(point, Quantities.CHANNEL_UTILISATION_MEAN), 0.05 * use);
    }

    /** A message that meets no other takes a cycle per link and phit, and waits half a cycle. */
    @Test
    void quantilesEndWithHalfACycle() {
        Point point = run("dimensions=3", "length=1", "rate=1e-4", "cycles=100000", "warmup=0");
        double p50 = figure(point, Quantities.LATENCY_P50);
        assertEquals(0.5, p50 - Math.floor(p50), 1e-9);
    }

    @Test
    void publishedArrivalsAreTheSquareOfABatchMoreFrequent() {
        Point as = run("dimensions=3", "scv=3", "rate=0.002", "printed_rate=true");
        Point by = run("dimensions=3", "scv=3", "rate=0.008");
        assertEquals(latency(by), latency(as));
        assertEquals(0.002, figure(as, Quantities.RATE));
        assertEquals(0.008, figure(as, Quantities.RATE_EFFECTIVE));
        assertEquals(figure(by, Quantities.LOAD), figure(as, Quantities.LOAD));
    }

    /** Table 2 of the paper goes on where there is no steady state. */
    @Test
    void saturationIsAnAnswer() {
        String[] settings = {
            "dimensions=8", "flit=2", "length=4", "scv=5", "printed_rate=true", "rate="
        };
        settings[5] += 1 / 140.0;
        Point point = run(settings);
        assertEquals(Status.SATURATED, point.status());
        assertTrue(point.get(Quantities.LATENCY).isEmpty());
        assertEquals("saturated", point.reason().code());
        assertEquals("0.5812", point.reason().argument("load").orElseThrow().toString());
        assertEquals(Optional.of("phits"), point.reason().argument("unit"));
        double accepted = figure(point, Quantities.THROUGHPUT);
        assertTrue(accepted < figure(point, Quantities.LOAD));
        assertTrue(accepted > 0.15, "accepted " + accepted);
    }

    @Test
    void nothingOfferedIsNothingMeasured() {
        Point point = run("dimensions=3", "rate=0");
        assertEquals(0, figure(point, Quantities.LOAD));
        assertTrue(point.get(Quantities.LATENCY).isEmpty());
    }

    @Test
    void theSameSeedGivesTheSameBits() {
        String[] settings = {"dimensions=4", "rate=0.01", "cycles=20000", "seed=7"};
        assertEquals(latency(run(settings)), latency(run(settings)));
    }

    @Test
    void largerBuffersTakeBlockedMessagesOffTheLinks() {
        Point small = run("dimensions=5", "length=4", "rate=0.08", "buffer=1");
        Point large = run("dimensions=5", "length=4", "rate=0.08", "buffer=16");
        assertTrue(latency(large) + interval(large) < latency(small) - interval(small));
    }
}
