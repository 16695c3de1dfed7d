// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.fattree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.reproduction.ComparisonRow;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.FakeExperiment;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.ReproductionVerdict;

/** A tree that saturates at load 1 by a made-up simulation, and a made-up model of it. */
class FatTreeExperimentTest {
    private static final FatTreeCase TREE = new FatTreeCase(64, 16, "0.05");
    private static final double[] LOADS = {0.1, 0.5, 0.9};

    private final FatTreeExperiment agreement =
            new FatTreeExperiment(FakeExperiment.outline("made-up", "Figure 1"), List.of(TREE));

    private static Curve curve(
            EvaluationMethod method, String variant, double knee, double... latencies) {
        Curve.Builder curve = Curve.of(method, "fat-tree", "tool", Quantities.LOAD);
        for (int i = 0; i < LOADS.length; i++) {
            curve.add(
                    Point.of(Map.of("variant", variant))
                            .with(Quantities.LOAD, LOADS[i])
                            .with(Quantities.LATENCY, latencies[i])
                            .build());
        }
        curve.add(
                Point.of(Map.of("variant", variant))
                        .with(Quantities.LOAD, 1.1)
                        .with(Quantities.THROUGHPUT, knee)
                        .status(Status.SATURATED, "full")
                        .build());
        return curve.build();
    }

    private ExperimentFindings judged(double knee, double... latencies) {
        Map<String, List<Curve>> curves = new HashMap<>();
        curves.put(
                FatTreeExperiment.simulation(TREE),
                List.of(curve(EvaluationMethod.SIMULATION, "", 1, 10, 20, 100)));
        curves.put(
                FatTreeExperiment.model(TREE),
                List.of(
                        curve(EvaluationMethod.MODEL, "conditional", knee, latencies),
                        curve(EvaluationMethod.MODEL, "printed", 1.2, 10, 18, 60)));
        return agreement.judge(
                ExperimentResults.of(
                        ExperimentEffort.FULL, curves, (curve, metric, settings) -> List.of()));
    }

    @Test
    void closeAtEveryLoadUpToNineTenthsOfSaturationHolds() {
        ExperimentFindings findings = judged(1.04, 10.4, 20.5, 104);
        assertEquals(ReproductionVerdict.HOLDS, findings.verdict());
        String reach = findings.statements().get(0).reason();
        assertTrue(reach.contains(TREE.label()) && reach.contains("90 %"), reach);
        String saturation = findings.statements().get(1).reason();
        assertTrue(saturation.contains(TREE.label()) && saturation.contains("4 %"), saturation);
        assertTrue(findings.reason().contains("90 %"), findings.reason());
    }

    @Test
    void closeUpToHalfOfItHoldsWithLimits() {
        assertEquals(
                ReproductionVerdict.HOLDS_WITH_LIMITS,
                judged(1, 10, 20, 150).statements().get(0).verdict());
        assertEquals(
                ReproductionVerdict.DOES_NOT_HOLD,
                judged(1, 10, 22, 100).statements().get(0).verdict());
        assertEquals(
                ReproductionVerdict.DOES_NOT_HOLD,
                judged(1, 12, 20, 100).statements().get(0).verdict());
    }

    @Test
    void saturationIsJudgedByItself() {
        assertEquals(
                ReproductionVerdict.HOLDS, judged(0.96, 10, 20, 100).statements().get(1).verdict());
        assertEquals(
                ReproductionVerdict.HOLDS_WITH_LIMITS,
                judged(0.89, 10, 20, 100).statements().get(1).verdict());
        assertEquals(
                ReproductionVerdict.DOES_NOT_HOLD,
                judged(0.8, 10, 20, 100).statements().get(1).verdict());
    }

    @Test
    void rowsHaveTheFractionOfSaturationAndTheFormerReading() {
        ExperimentFindings findings = judged(0.89, 10, 20, 100);
        List<ComparisonRow> latencies = findings.sections().get(0).rows();
        assertTrue(latencies.get(1).label().contains("50 %"), latencies.get(1).label());
        assertEquals(ReproductionVerdict.CANNOT_BE_CHECKED, latencies.get(3).verdict());
        ComparisonRow printed = findings.sections().get(1).rows().get(1);
        assertTrue(printed.label().startsWith(TREE.label()), printed.label());
        assertEquals(0.2, printed.deviation().orElseThrow(), 1e-12);
        assertEquals(ReproductionVerdict.DOES_NOT_HOLD, printed.verdict());
    }

    /** A load that only one of both has could not be judged. */
    @Test
    void everyLoadThatIsSimulatedIsModelledToo() {
        for (Experiment experiment : FatTreeExperiments.all()) {
            for (ExperimentEffort effort : ExperimentEffort.values()) {
                List<ExperimentCommand> commands = experiment.commands(effort);
                for (int i = 0; i < commands.size(); i += 2) {
                    String[] range = loads(commands.get(i)).split(":");
                    BigDecimal step = new BigDecimal(range[2]);
                    assertEquals(range[0], range[2]);
                    for (String load : loads(commands.get(i + 1)).split(",")) {
                        BigDecimal[] steps = new BigDecimal(load).divideAndRemainder(step);
                        assertEquals(0, steps[1].signum(), load);
                        assertTrue(new BigDecimal(load).compareTo(new BigDecimal(range[1])) <= 0);
                    }
                }
            }
        }
    }

    private static String loads(ExperimentCommand trial) {
        return Arrays.stream(trial.line().split(" "))
                .filter(word -> word.startsWith("load="))
                .findFirst()
                .orElseThrow()
                .substring("load=".length());
    }

    /** A load that is not known ends what is known of all loads up to it. */
    @Test
    void whatIsNotKnownIsNotSaidToHold() {
        PaperStatement later = judged(1, 10, Double.NaN, 100).statements().get(0);
        assertEquals(ReproductionVerdict.CANNOT_BE_CHECKED, later.verdict());
        assertTrue(later.reason().contains("10 %"), later.reason());
        PaperStatement first = judged(1, Double.NaN, 20, 100).statements().get(0);
        assertEquals(ReproductionVerdict.CANNOT_BE_CHECKED, first.verdict());
        assertFalse(first.reason().contains("5 %"), first.reason());
        assertEquals(
                ReproductionVerdict.HOLDS_WITH_LIMITS,
                judged(1, 10, 20, Double.NaN).statements().get(0).verdict());
    }
}
