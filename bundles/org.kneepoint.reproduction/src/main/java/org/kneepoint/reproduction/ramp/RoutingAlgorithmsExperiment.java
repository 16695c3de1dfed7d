// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.view.ScatterPlot;
import org.kneepoint.reproduction.ComparisonRow;
import org.kneepoint.reproduction.ComparisonSection;
import org.kneepoint.reproduction.DeviationThresholds;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.RelativeDeviations;
import org.kneepoint.reproduction.ReportFigure;
import org.kneepoint.reproduction.ReproductionVerdict;

/** Table 1 and Figure 7: both measures of six routing algorithms, over seeds. */
final class RoutingAlgorithmsExperiment implements Experiment {
    static final String FIXED = "fixed";
    static final String ADAPTIVE = "adaptive";

    private static final DeviationThresholds CLOSE = new DeviationThresholds(0.03, 0.10);

    @Override
    public ExperimentOutline outline() {
        return RampPaper.OUTLINES.get("ramp-table-1");
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        String slew = RampPaper.BUFFER + " slew=" + effort.choose("1000000", "100000");
        return List.of(
                RampMeasure.measuredByAll(
                        RampPaper.ramp(
                                FIXED,
                                " routing="
                                        + RampPaper.DO1
                                        + ","
                                        + RampPaper.DO2
                                        + slew
                                        + " replications="
                                        + effort.choose(4, 2))),
                RampMeasure.measuredByAll(
                        RampPaper.ramp(
                                ADAPTIVE,
                                " routing="
                                        + RampPaper.SA1
                                        + ","
                                        + RampPaper.SA2
                                        + slew
                                        + " replications="
                                        + effort.choose(3, 1))));
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        Map<PublishedAlgorithm, RampRuns> ramps = new LinkedHashMap<>();
        PublishedAlgorithm.all()
                .forEach(a -> a.routing().ifPresent(r -> ramps.put(a, ramps(results, r))));
        ExperimentFindings.Builder findings = ExperimentFindings.builder();
        List<ComparisonRow> all = new ArrayList<>();
        for (RampMeasure measure : RampMeasure.values()) {
            List<ComparisonRow> rows =
                    PublishedAlgorithm.all().stream()
                            .map(a -> row(a, measure, ramps.get(a)))
                            .toList();
            all.addAll(rows);
            String title = measure == RampMeasure.NPM ? "NPM" : "Critical load";
            findings.add(new ComparisonSection(title, measure.quantity(), "algorithm", rows));
        }
        new RoutingAlgorithmsStatements(ramps).all().forEach(findings::add);
        List<ScatterPlot.ScatterPoint> dots =
                ramps.values().stream().flatMap(r -> r.scatter().stream()).toList();
        if (!dots.isEmpty()) {
            findings.add(ReportFigure.ofDots("NPM over critical load, a dot for each run", dots));
        }
        return findings.build(
                RampPaper.OUTLINES.text(
                        "routing-algorithms", deviations(all, "do"), deviations(all, "sa")));
    }

    private static RampRuns ramps(ExperimentResults results, String routing) {
        boolean fixed = routing.equals(RampPaper.DO1) || routing.equals(RampPaper.DO2);
        return RampRuns.of(results, fixed ? FIXED : ADAPTIVE).with("routing", routing);
    }

    private static ComparisonRow row(
            PublishedAlgorithm algorithm, RampMeasure measure, RampRuns ramps) {
        ComparisonRow row =
                ComparisonRow.of(algorithm.name()).published(algorithm.means().get(measure));
        if (ramps == null) {
            return row.note("the text does not define the algorithm");
        }
        SeedReadings sampled = ramps.read(measure);
        if (!sampled.isComplete()) {
            return row.note(sampled.missingReason());
        }
        String scatter =
                sampled.scatterText()
                        + ", published "
                        + Decimal.format(algorithm.deviations().get(measure));
        ComparisonRow measured = row.simulated(sampled.mean(), sampled.halfWidth());
        if (!algorithm.isDefined()) {
            return measured.note(scatter + "; the text does not define its router");
        }
        ComparisonRow judged = measured.note(scatter).judged(CLOSE);
        return judged.verdict(atBestWithLimits(judged.verdict()));
    }

    private static ReproductionVerdict atBestWithLimits(ReproductionVerdict verdict) {
        return verdict == ReproductionVerdict.HOLDS
                ? ReproductionVerdict.HOLDS_WITH_LIMITS
                : verdict;
    }

    private static String deviations(List<ComparisonRow> rows, String algorithm) {
        return RelativeDeviations.of(
                        rows.stream()
                                .filter(row -> row.label().startsWith(algorithm))
                                .collect(Collectors.toList()))
                .text();
    }
}
