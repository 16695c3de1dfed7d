// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.reproduction.ramp.MadeUpRamps.verdict;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Row;
import org.kneepoint.reproduction.Trial;
import org.kneepoint.reproduction.Verdict;

/** How the experiments judge figures that were made up. */
class RampExperimentsTest {
    private static final Map<String, Algorithm> PUBLISHED = published();

    private static Map<String, Algorithm> published() {
        Map<String, Algorithm> byRouting = new HashMap<>();
        Algorithm.all().forEach(a -> a.routing().ifPresent(r -> byRouting.put(r, a)));
        return byRouting;
    }

    /** The published means times a factor, spread a little over the seeds. */
    private static MadeUpRamps table(double fixed, double adaptive) {
        return MadeUpRamps.of(
                1e-5,
                (merit, words, seed) -> {
                    Algorithm algorithm = PUBLISHED.get(words.get("routing"));
                    double factor = algorithm.name().startsWith("do") ? fixed : adaptive;
                    double mean = algorithm.means().get(merit);
                    return OptionalDouble.of(factor * mean * (1 + 0.001 * (seed - 1)));
                });
    }

    @Test
    void theTableIsWhatThePaperPrints() {
        List<Algorithm> all = Algorithm.all();
        assertEquals(6, all.size());
        assertEquals(
                List.of("do(1)", "do(2)", "sa(1)", "sa(2)", "cl(1)", "cl(2)"),
                all.stream().map(Algorithm::name).toList());
        double sum = all.stream().mapToDouble(a -> a.means().get(Merit.NPM)).sum();
        assertEquals(32.019, sum, 1e-9);
        assertEquals(0.00148, all.get(0).deviations().get(Merit.CRITICAL_LOAD));
        assertTrue(all.get(4).routing().isEmpty() && all.get(5).routing().isEmpty());
    }

    /** The parameters were chosen by the very figures, so they never confirm them. */
    @Test
    void theTableAtBestHoldsWithLimits() {
        Findings findings = table(1, 1).judged(new Distribution(), Effort.FULL);
        for (int section = 0; section < 2; section++) {
            List<Row> rows = findings.sections().get(section).rows();
            rows.subList(0, 2)
                    .forEach(row -> assertEquals(Verdict.HOLDS_WITH_LIMITS, row.verdict()));
            rows.subList(2, 6)
                    .forEach(row -> assertEquals(Verdict.CANNOT_BE_CHECKED, row.verdict()));
            assertTrue(rows.get(2).note().endsWith("does not define its router"));
        }
        assertEquals(Verdict.HOLDS, verdict(findings, "The measured values scatter"));
        assertEquals(Verdict.HOLDS, verdict(findings, "Each algorithm is distinctive"));
        assertEquals(Verdict.HOLDS, verdict(findings, "From low to high critical load"));
        assertEquals(Verdict.HOLDS, verdict(findings, "From low to high NPM"));
        assertEquals(14, findings.figures().get(0).dots().size());
    }

    @Test
    void anAlgorithmFarOffDoesNotHold() {
        Findings findings = table(1.25, 1).judged(new Distribution(), Effort.FULL);
        List<Row> rows = findings.sections().get(0).rows();
        assertEquals(Verdict.DOES_NOT_HOLD, rows.get(0).verdict());
        assertEquals(0.25, rows.get(0).deviation().orElseThrow(), 0.002);
    }

    /** Without its router the text leaves nothing to hold a figure against. */
    @Test
    void anAlgorithmWithoutARouterIsShownButNotJudged() {
        Findings findings = table(1, 1.25).judged(new Distribution(), Effort.FULL);
        for (int section = 0; section < 2; section++) {
            Row row = findings.sections().get(section).rows().get(2);
            assertEquals(Verdict.CANNOT_BE_CHECKED, row.verdict());
            assertEquals(0.25, row.deviation().orElseThrow(), 0.002);
        }
        assertEquals(Verdict.HOLDS_WITH_LIMITS, verdict(findings, "From low to high NPM"));
    }

    @Test
    void oneRunOfAnAlgorithmHasNoRange() {
        Findings findings = table(1, 1).judged(new Distribution(), Effort.QUICK);
        Claim distinctive =
                findings.claims().stream()
                        .filter(claim -> claim.statement().startsWith("Each algorithm"))
                        .findFirst()
                        .orElseThrow();
        assertEquals(Verdict.HOLDS_WITH_LIMITS, distinctive.verdict());
        assertTrue(distinctive.because().endsWith("; 1 of 6 could be checked"));
        assertTrue(findings.sections().get(0).rows().get(2).note().startsWith("one seed, "));
    }

    @Test
    void theCommandsTellHowTheRampsAreRead() {
        Trial trial = new Threshold().trials(Effort.QUICK).get(0);
        assertEquals(
                List.of(
                        trial.command(),
                        "measure ("
                                + trial.command()
                                + ") metric=critical-load filter=0.006 threshold=0.5",
                        "measure ("
                                + trial.command()
                                + ") metric=critical-load filter=0.006 threshold=0.9"),
                trial.lines());
        assertTrue(
                new Distribution()
                        .trials(Effort.FULL)
                        .get(0)
                        .lines()
                        .get(1)
                        .endsWith(") metric=critical-load,npm filter=0.006"));
    }

    @Test
    void aRampThatTellsNothingIsNamed() {
        Findings findings =
                MadeUpRamps.of(0, (merit, words, seed) -> OptionalDouble.empty())
                        .judged(new Distribution(), Effort.QUICK);
        assertEquals(Verdict.CANNOT_BE_CHECKED, findings.verdict());
        assertEquals("none was made up", findings.sections().get(0).rows().get(0).note());
        assertTrue(findings.figures().isEmpty());
    }

    private static Findings slews(double halfWidth, double perDecade, double beyond) {
        return MadeUpRamps.of(
                        halfWidth,
                        (merit, words, seed) -> {
                            double slew = Double.parseDouble(words.get("slew"));
                            double decades = Math.log10(1e6 / slew);
                            return OptionalDouble.of(
                                    slew > 1e6 ? 1 + beyond : 1 + perDecade * decades);
                        })
                .judged(new SlewRate(), Effort.FULL);
    }

    @Test
    void measuresFallUpToTheSufficientSlewRate() {
        Findings falling = slews(0.001, 0.1, 0.001);
        assertEquals(Verdict.HOLDS, falling.verdict());
        assertEquals(8, falling.claims().size());
        assertEquals(2, falling.figures().get(0).curves().size());
        assertEquals(6, falling.figures().get(0).curves().get(0).points().size());
        Findings rising = slews(0.001, -0.1, 0.2);
        assertEquals(Verdict.DOES_NOT_HOLD, rising.verdict());
        Findings hidden = slews(0.3, 0.01, 0.001);
        assertEquals(Verdict.CANNOT_BE_CHECKED, verdict(hidden, "The NPM of do(1) decreases"));
        Findings drifting = slews(0.001, 0.1, 0.025);
        assertEquals(Verdict.HOLDS_WITH_LIMITS, verdict(drifting, "The NPM of do(2) is stable"));
    }

    private static Verdict thresholds(double atHigh) {
        return MadeUpRamps.of(
                        0.01,
                        (merit, words, seed) ->
                                OptionalDouble.of(
                                        0.15
                                                + 0.001
                                                        * (seed % 2)
                                                        * (words.get("threshold").equals("0.9")
                                                                ? atHigh
                                                                : 1)))
                .judged(new Threshold(), Effort.FULL)
                .verdict();
    }

    @Test
    void aThresholdIsMoreStableBeyondChance() {
        assertEquals(Verdict.HOLDS, thresholds(2));
        assertEquals(Verdict.HOLDS_WITH_LIMITS, thresholds(1.5));
        assertEquals(Verdict.DOES_NOT_HOLD, thresholds(0.9));
    }

    private static Findings filters(double shift, double scatter) {
        return MadeUpRamps.of(
                        0.001,
                        (merit, words, seed) -> {
                            boolean wide = words.get("filter").equals("0.02");
                            double moved = wide ? shift + scatter * (seed % 2) : 0;
                            return OptionalDouble.of(0.17 + 0.002 * seed + moved);
                        })
                .judged(new FilterClaim(), Effort.FULL);
    }

    /** The seeds differ by more than the shift, which is still seen ramp by ramp. */
    @Test
    void aWideFilterLowersTheCriticalLoad() {
        String lowers = "A large s_r";
        String bounded = "The error is at most";
        assertEquals(Verdict.HOLDS, verdict(filters(-0.001, 0.0005), lowers));
        assertEquals(Verdict.DOES_NOT_HOLD, verdict(filters(-0.001, 0.003), lowers));
        assertEquals(Verdict.DOES_NOT_HOLD, verdict(filters(0.001, 0.0005), lowers));
        assertEquals(Verdict.HOLDS, verdict(filters(-0.001, 0), bounded));
        assertEquals(Verdict.HOLDS_WITH_LIMITS, verdict(filters(-0.03, 0), bounded));
        assertEquals(Verdict.DOES_NOT_HOLD, verdict(filters(-0.05, 0), bounded));
    }

    private static MadeUpRamps knee(double at, double after) {
        return MadeUpRamps.of(0.001, (merit, words, seed) -> OptionalDouble.of(at))
                .throughput(load -> load < at ? load : at + after * (load - at));
    }

    @Test
    void theGradientTurnsNegativeAtTheKnee() {
        Findings findings =
                knee(0.15, -0.5)
                        .latency(load -> 40 * Math.exp(20 * load))
                        .judged(new GradientFigure(), Effort.QUICK);
        assertEquals(Verdict.HOLDS, findings.verdict());
        assertEquals(1, findings.figures().get(0).marks().size());
        Findings straight = knee(0.15, -0.5).judged(new GradientFigure(), Effort.QUICK);
        assertTrue(
                verdict(straight, "Average latency and packets") != Verdict.HOLDS,
                "a straight line is not steep");
        Findings late = knee(0.2, -0.5).judged(new GradientFigure(), Effort.QUICK);
        assertEquals(Verdict.DOES_NOT_HOLD, late.sections().get(0).rows().get(0).verdict());
        Findings never = knee(0.15, 0.5).judged(new GradientFigure(), Effort.QUICK);
        assertEquals("the gradient stays positive", never.sections().get(0).rows().get(0).note());
    }

    @Test
    void aRampIsSetBesideConstantLoads() {
        Findings same = knee(0.155, 0).judged(new Steady(), Effort.FULL);
        assertEquals(Verdict.HOLDS, same.verdict());
        assertEquals(3, same.figures().get(0).curves().size());
        Findings off =
                MadeUpRamps.of(
                                0.0001,
                                (merit, words, seed) ->
                                        OptionalDouble.of(words.containsKey("slew") ? 0.17 : 0.15))
                        .judged(new Steady(), Effort.FULL);
        assertEquals(Verdict.DOES_NOT_HOLD, verdict(off, "The ramp shows the critical load"));
        assertEquals(Verdict.HOLDS, verdict(off, "The ramp approximates the throughput"));
    }

    private static Findings buffers(double peak, double slope) {
        return MadeUpRamps.of(
                        0.001,
                        (merit, words, seed) -> {
                            double size = Double.parseDouble(words.get("buffer"));
                            double npm = size < peak ? size / peak : 1 - slope * (size - peak);
                            return OptionalDouble.of(
                                    merit == Merit.NPM ? npm : 0.2 - 0.2 / (size + 1));
                        })
                .judged(new BufferSize(), Effort.FULL);
    }

    @Test
    void npmSaturatesAndDeclinesWithTheBuffer() {
        Findings findings = buffers(10, 0.001);
        assertEquals(Verdict.HOLDS, verdict(findings, "The critical load monotonically"));
        assertEquals(Verdict.HOLDS, verdict(findings, "NPM saturates near 10"));
        assertEquals(Verdict.HOLDS, verdict(findings, "NPM gradually decreases"));
        assertEquals(Verdict.HOLDS, verdict(findings, "With 16 and with 96 flits"));
        assertEquals(Verdict.DOES_NOT_HOLD, verdict(findings, "The average latency with 96 flits"));
        assertEquals(Verdict.DOES_NOT_HOLD, verdict(buffers(48, 0.001), "NPM saturates near 10"));
        assertEquals(
                Verdict.DOES_NOT_HOLD, verdict(buffers(10, -0.001), "NPM gradually decreases"));
        assertEquals(
                Verdict.CANNOT_BE_CHECKED, verdict(buffers(10, 1e-6), "NPM gradually decreases"));
    }

    @ParameterizedTest
    @EnumSource(Effort.class)
    void noExperimentFailsForWantOfFigures(Effort effort) {
        MadeUpRamps nothing =
                MadeUpRamps.of(0, (merit, words, seed) -> OptionalDouble.empty())
                        .throughput(load -> Double.NaN)
                        .latency(load -> Double.NaN);
        for (Experiment experiment : RampExperiments.all()) {
            Findings findings = nothing.judged(experiment, effort);
            assertTrue(findings.verdict() != Verdict.HOLDS, experiment.outline().name());
        }
    }
}
