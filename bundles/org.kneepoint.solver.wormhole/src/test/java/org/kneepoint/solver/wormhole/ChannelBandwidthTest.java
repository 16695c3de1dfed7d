// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;
import org.kneepoint.testkit.Refusal;

/** Channels of rates other than one flit per cycle. */
class ChannelBandwidthTest {
    private static final String PAIR = "slow-mesh radix=2 dimensions=1 buffer=1 ";

    /** A queue M/D/1 whose service is the length over the rate; the last flit of it takes one. */
    @ParameterizedTest
    @CsvSource({"1, 2, 0.3", "16, 2, 0.3", "16, 3, 0.3", "16, 4, 0.1", "64, 5, 0.19"})
    void twoNodes(int length, int pace, double load) {
        double service = length * pace;
        double used = load * pace;
        double expected = 3 + (length - 1) * pace + used * service / (2 * (1 - used));
        Point point = point(PAIR + "length=" + length + " pace=" + pace + " load=" + load);
        assertEquals(expected, point.get(Quantities.LATENCY).orElseThrow(), 1e-10 * expected);
        assertEquals(used, point.get(Quantities.CHANNEL_UTILISATION_MAX).orElseThrow(), 1e-12);
        assertEquals(Validity.EXTRAPOLATED, point.validity());
    }

    @ParameterizedTest
    @CsvSource({"2, 0.5", "4, 0.25"})
    void saturatesAtTheRate(int pace, double limit) {
        assertEquals(Status.OK, point(PAIR + "pace=" + pace + " load=" + 0.99 * limit).status());
        Point full = point(PAIR + "pace=" + pace + " load=" + 1.01 * limit);
        assertEquals(Status.SATURATED, full.status(), full::toString);
        assertEquals(limit, full.get(Quantities.THROUGHPUT).orElseThrow(), 1e-6);
    }

    /** Wide links speed up virtual channels that share them, but not lone messages. */
    @Test
    void wideLinks() {
        String mesh = "slow-mesh radix=4 dimensions=2 buffer=8 vcs=4 length=16 load=";
        double light = latency(mesh + "1e-9");
        assertEquals(light, latency(mesh + "1e-9 width=2"), 1e-6 * light);
        assertTrue(latency(mesh + "0.3 width=2") < latency(mesh + "0.3"));
        assertEquals(latency(mesh + "0.2 width=4"), latency(mesh + "0.2 width=8"), 1e-12);
    }

    @Test
    void thePaperHasNone() {
        assertEquals(
                "unusable [variant] paper",
                Refusal.of(() -> point(PAIR + "pace=2 load=0.1 variant=paper")));
    }

    private static double latency(String line) {
        return point(line).get(Quantities.LATENCY).orElseThrow();
    }

    private static Point point(String line) {
        return WormholeSolverFixture.point(line);
    }
}
