// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.analysis.TandemQueues.Configuration;

/** Long runs, of several copies of one network. */
class NetworkCopiesTest {
    private static final Configuration QUEUES = Configuration.mm1(16, 0.7);
    private static final double LATENCY = 1 / (1 - 0.7);

    private static Progress progress(IntSupplier processors, BooleanSupplier isOver) {
        return new Progress() {
            @Override
            public boolean isCancelled() {
                return isOver.getAsBoolean();
            }

            @Override
            public boolean isOverdue() {
                return true;
            }

            @Override
            public void report(double fraction) {
                assertTrue(fraction >= 0 && fraction <= 1, "fraction " + fraction);
            }

            @Override
            public int processors() {
                return processors.getAsInt();
            }
        };
    }

    private static Point run(Configuration plan, Progress progress, String... given) {
        return TandemQueueRuns.runWithCopies(
                plan, progress, EnumSet.allOf(ReportDetail.class), TandemQueueRuns.scenario(given));
    }

    private static Point run(Configuration plan, String... given) {
        return run(plan, Progress.NONE, given);
    }

    private static double figure(Point point, Quantity quantity) {
        return point.get(quantity).orElseThrow();
    }

    /** Conservation of flits and Little's law over all copies are checked at the end of the run. */
    @Test
    void aLongRunMeasuresSeveralCopies() {
        Point point = run(QUEUES, "precision=0.005");
        assertEquals(Status.OK, point.status(), point.reason().text());
        double cycles = figure(point, Quantities.CYCLES_MEASURED);
        double expected = 0.7 * 16 * cycles;
        assertEquals(expected, figure(point, Quantities.MESSAGES), 6 * Math.sqrt(expected));
        assertEquals(LATENCY, figure(point, Quantities.LATENCY), 0.01 * LATENCY);
        assertEquals(0.7 * LATENCY * 16, figure(point, Quantities.IN_FLIGHT) + waiting(), 0.3);
        assertEquals(0.7, figure(point, Quantities.THROUGHPUT), 0.003);
        assertEquals(0.7, figure(point, Quantities.CHANNEL_UTILISATION_MEAN), 0.003);
        assertEquals(0.7, figure(point, ReportDetail.injected(3)), 0.01);
        assertEquals(0.7, figure(point, ReportDetail.channel("line5")), 0.01);
        assertEquals(0.7, figure(point, Quantities.THROUGHPUT_MAX), 0.01);
        assertEquals(1, figure(point, Quantities.JAIN_INDEX), 1e-4);
    }

    /** Mean number of packets before their service, which are not in the network. */
    private static double waiting() {
        return 16 * 0.7 * (LATENCY - 1);
    }

    /** One copy would take about as many cycles as all together. */
    @Test
    void copiesShareTheCyclesOfOneRun() {
        Scenario scenario = TandemQueueRuns.scenario("precision=0.005");
        Point one = TandemQueueRuns.run(QUEUES, Progress.NONE, Set.of(), scenario);
        Point several = run(QUEUES, "precision=0.005");
        assertNotEquals(figure(one, Quantities.LATENCY), figure(several, Quantities.LATENCY));
        double ratio =
                figure(several, Quantities.CYCLES_MEASURED)
                        / figure(one, Quantities.CYCLES_MEASURED);
        assertTrue(ratio > 0.5 && ratio < 2, "cycles: " + ratio);
    }

    @Test
    void aRunThatSoonEndsHasOneCopy() {
        Scenario scenario = TandemQueueRuns.scenario("precision=0.02");
        Point one = TandemQueueRuns.run(QUEUES, Progress.NONE, Set.of(), scenario);
        Point point = run(QUEUES, "precision=0.02");
        assertEquals(figure(one, Quantities.LATENCY), figure(point, Quantities.LATENCY));
        assertEquals(
                figure(one, Quantities.CYCLES_MEASURED), figure(point, Quantities.CYCLES_MEASURED));
    }

    @Test
    void aRunOfGivenCyclesHasOneCopy() {
        assertOneCopy(QUEUES, "cycles=300000", "warmup=1000");
    }

    @Test
    void aRunOfGivenCyclesHasOneCopyAlsoAfterALongWarmUp() {
        Point point = assertOneCopy(Configuration.md1(64, 0.7).delayed(20_000), "cycles=20000");
        assertTrue(figure(point, Quantities.CYCLES_WARMUP) > RunRules.LONG_RUN_CYCLES);
    }

    private static Point assertOneCopy(Configuration plan, String... given) {
        Scenario scenario = TandemQueueRuns.scenario(given);
        Point one = TandemQueueRuns.run(plan, Progress.NONE, Set.of(), scenario);
        double latency = figure(one, Quantities.LATENCY);
        // the order of departures within a step, and so that of their sum, may differ
        assertEquals(latency, figure(run(plan, given), Quantities.LATENCY), 1e-12 * latency);
        return one;
    }

    @Test
    void resultsDoNotDependOnTheProcessors() {
        Point one = run(QUEUES, "precision=0.006", "seed=3");
        AtomicInteger calls = new AtomicInteger();
        IntSupplier[] processors = {() -> 2, () -> 16, () -> 1 + calls.incrementAndGet() % 4};
        for (IntSupplier supplier : processors) {
            Point other = run(QUEUES, progress(supplier, () -> false), "precision=0.006", "seed=3");
            for (Quantity quantity : one.figures().keySet()) {
                if (!quantity.equals(Quantities.SECONDS)) {
                    assertEquals(one.get(quantity), other.get(quantity), quantity.name());
                }
            }
        }
    }

    @Test
    void saturationIsDetectedInAllCopiesTogether() {
        Point point = run(Configuration.md1(4, 1.002), "seed=3");
        assertEquals(Status.SATURATED, point.status(), point.reason().text());
        assertEquals(1, figure(point, Quantities.THROUGHPUT), 0.001);
        assertTrue(
                figure(point, Quantities.CYCLES_MEASURED) > RunRules.LONG_RUN_FLITS,
                "short: " + figure(point, Quantities.CYCLES_MEASURED));
    }

    /** The new copies are left out if they have not reached the time of the first. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3, 20})
    void aLimitWhileCopiesAreAdvancedEndsTheRun(int steps) {
        int[] built = {0};
        int[] looks = {0};
        BooleanSupplier isOver = () -> built[0] == RunRules.COPIES - 1 && ++looks[0] >= steps;
        EngineFactory factory =
                (tally, streams) -> {
                    built[0]++;
                    return new TandemQueues(tally, QUEUES, streams.stream(0));
                };
        Point point =
                TandemQueueRuns.run(
                        QUEUES,
                        Optional.of(factory),
                        progress(() -> 2, isOver),
                        Set.of(),
                        TandemQueueRuns.scenario("precision=0.001"));
        assertEquals(Status.LIMIT, point.status());
        assertEquals(LATENCY, figure(point, Quantities.LATENCY), 0.1 * LATENCY);
        assertEquals(0.7, figure(point, Quantities.CHANNEL_UTILISATION_MEAN), 0.02);
        assertEquals(0.7, figure(point, Quantities.THROUGHPUT), 0.02);
    }

    @Test
    void copiesDrawDifferentNumbers() {
        RandomStreams streams = RandomStreams.of(1);
        long first = streams.stream(0).nextLong();
        long second = streams.ofCopy(1).stream(0).nextLong();
        long third = streams.ofCopy(2).stream(0).nextLong();
        assertNotEquals(first, second);
        assertNotEquals(first, third);
        assertNotEquals(second, third);
        assertEquals(second, RandomStreams.of(1).ofCopy(1).stream(0).nextLong());
    }
}
