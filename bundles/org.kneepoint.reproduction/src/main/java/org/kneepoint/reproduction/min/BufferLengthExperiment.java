// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.min;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
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
import org.kneepoint.reproduction.series.FigureSeries;
import org.kneepoint.reproduction.series.ModelAgreementRows;
import org.kneepoint.reproduction.series.TrendVerdicts;

/** Figure 9: the buffer length equivalent to infinite buffers. */
final class BufferLengthExperiment implements Experiment {
    private static final List<String> LIGHT = List.of("0.3", "0.49");
    private static final String HEAVY = "0.9";
    private static final double SMALL = 4;
    private static final double ENOUGH = 15;
    private static final double INFINITE = 200;
    private static final double LIGHT_LIMIT = 0.02;
    private static final double HEAVY_LIMIT = 0.05;
    private static final double PROMINENT = 5;

    @Override
    public ExperimentOutline outline() {
        return MinPaper.OUTLINES.get("min-figure-9");
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        String settings =
                "min nodes=256 radix=2 buffer="
                        + effort.choose("1,2,4,8,11,15,20,30,60,200", "4,15,200")
                        + " load="
                        + effort.choose("0.3,0.49,0.7,0.9", "0.3,0.49,0.9")
                        + " axis=buffer";
        String runs = effort.choose(" replications=4 precision=0.01", " precision=0.1");
        return ExperimentCommand.modelAndSimulation(settings, runs);
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        ExperimentFindings.Builder findings = ExperimentFindings.builder();
        for (String load : LIGHT) {
            findings.add(mimics(results, load, SMALL, Quantities.LATENCY, LIGHT_LIMIT))
                    .add(mimics(results, load, SMALL, Quantities.THROUGHPUT, LIGHT_LIMIT));
        }
        findings.add(mimics(results, HEAVY, ENOUGH, Quantities.LATENCY, HEAVY_LIMIT))
                .add(mimics(results, HEAVY, ENOUGH, Quantities.THROUGHPUT, HEAVY_LIMIT))
                .add(pronounced(results))
                .add(MinPaper.plottedValues("Figure 9"))
                .add(section(results, "Delay", Quantities.LATENCY))
                .add(section(results, "Throughput", Quantities.THROUGHPUT));
        findings.addFigure(
                "Delay and throughput at loads 0.49 and 0.9, model and simulation",
                curves(results),
                Quantities.LATENCY,
                Quantities.THROUGHPUT);
        return findings.build(
                MinPaper.OUTLINES.text(
                        "buffer-length",
                        change(results, "model", HEAVY, ENOUGH, Quantities.LATENCY),
                        change(results, "simulation", HEAVY, ENOUGH, Quantities.LATENCY)));
    }

    private static List<Curve> curves(ExperimentResults results) {
        return Stream.of(LIGHT.get(1), HEAVY)
                .flatMap(
                        load ->
                                Stream.of("model", "simulation")
                                        .map(key -> CurveFamily.of(results.curves(key)))
                                        .flatMap(f -> f.with("load", load).curves().stream()))
                .toList();
    }

    private static PaperStatement mimics(
            ExperimentResults results, String load, double length, Quantity figure, double limit) {
        ReproductionVerdict[] verdicts = new ReproductionVerdict[2];
        List<String> parts = new ArrayList<>();
        for (String key : List.of("model", "simulation")) {
            FigureSeries series = along(results, key, load, figure);
            verdicts[parts.size()] = near(series, length, limit);
            parts.add(
                    key
                            + " "
                            + change(results, key, load, length, figure)
                            + ", shortest within "
                            + PercentText.plain(limit)
                            + ": "
                            + shortest(series, limit));
        }
        return new PaperStatement(
                MinPaper.OUTLINES.statement(
                        "like-infinite", PercentText.number(length), load, MinPaper.name(figure)),
                ReproductionVerdict.ofBoth(verdicts[0], verdicts[1]),
                String.join("; ", parts));
    }

    private static ReproductionVerdict near(FigureSeries series, double length, double limit) {
        double halfWidth =
                Stream.of(length, INFINITE)
                        .mapToDouble(
                                x ->
                                        FigureSeries.ratio(
                                                        series.halfWidthAt(x),
                                                        series.valueAt(INFINITE))
                                                .orElse(0))
                        .sum();
        return TrendVerdicts.verdict(
                series.ratio(length, INFINITE), r -> Math.abs(r - 1) - halfWidth <= limit);
    }

    /** The shortest of the simulated lengths from which on no longer one is off by more. */
    private static String shortest(FigureSeries series, double limit) {
        String shortest = "none";
        for (int i = series.samples().size() - 1; i >= 0; i--) {
            double length = series.samples().get(i).x();
            if (near(series, length, limit) != ReproductionVerdict.HOLDS) {
                break;
            }
            shortest = "L = " + PercentText.number(length);
        }
        return shortest;
    }

    private static PaperStatement pronounced(ExperimentResults results) {
        ReproductionVerdict[] verdicts = new ReproductionVerdict[2];
        List<String> parts = new ArrayList<>();
        for (String key : List.of("model", "simulation")) {
            OptionalDouble heavy = along(results, key, HEAVY, Quantities.LATENCY).spread();
            OptionalDouble light = along(results, key, LIGHT.get(0), Quantities.LATENCY).spread();
            verdicts[parts.size()] =
                    TrendVerdicts.verdict(FigureSeries.ratio(heavy, light), r -> r >= PROMINENT);
            parts.add(
                    key
                            + " "
                            + PercentText.signed(heavy)
                            + " against "
                            + PercentText.signed(light));
        }
        return new PaperStatement(
                MinPaper.OUTLINES.statement("pronounced"),
                ReproductionVerdict.ofBoth(verdicts[0], verdicts[1]),
                "from the least to the largest delay, at load 0.9 and 0.3: "
                        + String.join("; ", parts));
    }

    private static ComparisonSection section(
            ExperimentResults results, String title, Quantity figure) {
        List<ComparisonRow> rows = new ArrayList<>();
        for (String load : List.of(LIGHT.get(1), HEAVY)) {
            rows.addAll(
                    ModelAgreementRows.rows(
                            "load=" + load + ", L = ",
                            along(results, "model", load, figure),
                            along(results, "simulation", load, figure),
                            MinPaper.THRESHOLDS));
        }
        return new ComparisonSection(
                title + " against the buffer length", figure, "load and length", rows);
    }

    private static String change(
            ExperimentResults results, String key, String load, double length, Quantity figure) {
        return PercentText.signedRatio(along(results, key, load, figure).ratio(length, INFINITE));
    }

    private static FigureSeries along(
            ExperimentResults results, String key, String load, Quantity figure) {
        return CurveFamily.of(results.curves(key)).with("load", load).series(figure);
    }
}
