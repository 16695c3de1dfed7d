// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.hypercube;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Paper;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Row;
import org.kneepoint.reproduction.Verdict;

/** Two rows of which the second has no steady state, and made-up curves. */
class TableExperimentTest {
    private static final PublishedTable TABLE =
            new PublishedTable(
                    1,
                    3,
                    2,
                    8,
                    5,
                    List.of(
                            new PublishedTable.Line(1000, 100, 104),
                            new PublishedTable.Line(100, 900, 950)));

    private final TableExperiment experiment =
            new TableExperiment(
                    TABLE, Outline.of("made-up", new Paper("A", "T", "", ""), "Table 1"));

    /** A curve of this latency at the first row, and saturated at the second. */
    private static Curve curve(Method method, String variant, double latency) {
        Curve.Builder curve = Curve.of(method, "bursty-hypercube", "tool", Quantities.RATE);
        for (PublishedTable.Line line : TABLE.lines()) {
            boolean steady = line.gap() == 1000;
            Point.Builder point =
                    Point.of(Map.of("variant", variant))
                            .with(Quantities.RATE, 1.0 / line.gap())
                            .with(Quantities.LOAD, 9.0 / line.gap());
            curve.add(
                    steady
                            ? point.with(Quantities.LATENCY, latency)
                                    .with(Quantities.LATENCY_CI95, 1)
                                    .build()
                            : point.status(Status.SATURATED, "full").build());
        }
        return curve.build();
    }

    private Findings judged(double simulated, double documented, double printed) {
        return experiment.judge(
                Results.of(
                        Effort.FULL,
                        Map.of(
                                TableExperiment.SIMULATION,
                                List.of(curve(Method.SIMULATION, "", simulated)),
                                TableExperiment.MODEL,
                                List.of(
                                        curve(Method.MODEL, "corrected", 101),
                                        curve(Method.MODEL, "documented", documented)),
                                TableExperiment.TEXT,
                                List.of(curve(Method.MODEL, "printed", printed))),
                        (curve, metric, words) -> List.of()));
    }

    @Test
    void setsBothColumnsBesideOurs() {
        Findings findings = judged(103, 104, 20);
        Row first = findings.sections().get(0).rows().get(0);
        assertEquals("1000", first.label());
        assertEquals(100, first.reported().orElseThrow());
        assertEquals(103, first.simulated().orElseThrow());
        assertEquals(101, first.model().orElseThrow());
        assertEquals(Verdict.HOLDS, first.verdict());
        Row second = findings.sections().get(1).rows().get(0);
        assertEquals(0, second.deviation().orElseThrow());
    }

    @Test
    void aRowWithoutSteadyStateDoesNotHold() {
        for (int section : new int[] {0, 1}) {
            Row row = judged(103, 104, 20).sections().get(section).rows().get(1);
            assertEquals(Verdict.DOES_NOT_HOLD, row.verdict());
            assertEquals("there is no steady state", row.note());
            assertTrue(row.simulated().isEmpty() && row.model().isEmpty());
        }
    }

    @Test
    void rowsAreJudgedByTheirDeviation() {
        assertEquals(
                Verdict.HOLDS, judged(105.9, 104, 20).sections().get(0).rows().get(0).verdict());
        assertEquals(
                Verdict.HOLDS_WITH_LIMITS,
                judged(115.9, 104, 20).sections().get(0).rows().get(0).verdict());
        assertEquals(
                Verdict.DOES_NOT_HOLD,
                judged(117, 104, 20).sections().get(0).rows().get(0).verdict());
        assertEquals(
                Verdict.HOLDS_WITH_LIMITS,
                judged(100, 92, 20).sections().get(1).rows().get(0).verdict());
    }

    @Test
    void theAccuracyIsThatOfTheirEquationsAgainstOurSimulation() {
        assertEquals(Verdict.HOLDS, judged(100, 114, 20).claims().get(0).verdict());
        Claim missed = judged(100, 117, 20).claims().get(0);
        assertEquals(Verdict.DOES_NOT_HOLD, missed.verdict());
        assertTrue(missed.because().contains("largest 17 % in 1 row;"), missed.because());
    }

    @Test
    void theTextIsJudgedByTheModelAsPrinted() {
        assertEquals(Verdict.DOES_NOT_HOLD, judged(100, 104, 20).claims().get(1).verdict());
        assertEquals(Verdict.HOLDS, judged(100, 104, 104).claims().get(1).verdict());
    }

    @Test
    void tellsTheFiguresThatDecide() {
        String because = judged(110, 104, 26).because();
        assertTrue(because.contains("within 5 % of SIM(T) in 0 of 1 rows"), because);
        assertTrue(because.contains("within 5 % of ANAL(T) in 1 of 1"), because);
        assertTrue(because.contains("1 more has no steady state"), because);
        assertTrue(because.contains("75 % off"), because);
    }

    @Test
    void theChartLeavesOutWhatHasNoSteadyState() {
        List<Curve> curves = judged(100, 104, 20).figures().get(0).curves();
        assertEquals(5, curves.size());
        assertEquals("paper", curves.get(1).tool());
        assertEquals(1, curves.get(1).points().size());
        assertEquals(1, curves.get(4).points().size());
    }

    @Test
    void burstinessNeedsEveryComparison() {
        Curve low = curve(Method.MODEL, "a", 10);
        Curve high = curve(Method.MODEL, "b", 11);
        Curve higher = curve(Method.MODEL, "c", 12);
        assertEquals(Verdict.HOLDS, Burstiness.claim("us", List.of(low, high)).verdict());
        assertEquals(Verdict.DOES_NOT_HOLD, Burstiness.claim("us", List.of(high, low)).verdict());
        assertEquals(
                Verdict.HOLDS_WITH_LIMITS,
                Burstiness.claim("us", List.of(low, high, high, higher)).verdict());
        assertEquals(Verdict.CANNOT_BE_CHECKED, Burstiness.claim("us", List.of()).verdict());
    }
}
