// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.testkit.PointFigures.figure;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.simulation.SimulationEngine;
import org.kneepoint.simulation.analysis.OfferedTraffic.Overflow;
import org.kneepoint.simulation.analysis.TandemQueues.Configuration;

/** The ways in which a run ends. */
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

    private static void assertReason(Point point, String code, String... numbers) {
        assertEquals(code, point.reason().code());
        assertEquals(List.of(numbers), point.reason().numbers());
    }

    private static double reasonValue(Point point, String argument) {
        return ((Number) point.reason().argument(argument).orElseThrow()).doubleValue();
    }

    private static double rounded(Explanation explanation, String argument) {
        return ((Explanation.Rounded) explanation.argument(argument).orElseThrow()).value();
    }

    /** The state of the run in the reason of an early end. */
    private static Explanation state(Point point) {
        return (Explanation) point.reason().argument("state").orElseThrow();
    }

    /** Cancels after a number of queries. */
    private static final class CancellingProgress implements Progress {
        private int left;
        private double fraction;

        private CancellingProgress(int queries) {
            left = queries;
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
        assertReason(point, "deadlocked", "250", "250", "1024");
    }

    @Test
    void deadlockDuringAMeasurementIsReported() {
        Point point =
                run(
                        tally -> new ConstantDelayEngine(tally, 4, 9, 50_000),
                        Overflow.WAITS,
                        "warmup=100",
                        "cycles=200000");
        assertEquals(Status.DEADLOCKED, point.status(), point.reason().text());
        assertTrue(reasonValue(point, "cycle") >= 50_000);
    }

    /** Packets that never arrive, though the engine finds no deadlock. */
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
        assertEquals("awaited", point.reason().code());
        assertEquals(52, reasonValue(point, "packets"));
        assertFalse(point.get(Quantities.LATENCY).isPresent());
    }

    /** Generates a packet at cycle 0 or none, and nothing later. */
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
    void runWithoutMessages() {
        Point point = run(tally -> new BurstEngine(tally, 0), Overflow.WAITS);
        assertEquals(Status.UNSTEADY, point.status());
        assertEquals("silent", point.reason().code());
        assertTrue(reasonValue(point, "cycles") >= RunRules.MAX_SILENT_MESSAGES / 0.25);
    }

    @Test
    void runOfOneMessage() {
        Point point = run(tally -> new BurstEngine(tally, 1), Overflow.WAITS);
        assertEquals(Status.UNSTEADY, point.status());
        assertEquals("endless", point.reason().code());
        assertTrue(reasonValue(point, "cycles") >= RunRules.LAST_CYCLE);
    }

    @Test
    void cancelledAtOnceOrLater() {
        Configuration plan = Configuration.mm1(64, 0.9);
        Scenario scenario = TandemQueueRuns.scenario("precision=0.0001");
        Point atOnce = TandemQueueRuns.run(plan, new CancellingProgress(0), Set.of(), scenario);
        assertEquals(Status.CANCELLED, atOnce.status());
        assertEquals("cancelled", atOnce.reason().code());
        assertEquals(0, reasonValue(atOnce, "cycle"));
        assertEquals("warm-up", state(atOnce).code());
        assertFalse(atOnce.get(Quantities.THROUGHPUT).isPresent());
        Point later = TandemQueueRuns.run(plan, new CancellingProgress(300), Set.of(), scenario);
        assertEquals(Status.CANCELLED, later.status());
        assertEquals("0.01", state(later).argument("required").orElseThrow().toString());
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
        assertEquals("warm-up", state(point).code());
        assertFalse(point.get(Quantities.LATENCY).isPresent());
    }

    /** Close to the capacity the throughput is known long before the latency is steady. */
    @Test
    void aRunThatMayEndsOnceItsThroughputIsKnown() {
        Configuration near = Configuration.mm1(64, 0.98);
        Point point = TandemQueueRuns.run(near, "throughput_precision=0.01");
        assertEquals(Status.UNSTEADY, point.status(), point.reason().text());
        assertEquals("throughput-known", point.reason().code());
        assertFalse(point.get(Quantities.LATENCY).isPresent());
        double throughput = figure(point, Quantities.THROUGHPUT);
        double halfWidth = figure(point, Quantities.THROUGHPUT_CI95);
        assertTrue(throughput - halfWidth >= 0.99 * 0.98, throughput + " +- " + halfWidth);
        assertEquals(0.98, throughput, 0.01);
        int fourfold = (int) (4 * figure(point, Quantities.CYCLES_MEASURED));
        Point longer = TandemQueueRuns.run(near, "precision=0.1", "limit_cycles=" + fourfold);
        assertEquals(Status.LIMIT, longer.status(), longer.reason().text());
    }

    /** In a short time more may be generated, and accepted, than on average. */
    @Test
    void aThroughputThatIsHardlyKnownEndsNoRun() {
        int known = 0;
        for (int seed = 1; seed <= 40; seed++) {
            Point point =
                    TandemQueueRuns.run(
                            Configuration.mm1(16, 0.96),
                            "throughput_precision=0.01",
                            "precision=0.2",
                            "seed=" + seed);
            if (point.status() == Status.UNSTEADY) {
                known++;
                double throughput = figure(point, Quantities.THROUGHPUT);
                double halfWidth = figure(point, Quantities.THROUGHPUT_CI95);
                assertTrue(halfWidth <= 0.01 * throughput, throughput + " +- " + halfWidth);
            }
        }
        assertTrue(known >= 20, known + " of 40");
    }

    @Test
    void aSteadyRunEndsAsBefore() {
        Point point =
                TandemQueueRuns.run(
                        Configuration.mm1(64, 0.3), "throughput_precision=0.001", "precision=0.05");
        assertEquals(Status.OK, point.status(), point.reason().text());
    }

    @Test
    void whatIsLackingForGoodIsSaturation() {
        for (int seed = 1; seed <= 20; seed++) {
            Point point =
                    TandemQueueRuns.run(
                            Configuration.mm1(16, 1.02),
                            "throughput_precision=0.01",
                            "seed=" + seed);
            assertEquals(Status.SATURATED, point.status(), point.reason().text());
        }
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
            assertEquals("time-limit", point.reason().code());
            assertEquals(0.2, reasonValue(point, "seconds"));
        }
    }

    @Test
    void theLimitOfCyclesIsTheSameOnEveryMachine() {
        String[] words = {"precision=0.00001", "limit_cycles=3000"};
        Point point = TandemQueueRuns.run(Configuration.mm1(4, 0.9), words);
        assertEquals(Status.LIMIT, point.status(), point.reason().text());
        assertEquals("cycle-limit", point.reason().code());
        assertEquals(3000, reasonValue(point, "cycle"));
        Point again = TandemQueueRuns.run(Configuration.mm1(4, 0.9), words);
        assertEquals(point.get(Quantities.LATENCY_CI95), again.get(Quantities.LATENCY_CI95));
        Point warming =
                TandemQueueRuns.run(Configuration.mm1(4, 0.9), "warmup=5000", "limit_cycles=3000");
        assertEquals(Status.LIMIT, warming.status());
        assertEquals("warm-up", state(warming).code());
        assertTrue(state(warming).argument("cycles").isEmpty());
    }

    /** A run that is far from its end when the limit is reached says how long it would take. */
    @Test
    void aRunCutOffInItsWarmUpSaysHowLongItWouldTake() {
        Configuration queues = Configuration.mm1(4, 0.5);
        Point filling = TandemQueueRuns.run(queues, "limit_cycles=3");
        assertEquals("warm-up", state(filling).code());
        assertTrue(state(filling).argument("cycles").isEmpty());
        Point warming = TandemQueueRuns.run(queues, "limit_cycles=120");
        assertEquals("warm-up", state(warming).code());
        double least = rounded(state(warming), "cycles");
        assertTrue(least >= 16 * rounded(state(warming), "latency"), "" + least);
        Point given = TandemQueueRuns.run(queues, "cycles=1000", "limit_cycles=120");
        assertEquals("warm-up", state(given).code());
        assertTrue(state(given).argument("cycles").isEmpty());
        Point longer = TandemQueueRuns.run(queues, "precision=0.1", "limit_cycles=1000000");
        assertEquals(Status.OK, longer.status(), longer.reason().text());
        double cycles =
                figure(longer, Quantities.CYCLES_MEASURED)
                        + figure(longer, Quantities.CYCLES_WARMUP);
        assertTrue(cycles >= least, cycles + " of " + least);
    }

    @Test
    void theLimitToRaiseIsTheOneThatWasMet() {
        List<String> limits =
                IntStream.rangeClosed(1, 20)
                        .mapToObj(
                                seed ->
                                        state(
                                                TandemQueueRuns.run(
                                                        Configuration.md1(64, 0.5).delayed(40),
                                                        "precision=0.1",
                                                        "limit_cycles=700",
                                                        "seed=" + seed)))
                        .filter(state -> state.code().equals("untrusted-interval"))
                        .map(state -> state.argument("limit").orElseThrow().toString())
                        .distinct()
                        .toList();
        assertEquals(List.of("limit_cycles"), limits);
    }

    @Test
    void aLimitOfCyclesBeyondTheEndHasNoEffect() {
        String[] given = {"warmup=1000", "cycles=20000", "limit_cycles=2000000"};
        Point point = TandemQueueRuns.run(Configuration.mm1(4, 0.5), given);
        assertEquals(Status.OK, point.status(), point.reason().text());
        Point free = TandemQueueRuns.run(Configuration.mm1(4, 0.5), "warmup=1000", "cycles=20000");
        assertEquals(free.get(Quantities.LATENCY), point.get(Quantities.LATENCY));
    }

    @Test
    void aLimitWhileTheBacklogGrowsGivesNoLatency() {
        Scenario scenario = TandemQueueRuns.scenario("precision=0.000001", "limit=1e-9");
        Point point =
                TandemQueueRuns.run(Configuration.mm1(4, 2), Progress.NONE, Set.of(), scenario);
        assertEquals(Status.LIMIT, point.status());
        assertFalse(point.get(Quantities.LATENCY).isPresent());
    }

    /**
     * Packets that take longer than checkpoints are apart: a cutoff stands until they have left.
     */
    @Test
    void aRunOfLongLatenciesEndsAfterASmallMultipleOfThem() {
        double latency = 2000;
        Configuration plan = Configuration.md1(64, 0.5).delayed(latency);
        for (int seed = 1; seed <= 10; seed++) {
            Point point = TandemQueueRuns.run(plan, "seed=" + seed);
            assertEquals(Status.OK, point.status(), point.reason().text());
            double warmup = figure(point, Quantities.CYCLES_WARMUP) / latency;
            double measured = figure(point, Quantities.CYCLES_MEASURED) / latency;
            assertTrue(warmup >= 4 && warmup <= 6, seed + ": " + warmup);
            assertTrue(measured >= 16 && measured <= 20, seed + ": " + measured);
        }
    }

    /** The steps of a run depend on the machine, its results do not. */
    @Test
    void resultsDoNotDependOnTheClock() {
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
        assertEquals(3.3237618711929278, figure(point, Quantities.LATENCY));
        assertEquals(0.16149667072393678, figure(point, Quantities.LATENCY_CI95));
        assertEquals(15.453125, figure(point, Quantities.LATENCY_P99));
        assertEquals(32768, figure(point, Quantities.CYCLES_MEASURED));
    }

    @Test
    void theRequiredPrecisionIsThatWhichEndsARun() {
        List<Explanation> states =
                IntStream.rangeClosed(1, 20)
                        .mapToObj(
                                seed ->
                                        TandemQueueRuns.run(
                                                Configuration.md1(1, 0.9),
                                                "precision=0.2",
                                                "limit_cycles=10000",
                                                "seed=" + seed))
                        .filter(point -> point.status() == Status.LIMIT)
                        .map(RunEndTest::state)
                        .filter(state -> state.code().equals("imprecise"))
                        .toList();
        assertFalse(states.isEmpty());
        for (Explanation state : states) {
            assertEquals(10, rounded(state, "required"));
            assertTrue(rounded(state, "reached") > 10);
        }
        assertTrue(states.stream().anyMatch(state -> rounded(state, "reached") < 20));
    }
}
