// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.solver.sharedbuffer.Relative.assertClose;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Traits;
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;

/** Words, columns, refusals, the caller's side. */
class SharedBufferSolverTest {
    private static final String CASE = "nodes=64 radix=2 buffer=4 load=0.8";

    @Test
    void itTreatsOneNetwork() {
        assertEquals("shared-buffer", Shared.SOLVER.name());
        assertEquals(Set.of("shared-buffer"), Shared.SOLVER.networks());
        Scenario scenario = Shared.scenario(CASE);
        assertEquals(64, Shared.SOLVER.traits(scenario).get(Traits.NODES));
        assertEquals(1, Shared.SOLVER.traits(scenario).get(Traits.LENGTH));
        assertFalse(Shared.SOLVER.traits(scenario).containsKey(Traits.CAPACITY));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nodes=48 radix=2 load=1 | nodes=48 is no power of radix=2: try 32 or 64",
                "nodes=3 radix=4 load=1 | nodes=3 is no power of radix=4: try 4",
                "nodes=8 radix=2 load=1 hotspot.node=8 | hotspot.node=8 is not allowed with"
                        + " nodes=8: 0 to 7",
                "nodes=8 radix=2 load=1.1 | load=1.1 is not allowed",
                "nodes=8 radix=2 rate=-1 | rate=-1 is not allowed",
                "nodes=8 radix=2 load=nan | load=nan is not allowed",
                "nodes=8 radix=1 load=1 | radix=1 is not allowed",
                "nodes=65 radix=65 load=1 | radix=65 is not allowed",
                "nodes=8 radix=2 load=1 buffer=0 | buffer=0 is not allowed",
                "nodes=8 radix=2 load=1 buffer=301 | buffer=301 is not allowed",
                "nodes=8 radix=2 load=1 hotspot=1.5 | hotspot=1.5 is not allowed",
                "nodes=8 radix=2 load=1 variant=printed | variant=printed is not allowed",
                "nodes=2147483647 radix=2 load=1 | nodes=2147483647 is not allowed"
            })
    void badInputIsToldInALine(String words, String line) {
        BadInput bad = assertThrows(BadInput.class, () -> Shared.solve(words));
        assertTrue(bad.getMessage().startsWith(line), bad.getMessage());
        assertFalse(bad.getMessage().contains("\n"));
    }

    @Test
    void rateAndLoadAreTheSame() {
        Point byLoad = Shared.solve("nodes=8 radix=2 load=0.5");
        Point byRate = Shared.solve("nodes=8 radix=2 rate=0.5");
        assertEquals(byLoad.figures(), byRate.figures());
        assertEquals(0.5, Shared.get(byRate, Quantities.LOAD));
        assertEquals(0.5, Shared.get(byRate, Quantities.RATE));
    }

    @Test
    void theHotOutputMayBeAny() {
        Point first = Shared.solve(CASE, "hotspot=0.02 hotspot.node=0");
        Point last = Shared.solve(CASE, "hotspot=0.02 hotspot.node=63");
        assertEquals(first.figures(), last.figures());
    }

    @Test
    void hotAndColdAreToldApartWhereAskedFor() {
        Point plain = Shared.solve(CASE);
        assertTrue(plain.get(Quantities.LATENCY_HOT).isEmpty());
        assertTrue(plain.get(Quantities.LATENCY_COLD).isEmpty());
        assertTrue(plain.get(Quantities.OCCUPANCY).isPresent());
        Point divided = Shared.solve(CASE, "hotspot=0");
        double throughput = Shared.get(divided, Quantities.THROUGHPUT);
        assertClose(throughput, Shared.get(divided, Quantities.HOT_OUTPUT), 1e-12, "hot");
        assertClose(throughput, Shared.get(divided, Quantities.COLD_OUTPUT), 1e-12, "cold");
        double latency = Shared.get(divided, Quantities.LATENCY);
        assertClose(latency, Shared.get(divided, Quantities.LATENCY_HOT), 1e-12, "hot");
        for (int group = 1; group <= 6; group++) {
            double grouped = Shared.get(divided, Quantities.latencyGroup(group));
            assertClose(latency, grouped, 1e-12, "group " + group);
        }
        assertEquals(latency, Shared.get(divided, Quantities.NETWORK_LATENCY));
        double power = 64 * throughput / latency;
        assertClose(power, Shared.get(divided, Quantities.POWER), 1e-14, "power");
    }

    /** Of 64 outputs group g holds 2^(g-1), and all cold requests are spread over them alike. */
    @Test
    void groupsMakeUpTheColdLatency() {
        Point point = Shared.solve(CASE, "hotspot=0.03");
        double sum = Shared.get(point, Quantities.LATENCY_HOT);
        for (int group = 1; group <= 6; group++) {
            sum += (1 << group - 1) * Shared.get(point, Quantities.latencyGroup(group));
        }
        assertClose(sum / 64, Shared.get(point, Quantities.LATENCY_COLD), 1e-12, "cold");
    }

    @Test
    void noHotSpotIsTheLimitOfASmallOne() {
        for (String words : List.of(CASE, "nodes=64 radix=4 buffer=6 load=1")) {
            Point none = Shared.solve(words, "hotspot=0");
            Point tiny = Shared.solve(words, "hotspot=1e-13");
            for (var figure : none.figures().keySet()) {
                double expected = Shared.get(none, figure);
                assertClose(expected, Shared.get(tiny, figure), 1e-10, figure.name());
            }
        }
    }

    @Test
    void everyTypeOfSwitchIsToldOnRequest() {
        Point point = Shared.solve(CASE, "hotspot=0.02 report=switches");
        double throughput = Shared.get(point, Quantities.THROUGHPUT);
        for (int stage = 1; stage <= 6; stage++) {
            double sum = 0;
            for (int type = 1; type <= stage; type++) {
                String at = "_s" + stage + "_t" + type;
                double switches = Math.pow(2, 6 - stage + Math.max(0, type - 2));
                double hot = Shared.get(point, SwitchColumns.throughput("hot" + at));
                double cold = Shared.get(point, SwitchColumns.throughput("cold" + at));
                sum += switches * (hot + cold);
                double queue = 4 * Shared.get(point, SwitchColumns.occupancy("hot" + at));
                double wait = Shared.get(point, SwitchColumns.wait("hot" + at));
                assertClose(queue, hot * wait, 1e-14, "Little" + at);
                assertTrue(Shared.get(point, SwitchColumns.wait("cold" + at)) >= 1);
                assertTrue(Shared.get(point, SwitchColumns.occupancy("cold" + at)) < 1);
            }
            assertClose(throughput, sum / 64, 1e-12, "stage " + stage);
        }
        Point plain = Shared.solve(CASE, "hotspot=0.02");
        assertTrue(plain.get(SwitchColumns.wait("hot_s1_t1")).isEmpty());
        assertFalse(plain.words().containsKey("report"));
    }

    @Test
    void switchesWithoutPacketsHaveNoWait() {
        Point point = Shared.solve(CASE, "hotspot=1 report=switches");
        assertEquals(0, Shared.get(point, SwitchColumns.throughput("cold_s2_t2")));
        assertEquals(0, Shared.get(point, SwitchColumns.occupancy("hot_s2_t2")));
        assertTrue(point.get(SwitchColumns.wait("hot_s2_t2")).isEmpty());
        assertTrue(point.get(SwitchColumns.wait("cold_s1_t1")).isEmpty());
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
    void extremesHaveFigures(String words) {
        Point point = Shared.solve(words);
        assertEquals(Status.OK, point.status(), point.reason().text());
        assertTrue(Shared.get(point, Quantities.THROUGHPUT) > 0);
        double nodes = Double.parseDouble(point.words().get("nodes"));
        double hotspot = Double.parseDouble(point.words().get("hotspot"));
        assertTrue(
                Shared.get(point, Quantities.THROUGHPUT)
                        <= (1 + 1e-13) / (1 + (nodes - 1) * hotspot));
        assertTrue(Shared.get(point, Quantities.OCCUPANCY) <= 1 + 1e-13);
        assertTrue(Shared.get(point, Quantities.LATENCY) >= 1);
    }

    @Test
    void throughputGrowsWithTheLoad() {
        double last = 0;
        for (String load : List.of("0.1", "0.3", "0.45", "0.5", "0.55", "0.7", "1")) {
            Point point = Shared.solve("nodes=64 radix=2 hotspot=0.0159 load=" + load);
            double throughput = Shared.get(point, Quantities.THROUGHPUT);
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
    void pointsSayWhetherTheyWereCompared(String words, Validity validity) {
        assertEquals(validity, Shared.solve(words).validity());
    }

    @Test
    void aCancelledRunHasNoFigures() {
        Point point = Shared.SOLVER.solve(Shared.scenario(CASE), new Caller(0));
        assertEquals(Status.CANCELLED, point.status());
        assertEquals(OptionalDouble.empty(), point.get(Quantities.THROUGHPUT));
        assertFalse(point.reason().isEmpty());
    }

    @Test
    void progressGrows() {
        Caller caller = new Caller(Integer.MAX_VALUE);
        Scenario scenario = Shared.scenario("nodes=64 radix=2 buffer=24 load=1");
        assertEquals(Status.OK, Shared.SOLVER.solve(scenario, caller).status());
        assertTrue(caller.told.size() > 3);
        double last = 0;
        for (double fraction : caller.told) {
            assertTrue(fraction > last && fraction < 1);
            last = fraction;
        }
    }

    /** Asks for an end after some questions. */
    private static final class Caller implements Progress {
        private final List<Double> told = new ArrayList<>();
        private int patience;

        Caller(int patience) {
            this.patience = patience;
        }

        @Override
        public boolean isCancelled() {
            return patience-- <= 0;
        }

        @Override
        public void report(double fraction) {
            told.add(fraction);
        }
    }
}
