// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.testkit.PointFigures.figure;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.simulation.analysis.TandemQueues.Configuration;

/**
 * Errors of the saturation rule next to the capacity, which is 1 for all queues: stable ones called
 * saturated, and overloaded ones not.
 */
class SaturationRuleTest {
    private static List<Point> saturated(Configuration queues, int runs, int cycles) {
        return IntStream.rangeClosed(1, runs)
                .mapToObj(
                        seed ->
                                TandemQueueRuns.run(
                                        queues, "seed=" + seed, "limit_cycles=" + cycles))
                .filter(point -> point.status() == Status.SATURATED)
                .toList();
    }

    private static int falseAlarms(int runs, int cycles) {
        return Stream.of(
                        Configuration.mm1(1, 0.97),
                        Configuration.mm1(4, 0.98),
                        Configuration.md1(1, 0.99),
                        Configuration.geo1(0.98))
                .mapToInt(queues -> saturated(queues, runs, cycles).size())
                .sum();
    }

    private static void assertDetected(Configuration queues, int runs, int least) {
        assertDetected(queues, runs, 200_000, least, 0.03);
    }

    private static void assertDetected(
            Configuration queues, int runs, int cycles, int least, double tolerance) {
        List<Point> saturated = saturated(queues, runs, cycles);
        assertTrue(saturated.size() >= least, queues + ": " + saturated.size());
        for (Point point : saturated) {
            assertEquals(1, figure(point, Quantities.THROUGHPUT), tolerance, queues.toString());
        }
    }

    @Test
    void stableQueuesAreNotSaturated() {
        assertEquals(0, falseAlarms(30, 20_000));
    }

    @Test
    @Tag("long")
    void stableQueuesAreNotSaturatedInManyRuns() {
        int falseAlarms = falseAlarms(500, 100_000);
        assertTrue(falseAlarms <= 10, falseAlarms + " of 2000");
    }

    @Test
    @Tag("long")
    void noLimitCallsAStableQueueSaturated() {
        for (int limit : new int[] {300, 700, 1500, 3000, 6000, 12_000, 24_000}) {
            assertEquals(0, falseAlarms(200, limit), "limit " + limit);
        }
    }

    @Test
    void overloadedQueuesAre() {
        assertDetected(Configuration.md1(1, 1.02), 10, 9);
        assertDetected(Configuration.mm1(16, 1.05), 10, 10);
        assertDetected(Configuration.geo1(1.05), 10, 10);
    }

    /** Early parts of the measurement, while the queue is short, do not delay it. */
    @Test
    void theSecondHalfOfARunDecidesWhereTheQueueGrowsLate() {
        assertDetected(Configuration.md1(1, 1.02), 20, 60_000, 18, 0.01);
    }

    /** Known as the second half of the run is, the start would still bias what is reported. */
    @Test
    void theThroughputReportedIsThatOfTheSecondHalf() {
        assertDetected(Configuration.md1(64, 1.5), 10, 200_000, 10, 0.01);
    }

    /** The throughput of one queue M/M/1 is known to 5 % here, and to 1 % hardly ever. */
    @Test
    void aLimitDecidesByWhatIsKnown() {
        List<Point> saturated = saturated(Configuration.mm1(1, 1.5), 60, 6_000);
        assertTrue(saturated.size() >= 50, saturated.size() + " of 60");
        int atLimit = 0;
        for (Point point : saturated) {
            double halfWidth = figure(point, Quantities.THROUGHPUT_CI95);
            assertEquals(1, figure(point, Quantities.THROUGHPUT), 3 * halfWidth);
            assertEquals("saturated", point.reason().code());
            atLimit += point.reason().text().endsWith("; limit_cycles reached") ? 1 : 0;
        }
        assertTrue(atLimit >= 45, atLimit + " of " + saturated.size());
    }
}
