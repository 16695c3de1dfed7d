// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.min;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.testkit.PointFigures.figure;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.solver.Solver;
import org.kneepoint.testkit.Refusal;

/** Parameters, errors, validity and the rest of the contract. */
class MinSolverTest {
    private final MinSolver solver = new MinSolver();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nodes=60 radix=2 load=0.1    | not-allowed [nodes, radix] 60",
                "nodes=3 radix=4 load=0.1     | not-allowed [nodes, radix] 3",
                "nodes=100 radix=10000 load=1 | not-allowed [nodes, radix] 100",
                "nodes=1000 radix=9 load=1    | not-allowed [nodes, radix] 1000",
                "nodes=1 radix=2 load=0.1     | not-allowed [nodes] 1",
                "nodes=64 radix=1 load=0.1    | not-allowed [radix] 1",
                "nodes=64 radix=2 load=-1     | not-allowed [load] -1",
                "nodes=64 radix=2 load=1001   | not-allowed [load] 1001",
                "nodes=64 radix=2 load=nan    | not-allowed [load] nan",
                "nodes=64 radix=2 load=1 buffer=-1 | not-allowed [buffer] -1",
                "nodes=64 radix=2 load=1 buffer=10001 | not-allowed [buffer] 10001",
                "nodes=64 radix=2 load=1 service=0 | not-allowed [service] 0",
                "nodes=64 radix=2 load=1 hotspot=1.1 | not-allowed [hotspot] 1.1",
                "nodes=64 radix=2 load=1 outstanding=0 | not-allowed [outstanding] 0",
                "nodes=64 radix=2 load=1 variant=best | not-allowed [variant] best",
                "nodes=64 radix=2 load=1 departure=eq14 | not-allowed [departure] eq14",
                "nodes=64 radix=2 load=1 delay=eq13 | not-allowed [delay] eq13",
                "nodes=64 radix=2             | missing [load, rate]",
                "nodes=64 radix=2 load=1 rate=1 | exclusive [load, rate]",
                "radix=2 load=1               | missing [nodes]",
                "nodes=64 load=1              | missing [radix]",
                "nodes=64 radix=2 load=1 length=8 | unknown [length] length"
            })
    void badInput(String settings, String facts) {
        assertEquals(facts, Refusal.of(() -> MinSolverFixture.solve(settings)));
    }

    @Test
    void loadAndRateAreTheSameNumber() {
        Point load = MinSolverFixture.solve("nodes=64 radix=2 load=0.4");
        Point rate = MinSolverFixture.solve("nodes=64 radix=2 rate=0.4");
        assertEquals(load.figures(), rate.figures());
        assertEquals(0.4, figure(rate, Quantities.LOAD));
        assertEquals(0.4, figure(load, Quantities.RATE));
    }

    @Test
    void everyFigureOfAUniformPoint() {
        Point point = MinSolverFixture.solve("nodes=64 radix=2 load=0.9");
        assertEquals(Status.OK, point.status());
        assertEquals("", point.reason().text());
        double throughput = figure(point, Quantities.THROUGHPUT);
        double latency = figure(point, Quantities.LATENCY);
        assertEquals(1 - throughput / 0.9, figure(point, Quantities.LOSS), 1e-15);
        assertEquals(64 * throughput / latency, figure(point, Quantities.SYSTEM_POWER), 1e-13);
        assertFalse(point.get(Quantities.LATENCY_CI95).isPresent(), "a model has no interval");
    }

    @Test
    void attributes() {
        Scenario scenario = MinSolverFixture.scenario("nodes=64 radix=2 load=0.1");
        assertEquals(64, solver.attributes(scenario).get(CurveAttributes.NODES));
        assertEquals(1, solver.attributes(scenario).get(CurveAttributes.LENGTH));
        assertFalse(solver.attributes(scenario).containsKey(CurveAttributes.WINDOW));
        assertFalse(solver.attributes(scenario).containsKey(CurveAttributes.CAPACITY));
    }

    @Test
    void whatItIs() {
        assertEquals("min", solver.name());
        assertEquals(Set.of("min"), solver.supportedNetworks());
        assertEquals(
                List.of("corrected", "printed"),
                List.copyOf(solver.description().variants().keySet()));
        assertTrue(solver.description().source().contains("Mohapatra"));
        assertFalse(solver.description().validity().isEmpty());
        assertFalse(solver.description().verification().isEmpty());
    }

    @ParameterizedTest
    @CsvSource({
        "nodes=64 radix=2 load=0.7, CHECKED",
        "nodes=64 radix=2 load=0.71, EXTRAPOLATED",
        "nodes=64 radix=2 load=0.35 service=2, CHECKED",
        "nodes=64 radix=2 load=0.36 service=2, EXTRAPOLATED",
        "nodes=4096 radix=4 load=0.5, CHECKED",
        "nodes=8192 radix=2 load=0.5, EXTRAPOLATED",
        "nodes=64 radix=2 load=0.5 buffer=1, CHECKED",
        "nodes=64 radix=2 load=0.5 buffer=16, CHECKED",
        "nodes=64 radix=2 load=0.5 buffer=0, EXTRAPOLATED",
        "nodes=64 radix=2 load=0.5 buffer=17, EXTRAPOLATED",
        "nodes=64 radix=2 load=0.5 buffer=inf, EXTRAPOLATED",
        "nodes=64 radix=2 load=0.25 hotspot=0.08, CHECKED",
        "nodes=64 radix=2 load=0.26 hotspot=0.08, EXTRAPOLATED",
        "nodes=64 radix=2 load=0.71 hotspot=1e-9, EXTRAPOLATED",
        "nodes=64 radix=2 load=1 outstanding=2, CHECKED",
        "nodes=64 radix=2 load=2 buffer=inf, EXTRAPOLATED",
        "nodes=64 radix=2 load=0.5 variant=printed, EXTRAPOLATED",
        "nodes=64 radix=2 load=0.5 departure=carried, CHECKED",
        "nodes=64 radix=2 load=0.5 delay=eq14, EXTRAPOLATED",
    })
    void validity(String settings, Validity validity) {
        assertEquals(validity, MinSolverFixture.solve(settings).validity());
    }

    @Test
    void preparedForEveryLoad() {
        Scenario scenario = MinSolverFixture.scenario("nodes=256 radix=4 rate=0.1 buffer=2");
        Solver.PreparedModel prepared = solver.prepare(scenario);
        for (double load : new double[] {0, 0.3, 0.9, 2}) {
            Point together = prepared.solve(load, Progress.NONE);
            Point alone = MinSolverFixture.solve("nodes=256 radix=4 buffer=2 load=" + load);
            assertEquals(alone.figures(), together.figures());
            assertEquals(alone.validity(), together.validity());
        }
    }

    @Test
    void threadsDoNotDisturbEachOther() {
        List<Point> alone =
                IntStream.range(0, 200)
                        .mapToObj(i -> MinSolverFixture.solve("nodes=64 radix=2 load=" + i / 100.0))
                        .toList();
        List<Point> together =
                new ForkJoinPool(4)
                        .submit(
                                () ->
                                        IntStream.range(0, 200)
                                                .parallel()
                                                .mapToObj(
                                                        i ->
                                                                MinSolverFixture.solve(
                                                                        "nodes=64 radix=2 load="
                                                                                + i / 100.0))
                                                .toList())
                        .join();
        for (int i = 0; i < alone.size(); i++) {
            assertEquals(alone.get(i).figures(), together.get(i).figures());
        }
    }
}
