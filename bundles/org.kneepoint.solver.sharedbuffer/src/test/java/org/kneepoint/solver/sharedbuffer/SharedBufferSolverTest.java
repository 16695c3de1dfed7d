// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.solver.sharedbuffer.RelativeAssertions.assertClose;
import static org.kneepoint.testkit.PointFigures.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
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
import org.kneepoint.testkit.Refusal;

/** Parameters, columns, errors and cancellation. */
class SharedBufferSolverTest {
    private static final String CASE = "nodes=64 radix=2 buffer=4 load=0.8";

    @Test
    void itSupportsOneNetwork() {
        assertEquals("shared-buffer", SharedBufferSolverFixture.SOLVER.name());
        assertEquals(Set.of("shared-buffer"), SharedBufferSolverFixture.SOLVER.supportedNetworks());
        Scenario scenario = SharedBufferSolverFixture.scenario(CASE);
        assertEquals(
                64,
                SharedBufferSolverFixture.SOLVER.attributes(scenario).get(CurveAttributes.NODES));
        assertEquals(
                1,
                SharedBufferSolverFixture.SOLVER.attributes(scenario).get(CurveAttributes.LENGTH));
        assertFalse(
                SharedBufferSolverFixture.SOLVER
                        .attributes(scenario)
                        .containsKey(CurveAttributes.CAPACITY));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nodes=48 radix=2 load=1 | not-allowed [nodes, radix] 48",
                "nodes=3 radix=4 load=1 | not-allowed [nodes, radix] 3",
                "nodes=8 radix=2 load=1 hotspot_node=8 | not-allowed [hotspot_node, nodes] 8",
                "nodes=8 radix=2 load=1.1 | not-allowed [load] 1.1",
                "nodes=8 radix=2 rate=-1 | not-allowed [rate] -1",
                "nodes=8 radix=2 load=nan | not-allowed [load] nan",
                "nodes=8 radix=1 load=1 | not-allowed [radix] 1",
                "nodes=65 radix=65 load=1 | not-allowed [radix] 65",
                "nodes=8 radix=2 load=1 buffer=0 | not-allowed [buffer] 0",
                "nodes=8 radix=2 load=1 buffer=301 | not-allowed [buffer] 301",
                "nodes=8 radix=2 load=1 hotspot=1.5 | not-allowed [hotspot] 1.5",
                "nodes=8 radix=2 load=1 variant=printed | not-allowed [variant] printed",
                "nodes=2147483647 radix=2 load=1 | not-allowed [nodes] 2147483647"
            })
    void badInputIsRefused(String settings, String facts) {
        assertEquals(facts, Refusal.of(() -> SharedBufferSolverFixture.solve(settings)));
    }

    @Test
    void rateAndLoadAreTheSame() {
        Point byLoad = SharedBufferSolverFixture.solve("nodes=8 radix=2 load=0.5");
        Point byRate = SharedBufferSolverFixture.solve("nodes=8 radix=2 rate=0.5");
        assertEquals(byLoad.figures(), byRate.figures());
        assertEquals(0.5, figure(byRate, Quantities.LOAD));
        assertEquals(0.5, figure(byRate, Quantities.RATE));
    }

    @Test
    void theHotOutputMayBeAny() {
        Point first = SharedBufferSolverFixture.solve(CASE, "hotspot=0.02 hotspot_node=0");
        Point last = SharedBufferSolverFixture.solve(CASE, "hotspot=0.02 hotspot_node=63");
        assertEquals(first.figures(), last.figures());
    }

    @Test
    void hotAndColdAreSeparateOnRequest() {
        Point plain = SharedBufferSolverFixture.solve(CASE);
        assertTrue(plain.get(Quantities.LATENCY_HOT).isEmpty());
        assertTrue(plain.get(Quantities.LATENCY_COLD).isEmpty());
        assertTrue(plain.get(Quantities.OCCUPANCY).isPresent());
        Point divided = SharedBufferSolverFixture.solve(CASE, "hotspot=0");
        double throughput = figure(divided, Quantities.THROUGHPUT);
        assertClose(throughput, figure(divided, Quantities.THROUGHPUT_HOT), 1e-12, "hot");
        assertClose(throughput, figure(divided, Quantities.THROUGHPUT_COLD), 1e-12, "cold");
        double latency = figure(divided, Quantities.LATENCY);
        assertClose(latency, figure(divided, Quantities.LATENCY_HOT), 1e-12, "hot");
        for (int group = 1; group <= 6; group++) {
            double grouped = figure(divided, Quantities.latencyGroup(group));
            assertClose(latency, grouped, 1e-12, "group " + group);
        }
        assertEquals(latency, figure(divided, Quantities.NETWORK_LATENCY));
        double power = 64 * throughput / latency;
        assertClose(power, figure(divided, Quantities.SYSTEM_POWER), 1e-14, "system_power");
    }

    /** Of 64 outputs group g holds 2^(g-1), and cold requests are uniform over them. */
    @Test
    void groupsMakeUpTheColdLatency() {
        Point point = SharedBufferSolverFixture.solve(CASE, "hotspot=0.03");
        double sum = figure(point, Quantities.LATENCY_HOT);
        for (int group = 1; group <= 6; group++) {
            sum += (1 << group - 1) * figure(point, Quantities.latencyGroup(group));
        }
        assertClose(sum / 64, figure(point, Quantities.LATENCY_COLD), 1e-12, "cold");
    }

    @Test
    void noHotSpotIsTheLimitOfASmallOne() {
        for (String settings : List.of(CASE, "nodes=64 radix=4 buffer=6 load=1")) {
            Point none = SharedBufferSolverFixture.solve(settings, "hotspot=0");
            Point tiny = SharedBufferSolverFixture.solve(settings, "hotspot=1e-13");
            for (var figure : none.figures().keySet()) {
                double expected = figure(none, figure);
                assertClose(expected, figure(tiny, figure), 1e-10, figure.name());
            }
        }
    }

    @Test
    void everyTypeOfSwitchIsReportedOnRequest() {
        Point point = SharedBufferSolverFixture.solve(CASE, "hotspot=0.02 report=switches");
        double throughput = figure(point, Quantities.THROUGHPUT);
        for (int stage = 1; stage <= 6; stage++) {
            double sum = 0;
            for (int type = 1; type <= stage; type++) {
                String at = "_s" + stage + "_t" + type;
                double switches = Math.pow(2, 6 - stage + Math.max(0, type - 2));
                double hot = figure(point, SwitchTypeColumns.throughput("hot" + at));
                double cold = figure(point, SwitchTypeColumns.throughput("cold" + at));
                sum += switches * (hot + cold);
                double queue = 4 * figure(point, SwitchTypeColumns.occupancy("hot" + at));
                double wait = figure(point, SwitchTypeColumns.meanTime("hot" + at));
                assertClose(queue, hot * wait, 1e-14, "Little" + at);
                assertTrue(figure(point, SwitchTypeColumns.meanTime("cold" + at)) >= 1);
                assertTrue(figure(point, SwitchTypeColumns.occupancy("cold" + at)) < 1);
            }
            assertClose(throughput, sum / 64, 1e-12, "stage " + stage);
        }
        Point plain = SharedBufferSolverFixture.solve(CASE, "hotspot=0.02");
        assertTrue(plain.get(SwitchTypeColumns.meanTime("hot_s1_t1")).isEmpty());
        assertFalse(plain.settings().containsKey("report"));
    }

    @Test
    void switchesWithoutPacketsHaveNoWait() {
        Point point = SharedBufferSolverFixture.solve(CASE, "hotspot=1 report=switches");
        assertEquals(0, figure(point, SwitchTypeColumns.throughput("cold_s2_t2")));
        assertEquals(0, figure(point, SwitchTypeColumns.occupancy("hot_s2_t2")));
        assertTrue(point.get(SwitchTypeColumns.meanTime("hot_s2_t2")).isEmpty());
        assertTrue(point.get(SwitchTypeColumns.meanTime("cold_s1_t1")).isEmpty());
    }

    @ParameterizedTest
    @CsvSource({
        "nodes=1073741824 radix=2 buffer=4 load=0.7 hotspot=0.0001",
        "nodes=1048576 radix=2 buffer=8 load=1 hotspot=0",
        "nodes=64 radix=64 buffer=3 load=1 hotspot=0.5",
        "nodes=4096 radix=16 buffer=1 load=1 hotspot=1e-300",
        "nodes=16 radix=2 buffer=40 load=1e-200 hotspot=0.5",
        "nodes=64 radix=2 buffer=3 load=1 hotspot=0.9999999999999999",
        "nodes=2 radix=2 buffer=120 load=1 hotspot=1e-9"
    })
    void extremesHaveFigures(String settings) {
        Point point = SharedBufferSolverFixture.solve(settings);
        assertEquals(Status.OK, point.status(), point.reason().text());
        assertTrue(figure(point, Quantities.THROUGHPUT) > 0);
        double nodes = Double.parseDouble(point.settings().get("nodes"));
        double hotspot = Double.parseDouble(point.settings().get("hotspot"));
        assertTrue(
                figure(point, Quantities.THROUGHPUT) <= (1 + 1e-13) / (1 + (nodes - 1) * hotspot));
        assertTrue(figure(point, Quantities.OCCUPANCY) <= 1 + 1e-13);
        assertTrue(figure(point, Quantities.LATENCY) >= 1);
    }

    @Test
    void throughputGrowsWithTheLoad() {
        double last = 0;
        for (String load : List.of("0.1", "0.3", "0.45", "0.5", "0.55", "0.7", "1")) {
            Point point =
                    SharedBufferSolverFixture.solve("nodes=64 radix=2 hotspot=0.0159 load=" + load);
            double throughput = figure(point, Quantities.THROUGHPUT);
            assertTrue(throughput > last);
            last = throughput;
        }
    }

    @ParameterizedTest
    @CsvSource({
        "nodes=64 radix=2 buffer=4 load=0.3, CHECKED",
        "nodes=64 radix=2 buffer=4 load=0.4, EXTRAPOLATED",
        "nodes=64 radix=2 buffer=4 load=0.3 hotspot=0.05, CHECKED",
        "nodes=64 radix=2 buffer=4 load=0.2 hotspot=0.05, EXTRAPOLATED",
        "nodes=64 radix=2 buffer=4 load=1 hotspot=0.05, CHECKED",
        "nodes=64 radix=2 buffer=4 load=1 hotspot=0.04, EXTRAPOLATED",
        "nodes=512 radix=2 buffer=4 load=0.3, EXTRAPOLATED",
        "nodes=64 radix=8 buffer=4 load=0.3, EXTRAPOLATED",
        "nodes=64 radix=2 buffer=1 load=0.3, EXTRAPOLATED",
        "nodes=64 radix=2 buffer=17 load=0.3, EXTRAPOLATED",
        "nodes=64 radix=4 buffer=3 load=0.3, EXTRAPOLATED",
        "nodes=64 radix=4 buffer=4 load=0.3, CHECKED",
        "nodes=64 radix=4 buffer=4 load=0.3 variant=independent, EXTRAPOLATED",
        "nodes=64 radix=2 buffer=4 load=0.3 variant=independent, CHECKED"
    })
    void pointsSayWhetherTheyWereCompared(String settings, Validity validity) {
        assertEquals(validity, SharedBufferSolverFixture.solve(settings).validity());
    }

    @Test
    void aCancelledRunHasNoFigures() {
        Point point =
                SharedBufferSolverFixture.SOLVER.solve(
                        SharedBufferSolverFixture.scenario(CASE), new LimitedProgress(0));
        assertEquals(Status.CANCELLED, point.status());
        assertEquals(OptionalDouble.empty(), point.get(Quantities.THROUGHPUT));
        assertFalse(point.reason().isEmpty());
    }

    @Test
    void progressGrows() {
        LimitedProgress caller = new LimitedProgress(Integer.MAX_VALUE);
        Scenario scenario = SharedBufferSolverFixture.scenario("nodes=64 radix=2 buffer=24 load=1");
        assertEquals(Status.OK, SharedBufferSolverFixture.SOLVER.solve(scenario, caller).status());
        assertTrue(caller.reports.size() > 3);
        double last = 0;
        for (double fraction : caller.reports) {
            assertTrue(fraction > last && fraction < 1);
            last = fraction;
        }
    }

    /** Cancels after a number of checks. */
    private static final class LimitedProgress implements Progress {
        private final List<Double> reports = new ArrayList<>();
        private int patience;

        LimitedProgress(int patience) {
            this.patience = patience;
        }

        @Override
        public boolean isCancelled() {
            return patience-- <= 0;
        }

        @Override
        public void report(double fraction) {
            reports.add(fraction);
        }
    }
}
