// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.reproduction.series.FakeCurves.verdict;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kneepoint.reproduction.ComparisonRow;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.ReproductionVerdict;

/** How the experiments judge figures that were made up. */
class RampExperimentsTest {
    private static final Map<String, PublishedAlgorithm> PUBLISHED = published();

    private static Map<String, PublishedAlgorithm> published() {
        Map<String, PublishedAlgorithm> byRouting = new HashMap<>();
        PublishedAlgorithm.all().forEach(a -> a.routing().ifPresent(r -> byRouting.put(r, a)));
        return byRouting;
    }

    /** The published means times a factor, spread a little over the seeds. */
    private static FakeRamps table(double fixed, double adaptive) {
        return FakeRamps.of(
                1e-5,
                (merit, settings, seed) -> {
                    PublishedAlgorithm algorithm = PUBLISHED.get(settings.get("routing"));
                    double factor = algorithm.name().startsWith("do") ? fixed : adaptive;
                    double mean = algorithm.means().get(merit);
                    return OptionalDouble.of(factor * mean * (1 + 0.001 * (seed - 1)));
                });
    }

    @Test
    void theTableIsWhatThePaperPrints() {
        List<PublishedAlgorithm> all = PublishedAlgorithm.all();
        assertEquals(6, all.size());
        assertEquals(
                List.of("do(1)", "do(2)", "sa(1)", "sa(2)", "cl(1)", "cl(2)"),
                all.stream().map(PublishedAlgorithm::name).toList());
        double sum = all.stream().mapToDouble(a -> a.means().get(RampMeasure.NPM)).sum();
        assertEquals(32.019, sum, 1e-9);
        assertEquals(0.00148, all.get(0).deviations().get(RampMeasure.CRITICAL_LOAD));
        assertTrue(all.get(4).routing().isEmpty() && all.get(5).routing().isEmpty());
    }

    /** The parameters were chosen by the very figures, so they never confirm them. */
    @Test
    void theTableAtBestHoldsWithLimits() {
        ExperimentFindings findings =
                table(1, 1).judged(new RoutingAlgorithmsExperiment(), ExperimentEffort.FULL);
        for (int section = 0; section < 2; section++) {
            List<ComparisonRow> rows = findings.sections().get(section).rows();
            rows.subList(0, 2)
                    .forEach(
                            row ->
                                    assertEquals(
                                            ReproductionVerdict.HOLDS_WITH_LIMITS, row.verdict()));
            rows.subList(2, 6)
                    .forEach(
                            row ->
                                    assertEquals(
                                            ReproductionVerdict.CANNOT_BE_CHECKED, row.verdict()));
            assertTrue(rows.get(2).deviation().isPresent());
        }
        assertEquals(ReproductionVerdict.HOLDS, verdict(findings, "small-range"));
        assertEquals(ReproductionVerdict.HOLDS, verdict(findings, "distinctive"));
        assertEquals(ReproductionVerdict.HOLDS, verdict(findings, "order", "critical load"));
        assertEquals(ReproductionVerdict.HOLDS, verdict(findings, "order", "NPM"));
        assertEquals(14, findings.figures().get(0).dots().size());
    }

    @Test
    void anAlgorithmFarOffDoesNotHold() {
        ExperimentFindings findings =
                table(1.25, 1).judged(new RoutingAlgorithmsExperiment(), ExperimentEffort.FULL);
        List<ComparisonRow> rows = findings.sections().get(0).rows();
        assertEquals(ReproductionVerdict.DOES_NOT_HOLD, rows.get(0).verdict());
        assertEquals(0.25, rows.get(0).deviation().orElseThrow(), 0.002);
    }

    /** Without its router the text leaves nothing to hold a figure against. */
    @Test
    void anAlgorithmWithoutARouterIsShownButNotJudged() {
        ExperimentFindings findings =
                table(1, 1.25).judged(new RoutingAlgorithmsExperiment(), ExperimentEffort.FULL);
        for (int section = 0; section < 2; section++) {
            ComparisonRow row = findings.sections().get(section).rows().get(2);
            assertEquals(ReproductionVerdict.CANNOT_BE_CHECKED, row.verdict());
            assertEquals(0.25, row.deviation().orElseThrow(), 0.002);
        }
        assertEquals(ReproductionVerdict.HOLDS_WITH_LIMITS, verdict(findings, "order", "NPM"));
    }

    @Test
    void oneRunOfAnAlgorithmHasNoRange() {
        ExperimentFindings findings =
                table(1, 1).judged(new RoutingAlgorithmsExperiment(), ExperimentEffort.QUICK);
        PaperStatement distinctive =
                findings.statements().stream()
                        .filter(claim -> claim.statement().code().equals("distinctive"))
                        .findFirst()
                        .orElseThrow();
        assertEquals(ReproductionVerdict.HOLDS_WITH_LIMITS, distinctive.verdict());
        assertTrue(distinctive.reason().contains("1 of 6"), distinctive.reason());
        assertFalse(findings.sections().get(0).rows().get(2).note().isEmpty());
    }

    @Test
    void theCommandsHaveTheSettingsOfTheMetrics() {
        ExperimentCommand trial = new ThresholdExperiment().commands(ExperimentEffort.QUICK).get(0);
        assertEquals(
                List.of(
                        trial.line(),
                        "measure ("
                                + trial.line()
                                + ") metric=critical-load filter=0.006 threshold=0.5",
                        "measure ("
                                + trial.line()
                                + ") metric=critical-load filter=0.006 threshold=0.9"),
                trial.lines());
        assertTrue(
                new RoutingAlgorithmsExperiment()
                        .commands(ExperimentEffort.FULL)
                        .get(0)
                        .lines()
                        .get(1)
                        .endsWith(") metric=critical-load,npm filter=0.006"));
    }

    @Test
    void aRampWithoutFiguresIsNamed() {
        ExperimentFindings findings =
                FakeRamps.of(0, (merit, settings, seed) -> OptionalDouble.empty())
                        .judged(new RoutingAlgorithmsExperiment(), ExperimentEffort.QUICK);
        assertEquals(ReproductionVerdict.CANNOT_BE_CHECKED, findings.verdict());
        assertEquals("none was made up", findings.sections().get(0).rows().get(0).note());
        assertTrue(findings.figures().isEmpty());
    }

    private static ExperimentFindings slews(double halfWidth, double perDecade, double beyond) {
        return FakeRamps.of(
                        halfWidth,
                        (merit, settings, seed) -> {
                            double slew = Double.parseDouble(settings.get("slew"));
                            double decades = Math.log10(1e6 / slew);
                            return OptionalDouble.of(
                                    slew > 1e6 ? 1 + beyond : 1 + perDecade * decades);
                        })
                .judged(new SlewRateExperiment(), ExperimentEffort.FULL);
    }

    @Test
    void measuresFallUpToTheSufficientSlewRate() {
        ExperimentFindings falling = slews(0.001, 0.1, 0.001);
        assertEquals(ReproductionVerdict.HOLDS, falling.verdict());
        assertEquals(8, falling.statements().size());
        assertEquals(2, falling.figures().get(0).curves().size());
        assertEquals(6, falling.figures().get(0).curves().get(0).points().size());
        ExperimentFindings rising = slews(0.001, -0.1, 0.2);
        assertEquals(ReproductionVerdict.DOES_NOT_HOLD, rising.verdict());
        ExperimentFindings hidden = slews(0.3, 0.01, 0.001);
        assertEquals(
                ReproductionVerdict.CANNOT_BE_CHECKED,
                verdict(hidden, "decreases", "NPM of do(1)"));
        ExperimentFindings drifting = slews(0.001, 0.1, 0.025);
        assertEquals(
                ReproductionVerdict.HOLDS_WITH_LIMITS, verdict(drifting, "stable", "NPM of do(2)"));
    }

    private static ReproductionVerdict thresholds(double atHigh) {
        return FakeRamps.of(
                        0.01,
                        (merit, settings, seed) ->
                                OptionalDouble.of(
                                        0.15
                                                + 0.001
                                                        * (seed % 2)
                                                        * (settings.get("threshold").equals("0.9")
                                                                ? atHigh
                                                                : 1)))
                .judged(new ThresholdExperiment(), ExperimentEffort.FULL)
                .verdict();
    }

    @Test
    void aThresholdIsMoreStableBeyondChance() {
        assertEquals(ReproductionVerdict.HOLDS, thresholds(2));
        assertEquals(ReproductionVerdict.HOLDS_WITH_LIMITS, thresholds(1.5));
        assertEquals(ReproductionVerdict.DOES_NOT_HOLD, thresholds(0.9));
    }

    private static ExperimentFindings filters(double shift, double scatter) {
        return FakeRamps.of(
                        0.001,
                        (merit, settings, seed) -> {
                            boolean wide = settings.get("filter").equals("0.02");
                            double moved = wide ? shift + scatter * (seed % 2) : 0;
                            return OptionalDouble.of(0.17 + 0.002 * seed + moved);
                        })
                .judged(new FilterExperiment(), ExperimentEffort.FULL);
    }

    /** The seeds differ by more than the shift, which is still seen ramp by ramp. */
    @Test
    void aWideFilterLowersTheCriticalLoad() {
        String lowers = "filter-lowers";
        String bounded = "filter-error";
        assertEquals(ReproductionVerdict.HOLDS, verdict(filters(-0.001, 0.0005), lowers));
        assertEquals(ReproductionVerdict.DOES_NOT_HOLD, verdict(filters(-0.001, 0.003), lowers));
        assertEquals(ReproductionVerdict.DOES_NOT_HOLD, verdict(filters(0.001, 0.0005), lowers));
        assertEquals(ReproductionVerdict.HOLDS, verdict(filters(-0.001, 0), bounded));
        assertEquals(ReproductionVerdict.HOLDS_WITH_LIMITS, verdict(filters(-0.03, 0), bounded));
        assertEquals(ReproductionVerdict.DOES_NOT_HOLD, verdict(filters(-0.05, 0), bounded));
    }

    private static FakeRamps knee(double at, double after) {
        return FakeRamps.of(0.001, (merit, settings, seed) -> OptionalDouble.of(at))
                .throughput(load -> load < at ? load : at + after * (load - at));
    }

    @Test
    void theGradientTurnsNegativeAtTheKnee() {
        ExperimentFindings findings =
                knee(0.15, -0.5)
                        .latency(load -> 40 * Math.exp(20 * load))
                        .judged(new GradientExperiment(), ExperimentEffort.QUICK);
        assertEquals(ReproductionVerdict.HOLDS, findings.verdict());
        assertEquals(1, findings.figures().get(0).marks().size());
        ExperimentFindings straight =
                knee(0.15, -0.5).judged(new GradientExperiment(), ExperimentEffort.QUICK);
        assertTrue(
                verdict(straight, "steep") != ReproductionVerdict.HOLDS,
                "a straight line is not steep");
        ExperimentFindings late =
                knee(0.2, -0.5).judged(new GradientExperiment(), ExperimentEffort.QUICK);
        assertEquals(
                ReproductionVerdict.DOES_NOT_HOLD, late.sections().get(0).rows().get(0).verdict());
        ExperimentFindings never =
                knee(0.15, 0.5).judged(new GradientExperiment(), ExperimentEffort.QUICK);
        assertTrue(never.sections().get(0).rows().get(0).simulated().isEmpty());
    }

    @Test
    void aRampIsSetBesideConstantLoads() {
        ExperimentFindings same =
                knee(0.155, 0).judged(new ConstantLoadExperiment(), ExperimentEffort.FULL);
        assertEquals(ReproductionVerdict.HOLDS, same.verdict());
        assertEquals(3, same.figures().get(0).curves().size());
        ExperimentFindings off =
                FakeRamps.of(
                                0.0001,
                                (merit, settings, seed) ->
                                        OptionalDouble.of(
                                                settings.containsKey("slew") ? 0.17 : 0.15))
                        .judged(new ConstantLoadExperiment(), ExperimentEffort.FULL);
        assertEquals(ReproductionVerdict.DOES_NOT_HOLD, verdict(off, "ramp-critical-load"));
        assertEquals(ReproductionVerdict.HOLDS, verdict(off, "ramp-approximates", "throughput"));
    }

    private static ExperimentFindings buffers(double peak, double slope) {
        return FakeRamps.of(
                        0.001,
                        (merit, settings, seed) -> {
                            double size = Double.parseDouble(settings.get("buffer"));
                            double npm = size < peak ? size / peak : 1 - slope * (size - peak);
                            return OptionalDouble.of(
                                    merit == RampMeasure.NPM ? npm : 0.2 - 0.2 / (size + 1));
                        })
                .judged(new RampBufferSizeExperiment(), ExperimentEffort.FULL);
    }

    @Test
    void npmSaturatesAndDeclinesWithTheBuffer() {
        ExperimentFindings findings = buffers(10, 0.001);
        assertEquals(ReproductionVerdict.HOLDS, verdict(findings, "critical-load-rises"));
        assertEquals(ReproductionVerdict.HOLDS, verdict(findings, "npm-saturates"));
        assertEquals(ReproductionVerdict.HOLDS, verdict(findings, "npm-decreases"));
        assertEquals(ReproductionVerdict.HOLDS, verdict(findings, "throughput-of-both"));
        assertEquals(ReproductionVerdict.DOES_NOT_HOLD, verdict(findings, "latency-of-both"));
        assertEquals(
                ReproductionVerdict.DOES_NOT_HOLD, verdict(buffers(48, 0.001), "npm-saturates"));
        assertEquals(
                ReproductionVerdict.DOES_NOT_HOLD, verdict(buffers(10, -0.001), "npm-decreases"));
        assertEquals(
                ReproductionVerdict.CANNOT_BE_CHECKED, verdict(buffers(10, 1e-6), "npm-decreases"));
    }

    @ParameterizedTest
    @EnumSource(ExperimentEffort.class)
    void noExperimentFailsForWantOfFigures(ExperimentEffort effort) {
        FakeRamps nothing =
                FakeRamps.of(0, (merit, settings, seed) -> OptionalDouble.empty())
                        .throughput(load -> Double.NaN)
                        .latency(load -> Double.NaN);
        for (Experiment experiment : RampExperiments.all()) {
            ExperimentFindings findings = nothing.judged(experiment, effort);
            assertTrue(
                    findings.verdict() != ReproductionVerdict.HOLDS, experiment.outline().name());
        }
    }
}
