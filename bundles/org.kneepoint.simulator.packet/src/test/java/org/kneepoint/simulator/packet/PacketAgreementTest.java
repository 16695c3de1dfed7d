// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.testkit.PointFigures.figure;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;

/** Every row of an independent simulation, within both intervals. */
class PacketAgreementTest {
    /** Deviations are in half widths of the 95 % interval of the difference. */
    private static final double INSIDE = 1;

    private static final double FAR = 2.2;
    private static final double SHORT = 0.03;

    /** Servers that never idle keep their phases, which differ from seed to seed. */
    private static final double PHASES = 0.02;

    @Test
    void rowsInBrief() {
        check(SHORT, 2, 0.8);
    }

    @Test
    @Tag("long")
    void rowsInFull() {
        check(1, 1, 0.9);
    }

    private static void check(double share, int step, double inside) {
        List<SimulatedRow> rows = SimulatedRow.all();
        int[] tested = IntStream.range(0, rows.size()).filter(i -> i % step == 0).toArray();
        int close = 0;
        for (int i : tested) {
            SimulatedRow row = rows.get(i);
            Point point = MinRuns.simulate(row.settings(share));
            double latency = deviation(row, "D", share, MinRuns.latency(point));
            double throughput = deviation(row, "X", share, MinRuns.throughput(point));
            String where = row + ": " + latency + " " + throughput + " intervals off";
            assertTrue(Math.max(latency, throughput) < FAR, where);
            close += latency <= INSIDE && throughput <= INSIDE ? 1 : 0;
            checkLost(row, point, share);
            if (row.isHot()) {
                checkHot(row, point, share);
            }
        }
        assertTrue(close >= inside * tested.length, close + " of " + tested.length);
    }

    /** Both runs are of the same network, so that their intervals go with the root of the time. */
    private static double scatter(SimulatedRow row, String figure, double share) {
        return row.number(figure + "_ci95") * Math.sqrt(1 + 1 / share);
    }

    private static double deviation(SimulatedRow row, String figure, double share, double value) {
        double difference = Math.abs(value - row.number(figure));
        return difference == 0 ? 0 : difference / scatter(row, figure, share);
    }

    /** What is generated in the open network is known from theory. */
    private static void checkLost(SimulatedRow row, Point point, double share) {
        double offered = point.get(Quantities.RATE_EFFECTIVE).orElse(row.number("lambda"));
        double lost = point.get(Quantities.LOSS).orElse(0) * offered;
        double expected = row.number("offered") - row.number("X");
        double bound = FAR * scatter(row, "X", share);
        assertEquals(expected, lost, bound + 5e-4, row + " loss");
    }

    private static void checkHot(SimulatedRow row, Point point, double share) {
        double hot = row.number("D_hot");
        double cold = row.number("D_cold");
        assertEquals(
                hot,
                figure(point, Quantities.LATENCY_HOT),
                FAR * scatter(row, "D_hot", share) + PHASES * hot,
                row + " hot");
        assertEquals(
                cold,
                figure(point, Quantities.LATENCY_COLD),
                FAR * scatter(row, "D_cold", share),
                row + " cold");
        double arrivals = row.number("X_hot_mm");
        double cycles = share * row.number("batches") * row.number("batchlen");
        assertEquals(
                arrivals,
                figure(point, Quantities.THROUGHPUT_HOT),
                FAR * 2 * Math.sqrt(arrivals * (1 + 1 / share) * share / cycles),
                row + " hot output");
    }
}
