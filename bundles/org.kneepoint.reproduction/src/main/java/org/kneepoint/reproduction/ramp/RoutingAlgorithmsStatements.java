// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.kneepoint.reproduction.DeviationThresholds;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.PercentText;
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.series.TrendVerdicts;

/** Statements on Table 1 and Figure 7, and the order of the algorithms. */
final class RoutingAlgorithmsStatements {
    private static final DeviationThresholds SMALL = new DeviationThresholds(0.01, 0.05);

    private final Map<PublishedAlgorithm, RampRuns> ramps;

    RoutingAlgorithmsStatements(Map<PublishedAlgorithm, RampRuns> ramps) {
        this.ramps = ramps;
    }

    /** Returns them. */
    List<PaperStatement> all() {
        return List.of(
                scatter(), distinctive(), order(RampMeasure.CRITICAL_LOAD), order(RampMeasure.NPM));
    }

    private PaperStatement scatter() {
        List<ReproductionVerdict> verdicts = new ArrayList<>();
        List<String> texts = new ArrayList<>();
        ramps.forEach(
                (algorithm, runs) -> {
                    List<String> each = new ArrayList<>();
                    for (RampMeasure measure : RampMeasure.values()) {
                        OptionalDouble scatter = runs.read(measure).relativeDeviation();
                        verdicts.add(SMALL.judge(scatter));
                        scatter.ifPresent(s -> each.add(PercentText.plain(s)));
                    }
                    texts.add(
                            algorithm.name()
                                    + " "
                                    + (each.isEmpty()
                                            ? "not known of one run"
                                            : String.join(" and ", each)));
                });
        return PaperStatement.of(
                RampPaper.OUTLINES.statement("small-range"),
                verdicts,
                "standard deviation of critical load and NPM relative to the mean: "
                        + String.join(", ", texts));
    }

    private PaperStatement distinctive() {
        List<PublishedAlgorithm> algorithms = List.copyOf(ramps.keySet());
        List<ReproductionVerdict> verdicts = new ArrayList<>();
        List<String> mixed = new ArrayList<>();
        for (int i = 0; i < algorithms.size(); i++) {
            for (int j = i + 1; j < algorithms.size(); j++) {
                ReproductionVerdict apart =
                        apart(ramps.get(algorithms.get(i)), ramps.get(algorithms.get(j)));
                verdicts.add(apart);
                if (apart == ReproductionVerdict.DOES_NOT_HOLD) {
                    mixed.add(algorithms.get(i).name() + " and " + algorithms.get(j).name());
                }
            }
        }
        return PaperStatement.of(
                RampPaper.OUTLINES.statement("distinctive"),
                verdicts,
                mixed.isEmpty()
                        ? "the runs of any two that can be checked lie apart"
                        : "ranges overlap: " + String.join(", ", mixed));
    }

    private static ReproductionVerdict apart(RampRuns one, RampRuns other) {
        List<ReproductionVerdict> verdicts = new ArrayList<>();
        for (RampMeasure measure : RampMeasure.values()) {
            SeedReadings a = one.read(measure);
            SeedReadings b = other.read(measure);
            if (a.deviation().isEmpty() || b.deviation().isEmpty()) {
                return ReproductionVerdict.CANNOT_BE_CHECKED;
            }
            verdicts.add(
                    TrendVerdicts.verdict(
                            below(a.greatest(), b.least()) || below(b.greatest(), a.least())));
        }
        return TrendVerdicts.verdict(verdicts.contains(ReproductionVerdict.HOLDS));
    }

    private static boolean below(OptionalDouble one, OptionalDouble other) {
        return one.getAsDouble() < other.getAsDouble();
    }

    private PaperStatement order(RampMeasure measure) {
        List<PublishedAlgorithm> published =
                ramps.keySet().stream()
                        .sorted(Comparator.comparing(algorithm -> algorithm.means().get(measure)))
                        .toList();
        String named = measure == RampMeasure.NPM ? "NPM" : "critical load";
        return new PaperStatement(
                RampPaper.OUTLINES.statement(
                        "order",
                        named,
                        published.stream()
                                .map(PublishedAlgorithm::name)
                                .collect(Collectors.joining(", "))),
                ordered(measure, published),
                "here "
                        + published.stream()
                                .map(a -> a.name() + " " + ramps.get(a).read(measure).meanText())
                                .collect(Collectors.joining(", ")));
    }

    private ReproductionVerdict ordered(RampMeasure measure, List<PublishedAlgorithm> published) {
        ReproductionVerdict whole = rising(measure, published);
        if (whole != ReproductionVerdict.DOES_NOT_HOLD) {
            return whole;
        }
        ReproductionVerdict fixed = rising(measure, of(published, "do"));
        ReproductionVerdict adaptive = rising(measure, of(published, "sa"));
        return fixed == ReproductionVerdict.HOLDS && adaptive == ReproductionVerdict.HOLDS
                ? ReproductionVerdict.HOLDS_WITH_LIMITS
                : ReproductionVerdict.DOES_NOT_HOLD;
    }

    private static List<PublishedAlgorithm> of(List<PublishedAlgorithm> all, String family) {
        return all.stream().filter(a -> a.name().startsWith(family)).toList();
    }

    private ReproductionVerdict rising(RampMeasure measure, List<PublishedAlgorithm> published) {
        boolean rising = true;
        for (int i = 1; i < published.size(); i++) {
            OptionalDouble before = ramps.get(published.get(i - 1)).read(measure).mean();
            OptionalDouble after = ramps.get(published.get(i)).read(measure).mean();
            if (before.isEmpty() || after.isEmpty()) {
                return ReproductionVerdict.CANNOT_BE_CHECKED;
            }
            rising &= below(before, after);
        }
        return TrendVerdicts.verdict(rising);
    }
}
