// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.burstyhypercube;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.reproduction.ComparisonRow;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.FakeExperiment;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.ReproductionVerdict;

/** Two rows of which the second has no steady state, and made-up curves. */
class PublishedTableExperimentTest {
    private static final PublishedTable TABLE =
            new PublishedTable(
                    1,
                    3,
                    2,
                    8,
                    5,
                    List.of(
                            new PublishedTable.PublishedRow(1000, 100, 104),
                            new PublishedTable.PublishedRow(100, 900, 950)));

    private final PublishedTableExperiment experiment =
            new PublishedTableExperiment(TABLE, FakeExperiment.outline("made-up", "Table 1"));

    /** A curve of this latency at the first row, and saturated at the second. */
    private static Curve curve(EvaluationMethod method, String variant, double latency) {
        Curve.Builder curve = Curve.of(method, "bursty-hypercube", "tool", Quantities.RATE);
        for (PublishedTable.PublishedRow line : TABLE.rows()) {
            boolean steady = line.interarrivalTime() == 1000;
            Point.Builder point =
                    Point.of(Map.of("variant", variant))
                            .with(Quantities.RATE, 1.0 / line.interarrivalTime())
                            .with(Quantities.LOAD, 9.0 / line.interarrivalTime());
            curve.add(
                    steady
                            ? point.with(Quantities.LATENCY, latency)
                                    .with(Quantities.LATENCY_CI95, 1)
                                    .build()
                            : point.status(Status.SATURATED, "full").build());
        }
        return curve.build();
    }

    private ExperimentFindings judged(double simulated, double documented, double printed) {
        return experiment.judge(
                ExperimentResults.of(
                        ExperimentEffort.FULL,
                        Map.of(
                                PublishedTableExperiment.SIMULATION,
                                List.of(curve(EvaluationMethod.SIMULATION, "", simulated)),
                                PublishedTableExperiment.MODEL,
                                List.of(
                                        curve(EvaluationMethod.MODEL, "corrected", 101),
                                        curve(EvaluationMethod.MODEL, "documented", documented)),
                                PublishedTableExperiment.AS_PRINTED,
                                List.of(curve(EvaluationMethod.MODEL, "printed", printed))),
                        (curve, metric, settings) -> List.of()));
    }

    @Test
    void setsBothColumnsBesideOurs() {
        ExperimentFindings findings = judged(103, 104, 20);
        ComparisonRow first = findings.sections().get(0).rows().get(0);
        assertEquals("1000", first.label());
        assertEquals(100, first.published().orElseThrow());
        assertEquals(103, first.simulated().orElseThrow());
        assertEquals(101, first.model().orElseThrow());
        assertEquals(ReproductionVerdict.HOLDS, first.verdict());
        ComparisonRow second = findings.sections().get(1).rows().get(0);
        assertEquals(0, second.deviation().orElseThrow());
    }

    @Test
    void aRowWithoutSteadyStateDoesNotHold() {
        for (int section : new int[] {0, 1}) {
            ComparisonRow row = judged(103, 104, 20).sections().get(section).rows().get(1);
            assertEquals(ReproductionVerdict.DOES_NOT_HOLD, row.verdict());
            assertFalse(row.note().isEmpty());
            assertTrue(row.simulated().isEmpty() && row.model().isEmpty());
        }
    }

    @Test
    void rowsAreJudgedByTheirDeviation() {
        assertEquals(
                ReproductionVerdict.HOLDS,
                judged(105.9, 104, 20).sections().get(0).rows().get(0).verdict());
        assertEquals(
                ReproductionVerdict.HOLDS_WITH_LIMITS,
                judged(115.9, 104, 20).sections().get(0).rows().get(0).verdict());
        assertEquals(
                ReproductionVerdict.DOES_NOT_HOLD,
                judged(117, 104, 20).sections().get(0).rows().get(0).verdict());
        assertEquals(
                ReproductionVerdict.HOLDS_WITH_LIMITS,
                judged(100, 92, 20).sections().get(1).rows().get(0).verdict());
    }

    @Test
    void theAccuracyIsThatOfTheirEquationsAgainstOurSimulation() {
        assertEquals(ReproductionVerdict.HOLDS, judged(100, 114, 20).statements().get(0).verdict());
        PaperStatement missed = judged(100, 117, 20).statements().get(0);
        assertEquals(ReproductionVerdict.DOES_NOT_HOLD, missed.verdict());
        assertTrue(missed.reason().contains("17 %"), missed.reason());
    }

    @Test
    void theTextIsJudgedByTheModelAsPrinted() {
        assertEquals(
                ReproductionVerdict.DOES_NOT_HOLD,
                judged(100, 104, 20).statements().get(1).verdict());
        assertEquals(
                ReproductionVerdict.HOLDS, judged(100, 104, 104).statements().get(1).verdict());
    }

    @Test
    void reportsTheDecisiveFigures() {
        String because = judged(110, 104, 26).reason();
        assertTrue(because.contains("0 of 1"), because);
        assertTrue(because.contains("1 of 1"), because);
        assertTrue(because.contains("75 %"), because);
    }

    @Test
    void theChartLeavesOutWhatHasNoSteadyState() {
        List<Curve> curves = judged(100, 104, 20).figures().get(0).curves();
        assertEquals(5, curves.size());
        assertEquals("paper", curves.get(1).evaluator());
        assertEquals(1, curves.get(1).points().size());
        assertEquals(1, curves.get(4).points().size());
    }

    @Test
    void burstinessNeedsEveryComparison() {
        Curve low = curve(EvaluationMethod.MODEL, "a", 10);
        Curve high = curve(EvaluationMethod.MODEL, "b", 11);
        Curve higher = curve(EvaluationMethod.MODEL, "c", 12);
        assertEquals(
                ReproductionVerdict.HOLDS,
                BurstinessExperiment.claim("us", List.of(low, high)).verdict());
        assertEquals(
                ReproductionVerdict.DOES_NOT_HOLD,
                BurstinessExperiment.claim("us", List.of(high, low)).verdict());
        assertEquals(
                ReproductionVerdict.HOLDS_WITH_LIMITS,
                BurstinessExperiment.claim("us", List.of(low, high, high, higher)).verdict());
        assertEquals(
                ReproductionVerdict.CANNOT_BE_CHECKED,
                BurstinessExperiment.claim("us", List.of()).verdict());
    }
}
