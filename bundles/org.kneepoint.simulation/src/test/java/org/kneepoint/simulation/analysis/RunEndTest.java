// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.testkit.PointFigures.figure;

import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.simulation.SimulationEngine;
import org.kneepoint.simulation.analysis.OfferedTraffic.Overflow;
import org.kneepoint.simulation.analysis.TandemQueues.Configuration;

/** The ways in which a run ends other than with an answer. */
class RunEndTest {
    private static final double NEVER = Double.POSITIVE_INFINITY;

    private static Point run(
            Function<PacketTally, SimulationEngine> engine, Overflow excess, String... words) {
        Scenario scenario = TandemQueueRuns.scenario(words);
        PacketTally tally = new PacketTally(1);
        OfferedTraffic offered = new OfferedTraffic(0.25, 2, excess);
        return SteadyState.measure(
                        engine.apply(tally),
                        tally,
                        RunSettings.of(scenario),
                        scenario,
                        offered,
                        Progress.NONE)
                .build();
    }

    /** Says no after so many questions. */
    private static final class CancellingProgress implements Progress {
        private int left;
        private double fraction;

        private CancellingProgress(int questions) {
            left = questions;
        }

        @Override
        public boolean isCancelled() {
            left--;
            return left < 0;
        }

        @Override
        public void report(double done) {
            assertTrue(done >= fraction && done <= 1, done + " after " + fraction);
            fraction = done;
        }
    }

    @Test
    void aNetworkWithoutChance() {
        Point point = run(tally -> new ConstantDelayEngine(tally, 4, 9, NEVER), Overflow.WAITS);
        assertEquals(Status.OK, point.status(), point.reason().text());
        assertEquals(9, figure(point, Quantities.LATENCY));
        assertEquals(0, figure(point, Quantities.LATENCY_CI95));
        assertEquals(9, figure(point, Quantities.LATENCY_P50));
        assertEquals(9, figure(point, Quantities.LATENCY_MAX));
        assertEquals(0.5, figure(point, Quantities.THROUGHPUT), 0.01);
        assertEquals(2.25, figure(point, Quantities.IN_FLIGHT), 0.01);
        assertFalse(point.get(Quantities.CHANNEL_UTILISATION_MEAN).isPresent());
    }

    @Test
    void deadlockIsFoundInBoundedTime() {
        for (Overflow excess : Overflow.values()) {
            for (double stop : new double[] {0, 30, 5_000}) {
                Point point =
                        run(
                                tally -> new ConstantDelayEngine(tally, 4, 9, stop),
                                excess,
                                "precision=0.00001");
                boolean unfinished = point.status() == Status.DEADLOCKED;
                // without chance the precision is there before cycle 5000
                assertTrue(
                        unfinished || stop == 5_000 && point.status() == Status.OK,
                        stop + ": " + point.status());
                assertFalse(unfinished && point.get(Quantities.LATENCY).isPresent());
            }
        }
        Point point = run(tally -> new ConstantDelayEngine(tally, 4, 9, 30), Overflow.BLOCKED);
        assertEquals(
                "250 of 250 packets inside wait for each other for ever at cycle 1024",
                point.reason().text());
    }

    @Test
    void deadlockAfterTheAnswerIsStillTold() {
        Point point =
                run(
                        tally -> new ConstantDelayEngine(tally, 4, 9, 50_000),
                        Overflow.WAITS,
                        "warmup=100",
                        "cycles=200000");
        assertEquals(Status.DEADLOCKED, point.status(), point.reason().text());
        assertTrue(point.reason().text().contains("at cycle 5"), point.reason().text());
    }

    /** Packets that never arrive, though the engine sees no deadlock. */
    @Test
    void packetsThatAreMissing() {
        Point point =
                run(
                        tally ->
                                new ConstantDelayEngine(tally, 4, 9, 300) {
                                    @Override
                                    public int deadlockedPackets() {
                                        return 0;
                                    }
                                },
                        Overflow.BLOCKED,
                        "warmup=100",
                        "cycles=400");
        assertEquals(Status.UNSTEADY, point.status());
        assertTrue(
                point.reason()
                        .text()
                        .startsWith("52 packets generated in the measured time are still inside"),
                point.reason().text());
        assertFalse(point.get(Quantities.LATENCY).isPresent());
    }

    /** Generates a packet at cycle 0 or none, and leaps over all that follows. */
    private record BurstEngine(PacketTally tally, int packets) implements SimulationEngine {
        @Override
        public void advance(double until) {
            if (tally.backlog() < packets) {
                tally.generated(0, 2);
            }
        }

        @Override
        public void checkInvariants() {
            if (tally.backlog() > packets) {
                throw new IllegalStateException("more packets than there are");
            }
        }

        @Override
        public long backlogFlits() {
            return 2L * packets;
        }
    }

    @Test
    void nobodySends() {
        Point point = run(tally -> new BurstEngine(tally, 0), Overflow.WAITS);
        assertEquals(Status.UNSTEADY, point.status());
        assertTrue(point.reason().text().startsWith("no node has generated a message in 4"));
    }

    @Test
    void hardlyAnybodySends() {
        Point point = run(tally -> new BurstEngine(tally, 1), Overflow.WAITS);
        assertEquals(Status.UNSTEADY, point.status());
        assertTrue(
                point.reason().text().startsWith("not enough messages in 11"),
                point.reason().text());
    }

    @Test
    void cancelledAtOnceOrLater() {
        Configuration plan = Configuration.mm1(64, 0.9);
        Scenario scenario = TandemQueueRuns.scenario("precision=0.0001");
        Point atOnce = TandemQueueRuns.run(plan, new CancellingProgress(0), Set.of(), scenario);
        assertEquals(Status.CANCELLED, atOnce.status());
        assertEquals("cancelled at cycle 0: the warm-up is not over", atOnce.reason().text());
        assertFalse(atOnce.get(Quantities.THROUGHPUT).isPresent());
        Point later = TandemQueueRuns.run(plan, new CancellingProgress(100), Set.of(), scenario);
        assertEquals(Status.CANCELLED, later.status());
        assertTrue(later.reason().text().contains("0.01 % of the mean is wanted"));
        assertEquals(10, figure(later, Quantities.LATENCY), 2);
        assertEquals(0.9, figure(later, Quantities.THROUGHPUT), 0.02);
    }

    @Test
    void cancelledInAGivenWarmUp() {
        Scenario scenario = TandemQueueRuns.scenario("warmup=1000000000", "cycles=1");
        Point point =
                TandemQueueRuns.run(
                        Configuration.mm1(1, 0.5), new CancellingProgress(20), Set.of(), scenario);
        assertEquals(Status.CANCELLED, point.status());
        assertTrue(
                point.reason().text().endsWith(": the warm-up is not over"), point.reason().text());
        assertFalse(point.get(Quantities.LATENCY).isPresent());
    }

    @Test
    void theLimitHolds() {
        for (String[] words :
                new String[][] {
                    {"limit=0.2", "precision=0.00001"},
                    {"limit=0.2", "warmup=2147483647"},
                    {"limit=0.2", "warmup=2147483647", "cycles=2147483647"},
                    {"limit=0.2", "cycles=2147483647"}
                }) {
            Point point = TandemQueueRuns.run(Configuration.mm1(4, 0.9), words);
            assertEquals(Status.LIMIT, point.status(), point.reason().text());
            assertTrue(point.reason().text().startsWith("time limit of 0.2 s reached at cycle "));
        }
    }

    @Test
    void theLimitOfCyclesIsTheSameOnEveryMachine() {
        String[] words = {"precision=0.00001", "limit.cycles=3000"};
        Point point = TandemQueueRuns.run(Configuration.mm1(4, 0.9), words);
        assertEquals(Status.LIMIT, point.status(), point.reason().text());
        assertTrue(
                point.reason().text().startsWith("limit.cycles reached at cycle 3000: "),
                point.reason().text());
        Point again = TandemQueueRuns.run(Configuration.mm1(4, 0.9), words);
        assertEquals(point.get(Quantities.LATENCY_CI95), again.get(Quantities.LATENCY_CI95));
        Point warming =
                TandemQueueRuns.run(Configuration.mm1(4, 0.9), "warmup=5000", "limit.cycles=3000");
        assertEquals(Status.LIMIT, warming.status());
        assertTrue(
                warming.reason().text().endsWith("the warm-up is not over"),
                warming.reason().text());
    }

    @Test
    void theLimitOfCyclesDoesNotEndWhatIsDoneByThen() {
        String[] given = {"warmup=1000", "cycles=20000", "limit.cycles=2000000"};
        Point point = TandemQueueRuns.run(Configuration.mm1(4, 0.5), given);
        assertEquals(Status.OK, point.status(), point.reason().text());
        Point free = TandemQueueRuns.run(Configuration.mm1(4, 0.5), "warmup=1000", "cycles=20000");
        assertEquals(free.get(Quantities.LATENCY), point.get(Quantities.LATENCY));
    }

    @Test
    void theLimitOfAGrowingNetworkTellsNoLatency() {
        Scenario scenario = TandemQueueRuns.scenario("precision=0.000001", "limit=1e-9");
        Point point =
                TandemQueueRuns.run(Configuration.mm1(4, 2), Progress.NONE, Set.of(), scenario);
        assertEquals(Status.LIMIT, point.status());
        assertFalse(point.get(Quantities.LATENCY).isPresent());
    }

    /** A step of a run lasts as long as the machine needs, but changes nothing. */
    @Test
    void theClockChangesNothing() {
        Configuration plan = Configuration.mm1(8, 0.6);
        double[] latencies = new double[3];
        long[] costs = {0, 2_000_000, 50_000_000};
        for (int i = 0; i < costs.length; i++) {
            long[] now = {0};
            long cost = costs[i];
            PacketTally tally = new PacketTally(8, new Stopwatch(() -> now[0] += cost));
            Scenario scenario = TandemQueueRuns.scenario("limit=1000000000");
            RunSettings settings = RunSettings.of(scenario);
            TandemQueues servers = new TandemQueues(tally, plan, settings.streams().stream(0));
            OfferedTraffic offered = OfferedTraffic.of(0.6, 1);
            Point point =
                    SteadyState.measure(servers, tally, settings, scenario, offered, Progress.NONE)
                            .build();
            latencies[i] = figure(point, Quantities.LATENCY);
        }
        assertEquals(latencies[0], latencies[1]);
        assertEquals(latencies[0], latencies[2]);
    }

    /** These bits were the same on JDK 17 and 25. */
    @Test
    void bitsNeverChange() {
        Point point = TandemQueueRuns.run(Configuration.mm1(4, 0.7), "seed=7", "precision=0.05");
        assertEquals(3.3422671167348477, figure(point, Quantities.LATENCY));
        assertEquals(0.14479430496928467, figure(point, Quantities.LATENCY_CI95));
        assertEquals(15.7578125, figure(point, Quantities.LATENCY_P99));
        assertEquals(40960, figure(point, Quantities.CYCLES_MEASURED));
    }
}
