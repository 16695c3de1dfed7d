// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.testkit.PointFigures.figure;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.simulation.analysis.TandemQueues.Configuration;

/** Whole runs against queues whose means are known. */
class SteadyStateTest {
    /** M/M/1: Kleinrock, Queueing Systems I, 1975, section 3.2. */
    private static double mm1(double load) {
        return 1 / (1 - load);
    }

    /** M/D/1: Kleinrock 1975, section 5.6. */
    private static double md1(double load) {
        return 1 + load / (2 * (1 - load));
    }

    /** How many of the intervals hold the truth. */
    private static int covered(Configuration plan, double truth, int runs, String precision) {
        int covered = 0;
        for (int seed = 1; seed <= runs; seed++) {
            Point point = TandemQueueRuns.run(plan, "precision=" + precision, "seed=" + seed);
            assertEquals(Status.OK, point.status(), point.reason().text());
            double latency = figure(point, Quantities.LATENCY);
            double halfWidth = figure(point, Quantities.LATENCY_CI95);
            assertTrue(halfWidth <= Double.parseDouble(precision) * latency, "precision " + seed);
            covered += Math.abs(latency - truth) <= halfWidth ? 1 : 0;
        }
        return covered;
    }

    private static void assertCoverage(double least, Configuration plan, double truth, int runs) {
        int covered = covered(plan, truth, runs, "0.05");
        assertTrue(covered >= least * runs, plan + ": " + covered + " of " + runs);
    }

    @Test
    void intervalsHoldTheTruth() {
        assertCoverage(0.88, Configuration.mm1(1, 0.7), mm1(0.7), 100);
        assertCoverage(0.86, Configuration.mm1(16, 0.5), mm1(0.5), 100);
        assertCoverage(0.86, Configuration.md1(1, 0.5), md1(0.5), 100);
        assertCoverage(0.86, Configuration.tandem(4, 3, 0.5), 3 * mm1(0.5), 100);
        assertCoverage(0.9, Configuration.md1(64, 0.9).delayed(100), 100 + md1(0.9), 100);
    }

    /**
     * A network near saturation in little: one queue that is long now and then behind a way that
     * takes a while. A run that stops where the interval is narrow by chance stops while the queue
     * is short.
     */
    @Test
    void intervalsHoldTheTruthNearSaturation() {
        Configuration knee = Configuration.md1(1, 0.9).delayed(20);
        double truth = 20 + md1(0.9);
        int runs = 100;
        int covered = 0;
        double sum = 0;
        for (int seed = 1; seed <= runs; seed++) {
            Point point = TandemQueueRuns.run(knee, "precision=0.02", "seed=" + seed);
            double latency = figure(point, Quantities.LATENCY);
            double halfWidth = figure(point, Quantities.LATENCY_CI95);
            assertTrue(halfWidth <= 0.02 * latency, "precision " + seed);
            covered += Math.abs(latency - truth) <= halfWidth ? 1 : 0;
            sum += latency;
        }
        assertTrue(covered >= 0.93 * runs, covered + " of " + runs);
        assertEquals(truth, sum / runs, 0.005 * truth);
    }

    /** Whether it is steady is known before the interval is one to rely on. */
    @Test
    void aPrecisionLooserThanAnyIntervalEndsSooner() {
        Configuration knee = Configuration.md1(1, 0.9).delayed(20);
        double loosest = 0;
        double looser = 0;
        for (int seed = 1; seed <= 20; seed++) {
            loosest += messages(TandemQueueRuns.run(knee, "precision=0.1", "seed=" + seed));
            Point point = TandemQueueRuns.run(knee, "precision=0.2", "seed=" + seed);
            assertEquals(Status.OK, point.status());
            double latency = figure(point, Quantities.LATENCY);
            assertTrue(figure(point, Quantities.LATENCY_CI95) <= 0.1 * latency, "seed " + seed);
            looser += messages(point);
        }
        assertTrue(looser < 0.7 * loosest, looser + " messages, " + loosest);
    }

    private static double messages(Point point) {
        return figure(point, Quantities.MESSAGES);
    }

    /** M/M/1/4, whose loss Kleinrock 1975, section 3.6, gives. */
    @Test
    void intervalsOfThroughputAndLossHoldTheTruth() {
        double load = 0.9;
        double lost = (1 - load) * Math.pow(load, 4) / (1 - Math.pow(load, 5));
        int runs = 100;
        int throughputs = 0;
        int losses = 0;
        double halfWidths = 0;
        double squares = 0;
        for (int seed = 1; seed <= runs; seed++) {
            Point point =
                    TandemQueueRuns.run(
                            Configuration.limited(load, 4, true), "cycles=20000", "seed=" + seed);
            double carried = load * (1 - lost);
            throughputs += holds(point, Quantities.THROUGHPUT, Quantities.THROUGHPUT_CI95, carried);
            halfWidths += figure(point, Quantities.THROUGHPUT_CI95) / runs;
            squares += Math.pow(figure(point, Quantities.THROUGHPUT) - carried, 2) / runs;
            losses += holds(point, Quantities.LOSS, Quantities.LOSS_CI95, lost);
        }
        assertTrue(throughputs >= 0.88 * runs, "throughput " + throughputs + " of " + runs);
        assertEquals(2.13 * Math.sqrt(squares), halfWidths, 0.5 * halfWidths, "not too wide");
        assertTrue(losses >= 0.88 * runs, "loss " + losses + " of " + runs);
    }

    /** The time in an M/M/1 queue is exponential: Kleinrock 1975, section 5.6. */
    @Test
    void intervalsOfPercentilesHoldTheTruth() {
        Map<Quantity, Double> truths =
                Map.of(
                        Quantities.LATENCY_P50, mm1(0.5) * Math.log(2),
                        Quantities.LATENCY_P95, mm1(0.5) * Math.log(20),
                        Quantities.LATENCY_P99, mm1(0.5) * Math.log(100));
        int runs = 100;
        truths.forEach(
                (percentile, truth) -> {
                    int covered = 0;
                    double halfWidths = 0;
                    double squares = 0;
                    for (int seed = 1; seed <= runs; seed++) {
                        Point point =
                                TandemQueueRuns.run(
                                        Configuration.mm1(16, 0.5), "cycles=8000", "seed=" + seed);
                        Quantity interval = Quantities.halfWidth(percentile);
                        covered += holds(point, percentile, interval, truth);
                        halfWidths += figure(point, interval) / runs;
                        squares += Math.pow(figure(point, percentile) - truth, 2) / runs;
                    }
                    String what = percentile + ": " + covered + " of " + runs;
                    assertTrue(covered >= 0.9 * runs, what);
                    assertEquals(2.13 * Math.sqrt(squares), halfWidths, 0.4 * halfWidths, what);
                });
    }

    private static int holds(Point point, Quantity mean, Quantity interval, double truth) {
        return Math.abs(figure(point, mean) - truth) <= figure(point, interval) ? 1 : 0;
    }

    /** The figures that the description of the package states. */
    @Test
    @Tag("long")
    void intervalsHoldTheTruthInManyRuns() {
        assertCoverage(0.90, Configuration.mm1(1, 0.3), mm1(0.3), 400);
        assertCoverage(0.90, Configuration.mm1(1, 0.7), mm1(0.7), 400);
        assertCoverage(0.90, Configuration.mm1(1, 0.9), mm1(0.9), 400);
        assertCoverage(0.90, Configuration.md1(1, 0.3), md1(0.3), 400);
        assertCoverage(0.90, Configuration.md1(1, 0.7), md1(0.7), 400);
        assertCoverage(0.90, Configuration.md1(1, 0.9), md1(0.9), 400);
    }

    @Test
    void everyFigureOfASteadyRun() {
        Point point = TandemQueueRuns.run(Configuration.mm1(64, 0.5), "precision=0.01");
        double halfWidth = figure(point, Quantities.LATENCY_CI95);
        assertEquals(Status.OK, point.status());
        assertEquals(Explanation.NONE, point.reason());
        assertEquals(0.5, figure(point, Quantities.LOAD));
        assertEquals(0.5, figure(point, Quantities.THROUGHPUT), 0.01);
        assertEquals(2, figure(point, Quantities.LATENCY), 3 * halfWidth);
        assertEquals(1, figure(point, Quantities.NETWORK_LATENCY), 0.01);
        assertEquals(0.01, figure(point, Quantities.NETWORK_LATENCY_CI95), 0.009);
        assertEquals(2 * Math.log(2), figure(point, Quantities.LATENCY_P50), 0.05);
        assertEquals(2 * Math.log(20), figure(point, Quantities.LATENCY_P95), 0.2);
        assertEquals(2 * Math.log(100), figure(point, Quantities.LATENCY_P99), 0.4);
        assertTrue(figure(point, Quantities.LATENCY_MAX) > 2 * Math.log(1000));
        assertEquals(1, figure(point, Quantities.HOPS));
        assertEquals(32, figure(point, Quantities.IN_FLIGHT), 0.5);
        assertEquals(0.5, figure(point, Quantities.CHANNEL_UTILISATION_MEAN), 0.01);
        double least = figure(point, Quantities.THROUGHPUT_MIN);
        double most = figure(point, Quantities.THROUGHPUT_MAX);
        assertTrue(0.4 < least && least < 0.5 && 0.5 < most && most < 0.6, least + " " + most);
        assertEquals(most, figure(point, Quantities.CHANNEL_UTILISATION_MAX), 1e-12);
        double cycles = figure(point, Quantities.CYCLES_MEASURED);
        assertEquals(32 * cycles, figure(point, Quantities.MESSAGES), cycles);
        assertTrue(figure(point, Quantities.CYCLES_WARMUP) > 0);
        assertFalse(point.get(Quantities.LOSS).isPresent());
        assertFalse(point.get(Quantities.RATE_EFFECTIVE).isPresent());
    }

    /** Slow relaxation that little noise hides: an early start would show. */
    @Test
    void warmUpLeavesNoBias() {
        double sum = 0;
        for (int seed = 1; seed <= 10; seed++) {
            Point point =
                    TandemQueueRuns.run(
                            Configuration.mm1(64, 0.9), "precision=0.05", "seed=" + seed);
            sum += figure(point, Quantities.LATENCY);
        }
        assertEquals(mm1(0.9), sum / 10, 0.02 * mm1(0.9));
    }

    @Test
    void steadyThoughNearSaturation() {
        assertEquals(
                Status.OK,
                TandemQueueRuns.run(Configuration.mm1(64, 0.95), "precision=0.1").status());
        assertEquals(
                Status.OK,
                TandemQueueRuns.run(Configuration.md1(64, 0.95), "precision=0.05").status());
        assertEquals(
                Status.OK,
                TandemQueueRuns.run(Configuration.tandem(16, 4, 0.9), "precision=0.1").status());
        // 2.26 times the load of the others is 0.9 at the hot line
        Configuration hot = Configuration.hotSpot(64, 0.4, 0.02);
        assertEquals(Status.OK, TandemQueueRuns.run(hot, "precision=0.1").status());
    }

    private static void assertSaturated(Configuration plan, double accepted, double tolerance) {
        for (int seed = 1; seed <= 6; seed++) {
            Point point = TandemQueueRuns.run(plan, "seed=" + seed);
            String what = plan + ", seed " + seed + ": " + point.reason().text();
            assertEquals(Status.SATURATED, point.status(), what);
            assertEquals(accepted, figure(point, Quantities.THROUGHPUT), tolerance, what);
            assertFalse(point.get(Quantities.LATENCY).isPresent(), what);
            assertFalse(point.get(Quantities.LATENCY_P99).isPresent(), what);
        }
    }

    @Test
    void saturatedAtFivePercentMore() {
        assertSaturated(Configuration.mm1(64, 1.05), 1, 0.02);
        assertSaturated(Configuration.md1(64, 1.05), 1, 0.02);
        assertSaturated(Configuration.md1(1, 1.05), 1, 0.02);
        assertSaturated(Configuration.tandem(16, 3, 1.05), 1, 0.05);
        assertSaturated(Configuration.hotSpot(64, 0.465, 0.02), 0.4642, 0.01);
    }

    @Test
    void saturatedAtOnceWhenGrosslyOverloaded() {
        assertSaturated(Configuration.mm1(64, 3), 1, 0.02);
        assertSaturated(Configuration.md1(16, 100), 1, 0.02);
        Point point = TandemQueueRuns.run(Configuration.md1(64, 3));
        double cycles =
                figure(point, Quantities.CYCLES_MEASURED) + figure(point, Quantities.CYCLES_WARMUP);
        assertTrue(cycles <= 1000, "took " + cycles);
    }

    /** More was generated than is offered on average, by chance, and accepted. */
    @Test
    void acceptingAllThatIsOfferedIsNoSaturation() {
        Point point =
                TandemQueueRuns.run(Configuration.md1(2, 0.998), "seed=184", "limit_cycles=40000");
        assertEquals(Status.LIMIT, point.status(), point.reason().text());
        Point beside =
                TandemQueueRuns.run(
                        Configuration.md1(2, 0.998).beside(2), "seed=184", "limit_cycles=40000");
        assertEquals(Status.LIMIT, beside.status(), beside.reason().text());
    }

    @Test
    void saturationNamesTheBusiestChannel() {
        Point point = TandemQueueRuns.run(Configuration.hotSpot(8, 0.9, 0.5));
        Explanation reason = point.reason();
        assertEquals("saturated", reason.code());
        assertEquals("0.9", reason.argument("load").orElseThrow().toString());
        Explanation.Rounded accepted =
                (Explanation.Rounded) reason.argument("accepted").orElseThrow();
        assertEquals(0.55, accepted.value(), 0.05);
        assertEquals(Optional.of("line0"), reason.argument("channel"));
        assertTrue(figure(point, Quantities.CHANNEL_UTILISATION_MAX) > 0.95);
    }

    /** M/M/1/K: Kleinrock 1975, section 3.6. */
    @Test
    void lossIsNoSaturation() {
        double load = 1.5;
        Point point = TandemQueueRuns.run(Configuration.limited(load, 4, true), "precision=0.01");
        double lost = (1 - load) * Math.pow(load, 4) / (1 - Math.pow(load, 5));
        assertEquals(Status.OK, point.status(), point.reason().text());
        assertEquals(lost, figure(point, Quantities.LOSS), 0.02);
        double throughput = figure(point, Quantities.THROUGHPUT);
        assertEquals(load * (1 - lost), throughput, 0.02);
        assertTrue(figure(point, Quantities.THROUGHPUT_CI95) <= 0.01 * throughput);
        assertFalse(point.get(Quantities.RATE_EFFECTIVE).isPresent());
    }

    @Test
    void aBlockedSourceIsNoSaturation() {
        double load = 1.5;
        Point point = TandemQueueRuns.run(Configuration.limited(load, 4, false), "precision=0.01");
        double full = (1 - load) * Math.pow(load, 4) / (1 - Math.pow(load, 5));
        assertEquals(Status.OK, point.status(), point.reason().text());
        double effective = figure(point, Quantities.RATE_EFFECTIVE);
        assertEquals(load * (1 - full), effective, 0.02);
        assertEquals(effective, figure(point, Quantities.THROUGHPUT), 0.01);
        assertEquals(1.5, figure(point, Quantities.RATE));
        assertFalse(point.get(Quantities.LOSS).isPresent());
    }

    @Test
    void givenCyclesAreKept() {
        Point point = TandemQueueRuns.run(Configuration.mm1(64, 0.5), "warmup=777", "cycles=3333");
        assertEquals(Status.OK, point.status(), point.reason().text());
        assertEquals(777, figure(point, Quantities.CYCLES_WARMUP));
        assertEquals(3333, figure(point, Quantities.CYCLES_MEASURED));
        assertEquals(32 * 3333, figure(point, Quantities.MESSAGES), 2000);
        assertEquals(2, figure(point, Quantities.LATENCY), 0.1);
        Point found = TandemQueueRuns.run(Configuration.mm1(64, 0.5), "cycles=3333");
        assertEquals(3333, figure(found, Quantities.CYCLES_MEASURED));
        assertTrue(figure(found, Quantities.CYCLES_WARMUP) > 0);
        Point none = TandemQueueRuns.run(Configuration.mm1(64, 0.5), "warmup=0", "precision=0.05");
        assertEquals(0, figure(none, Quantities.CYCLES_WARMUP));
    }

    @Test
    void givenCyclesOfASaturatedNetwork() {
        Point point = TandemQueueRuns.run(Configuration.md1(64, 1.5), "warmup=500", "cycles=1500");
        assertEquals(Status.SATURATED, point.status(), point.reason().text());
        assertEquals(1500, figure(point, Quantities.CYCLES_MEASURED));
        assertEquals(1, figure(point, Quantities.THROUGHPUT), 0.01);
    }

    @Test
    void tooShortIsUnsteady() {
        Point one = TandemQueueRuns.run(Configuration.mm1(64, 0.5), "warmup=10", "cycles=1");
        assertEquals(Status.UNSTEADY, one.status());
        assertEquals("scarce", one.reason().code());
        assertFalse(one.get(Quantities.LATENCY_CI95).isPresent());
        // a queue at 0.98 needs 10,000 cycles to forget that it was empty
        Point filling = TandemQueueRuns.run(Configuration.mm1(64, 0.98), "warmup=0", "cycles=1000");
        assertEquals(Status.UNSTEADY, filling.status());
        assertEquals("dependent", filling.reason().code());
        assertFalse(filling.get(Quantities.LATENCY_CI95).isPresent());
        assertTrue(filling.get(Quantities.LATENCY).isPresent());
    }

    @Test
    void nothingOfferedIsSteady() {
        Configuration busy = Configuration.mm1(4, 1);
        RunSettings settings = RunSettings.of(TandemQueueRuns.scenario());
        PacketTally tally = new PacketTally(4);
        TandemQueues servers = new TandemQueues(tally, busy, settings.streams().stream(0));
        Point point =
                SteadyState.measure(
                                servers,
                                tally,
                                settings,
                                TandemQueueRuns.scenario(),
                                OfferedTraffic.of(0, 8),
                                Progress.NONE)
                        .build();
        assertEquals(Status.OK, point.status());
        assertEquals(0, figure(point, Quantities.THROUGHPUT));
        assertFalse(point.get(Quantities.LATENCY).isPresent());
    }

    @Test
    void detailsOnRequest() {
        Configuration plan = Configuration.hotSpot(4, 0.4, 0.2);
        Point point =
                TandemQueueRuns.run(
                        plan,
                        Progress.NONE,
                        Set.of(ReportDetail.CHANNELS, ReportDetail.IN_FLIGHT),
                        TandemQueueRuns.scenario("precision=0.02"));
        double hot = figure(point, ReportDetail.channel("line0"));
        assertEquals(4 * 0.4 * (0.2 + 0.8 / 4), hot, 0.02);
        assertEquals(hot, figure(point, Quantities.CHANNEL_UTILISATION_MAX));
        double mean = 0;
        for (int line = 0; line < 4; line++) {
            mean += figure(point, ReportDetail.channel("line" + line)) / 4;
        }
        assertEquals(figure(point, Quantities.CHANNEL_UTILISATION_MEAN), mean, 1e-12);
        double inFlight = 0;
        for (int part = 1; part <= ReportDetail.IN_FLIGHT_PARTS; part++) {
            inFlight += figure(point, ReportDetail.inFlight(part)) / ReportDetail.IN_FLIGHT_PARTS;
        }
        assertEquals(figure(point, Quantities.IN_FLIGHT), inFlight, 0.05);
    }

    @Test
    void sameSeedSameBits() {
        Point point = TandemQueueRuns.run(Configuration.mm1(16, 0.6), "seed=42");
        Point again = TandemQueueRuns.run(Configuration.mm1(16, 0.6), "seed=42");
        Point other = TandemQueueRuns.run(Configuration.mm1(16, 0.6), "seed=43");
        for (var quantity : Set.of(Quantities.LATENCY, Quantities.LATENCY_CI95)) {
            assertEquals(figure(point, quantity), figure(again, quantity));
            assertTrue(figure(point, quantity) != figure(other, quantity));
        }
    }

    @Test
    void aStarvedSourceCountsAndASilentOneDoesNot() {
        Point point =
                TandemQueueRuns.run(Configuration.hotSpot(2, 0.2, 1).beside(2), "cycles=2000");
        assertEquals(0, figure(point, Quantities.INJECTED_MIN));
        assertEquals(0.5, figure(point, Quantities.JAIN_INDEX), 1e-12);
    }
}
