// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.min;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.ComparisonRow;
import org.kneepoint.reproduction.ComparisonSection;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.PercentText;
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.series.CurveFamily;
import org.kneepoint.reproduction.series.FigureSample;
import org.kneepoint.reproduction.series.FigureSeries;
import org.kneepoint.reproduction.series.ModelAgreement;
import org.kneepoint.reproduction.series.ModelAgreementRows;
import org.kneepoint.reproduction.series.TrendVerdicts;

/** Figure 11: processors with a limited number of outstanding requests. */
final class OutstandingRequestsExperiment implements Experiment {
    private static final List<Integer> LIMITS = List.of(1, 2, 4, 8, 16);
    private static final double LOW = 4;
    private static final double HALF = 0.4;
    private static final double FULL = 1;

    @Override
    public ExperimentOutline outline() {
        return MinPaper.OUTLINES.get("min-figure-11");
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        String settings =
                "min nodes=64 radix=2 load="
                        + effort.choose("0.1:1:0.1", "0.2:1:0.2")
                        + " outstanding=1,2,4,8,16";
        String runs = effort.choose(" replications=4 precision=0.01", " precision=0.05");
        return ExperimentCommand.modelAndSimulation(settings, runs);
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        return ExperimentFindings.builder()
                .add(
                        MinPaper.OUTLINES.statement("requests-throughput"),
                        TrendVerdicts.rises(byLimit(results, "model", Quantities.THROUGHPUT)),
                        TrendVerdicts.rises(byLimit(results, "simulation", Quantities.THROUGHPUT)),
                        "throughput at full load, m = 1 to 16: "
                                + text(results, Quantities.THROUGHPUT))
                .add(
                        MinPaper.OUTLINES.statement("requests-delay"),
                        TrendVerdicts.rises(byLimit(results, "model", Quantities.LATENCY)),
                        TrendVerdicts.rises(byLimit(results, "simulation", Quantities.LATENCY)),
                        "delay at full load, m = 1 to 16: " + text(results, Quantities.LATENCY))
                .add(
                        MinPaper.OUTLINES.statement("requests-saturation"),
                        early(saturation(results, "model")),
                        early(saturation(results, "simulation")),
                        MinPaper.OUTLINES.text(
                                "requests-saturation",
                                saturation(results, "model").text(),
                                saturation(results, "simulation").text()))
                .add(agreement(results, "throughput", Quantities.THROUGHPUT))
                .add(agreement(results, "delay", Quantities.LATENCY))
                .add(MinPaper.plottedValues("Figure 11"))
                .add(section(results, "Throughput", Quantities.THROUGHPUT))
                .add(section(results, "Delay", Quantities.LATENCY))
                .addFigure(
                        "Throughput and delay, model and simulation",
                        curves(results),
                        Quantities.THROUGHPUT,
                        Quantities.LATENCY)
                .build(
                        MinPaper.OUTLINES.text(
                                "outstanding-requests",
                                gain(results, "model"),
                                gain(results, "simulation")));
    }

    private static List<Curve> curves(ExperimentResults results) {
        List<Curve> curves = new ArrayList<>();
        for (String m : List.of("1", "4", "16")) {
            for (String key : List.of("model", "simulation")) {
                curves.addAll(CurveFamily.of(results.curves(key)).with("outstanding", m).curves());
            }
        }
        return curves;
    }

    private static FigureSeries along(
            ExperimentResults results, String key, int m, Quantity figure) {
        return CurveFamily.of(results.curves(key))
                .with("outstanding", Integer.toString(m))
                .series(figure);
    }

    private static FigureSeries byLimit(ExperimentResults results, String key, Quantity figure) {
        List<FigureSample> samples = new ArrayList<>();
        for (int m : LIMITS) {
            along(results, key, m, figure)
                    .sampleAt(FULL)
                    .ifPresent(s -> samples.add(new FigureSample(m, s.value(), s.halfWidth())));
        }
        return FigureSeries.of(samples);
    }

    private static String gain(ExperimentResults results, String key) {
        return PercentText.number(byLimit(results, key, Quantities.THROUGHPUT).ratio(16, 1));
    }

    private static ReproductionVerdict early(FigureSeries part) {
        return part.samples().size() < LIMITS.size()
                ? ReproductionVerdict.CANNOT_BE_CHECKED
                : TrendVerdicts.verdict(
                        part.between(1, LOW).lowest().orElseThrow().value()
                                > part.between(LOW + 1, 16).highest().orElseThrow().value());
    }

    private static FigureSeries saturation(ExperimentResults results, String key) {
        List<FigureSample> samples = new ArrayList<>();
        for (int m : LIMITS) {
            OptionalDouble part = along(results, key, m, Quantities.THROUGHPUT).ratio(HALF, FULL);
            part.ifPresent(value -> samples.add(new FigureSample(m, value, 0)));
        }
        return FigureSeries.of(samples);
    }

    private static String text(ExperimentResults results, Quantity figure) {
        return "model "
                + byLimit(results, "model", figure).text()
                + "; simulation "
                + byLimit(results, "simulation", figure).text();
    }

    private static PaperStatement agreement(
            ExperimentResults results, String name, Quantity figure) {
        List<ReproductionVerdict> verdicts = new ArrayList<>();
        List<String> parts = new ArrayList<>();
        for (int m : LIMITS) {
            ModelAgreement agreement =
                    ModelAgreement.of(
                            along(results, "model", m, figure),
                            along(results, "simulation", m, figure));
            verdicts.add(agreement.within(MinPaper.ACCURACY));
            parts.add("m = " + m + ": " + agreement.text(MinPaper.ACCURACY));
        }
        return PaperStatement.of(
                MinPaper.OUTLINES.statement("agree", name), verdicts, String.join("; ", parts));
    }

    private static ComparisonSection section(
            ExperimentResults results, String title, Quantity figure) {
        List<ComparisonRow> rows = new ArrayList<>();
        for (int m : LIMITS) {
            rows.add(
                    ModelAgreementRows.worst(
                            "m = " + m + ", load ",
                            along(results, "model", m, figure),
                            along(results, "simulation", m, figure),
                            MinPaper.ACCURACY));
        }
        return new ComparisonSection(
                title + " where model and simulation differ most", figure, "requests", rows);
    }
}
