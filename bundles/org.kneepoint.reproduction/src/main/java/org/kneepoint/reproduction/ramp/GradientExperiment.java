// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.view.AxisMarker;
import org.kneepoint.reproduction.ComparisonRow;
import org.kneepoint.reproduction.ComparisonSection;
import org.kneepoint.reproduction.DeviationThresholds;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.PercentText;
import org.kneepoint.reproduction.ReportFigure;
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.series.FigureSample;
import org.kneepoint.reproduction.series.FigureSeries;

/** Figures 2 and 8: throughput and its gradient, and where the load is critical. */
final class GradientExperiment implements Experiment {
    static final String RAMP = "ramp";

    private static final double NEGATIVE_AT = 0.15;
    private static final DeviationThresholds AROUND = new DeviationThresholds(0.10, 0.20);
    private static final DeviationThresholds PROPORTIONAL = new DeviationThresholds(0.02, 0.05);

    @Override
    public ExperimentOutline outline() {
        return RampPaper.OUTLINES.get("ramp-gradient");
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        return List.of(
                RampMeasure.CRITICAL_LOAD.measuredBy(
                        RampPaper.ramp(
                                RAMP,
                                " routing="
                                        + RampPaper.DO1
                                        + RampPaper.BUFFER
                                        + " slew="
                                        + effort.choose("1000000", "100000")),
                        Map.of()));
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        Curve ramp = results.curve(RAMP);
        RampMeasure measure = RampMeasure.CRITICAL_LOAD;
        Curve curve = results.derive(ramp, measure.metric(), measure.settings());
        SeedReadings sampled = RampRuns.of(results, RAMP).read(measure);
        OptionalDouble negative = negative(FigureSeries.of(curve, FiguresOfMerit.GRADIENT));
        ExperimentFindings.Builder findings =
                ExperimentFindings.builder()
                        .add(
                                new ComparisonSection(
                                        "Where the gradient turns negative",
                                        Quantities.LOAD,
                                        "figure",
                                        List.of(row(negative))))
                        .add(
                                proportional(
                                        FigureSeries.of(curve, Quantities.THROUGHPUT_SMOOTH),
                                        sampled.mean()))
                        .add(SteepnessStatement.of(ramp, sampled.mean()));
        if (!curve.points().isEmpty()) {
            AxisMarker mark = new AxisMarker(curve, sampled.readings().get(0));
            findings.add(
                    drawn(
                            "Averaged throughput and its gradient",
                            mark,
                            Quantities.THROUGHPUT_SMOOTH,
                            FiguresOfMerit.GRADIENT));
            findings.add(
                    drawn(
                            "Latency and packets in flight",
                            mark,
                            Quantities.LATENCY,
                            Quantities.IN_FLIGHT));
        }
        return findings.build(
                RampPaper.OUTLINES.text(
                        "gradient", SeedReadings.text(negative), sampled.meanText()));
    }

    private static ReportFigure drawn(String title, AxisMarker mark, Quantity... panels) {
        return new ReportFigure(
                        title + ", critical load marked", List.of(mark.curve()), List.of(panels))
                .marked(List.of(mark));
    }

    private static ComparisonRow row(OptionalDouble negative) {
        ComparisonRow row = ComparisonRow.of("load").published(NEGATIVE_AT);
        return negative.isEmpty()
                ? row.verdict(ReproductionVerdict.DOES_NOT_HOLD).note("the gradient stays positive")
                : row.simulated(negative, OptionalDouble.empty()).judged(AROUND);
    }

    private static OptionalDouble negative(FigureSeries gradient) {
        return gradient.samples().stream()
                .filter(sample -> sample.value() <= 0)
                .mapToDouble(FigureSample::x)
                .findFirst();
    }

    private static PaperStatement proportional(FigureSeries smooth, OptionalDouble critical) {
        OptionalDouble largest =
                critical.isEmpty()
                        ? critical
                        : smooth
                                .between(critical.getAsDouble() / 2, critical.getAsDouble())
                                .samples()
                                .stream()
                                .mapToDouble(s -> Math.abs(s.value() / s.x() - 1))
                                .max();
        return new PaperStatement(
                RampPaper.OUTLINES.statement("proportional"),
                PROPORTIONAL.judge(largest),
                "largest deviation from half the critical load on: "
                        + (largest.isEmpty()
                                ? "unknown"
                                : PercentText.plain(largest.getAsDouble())));
    }
}
