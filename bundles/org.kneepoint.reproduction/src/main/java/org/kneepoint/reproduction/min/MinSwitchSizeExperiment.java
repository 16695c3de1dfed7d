// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.min;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
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

/** Figure 10: delay and throughput of switches of different sizes. */
final class MinSwitchSizeExperiment implements Experiment {
    private static final String HEAVY = "0.8";
    private static final String MODERATE = "0.6";
    private static final double SMALL = 2;
    private static final double LARGE = 64;
    private static final String SHORT = "1";
    private static final String LONG = "16";

    @Override
    public ExperimentOutline outline() {
        return MinPaper.OUTLINES.get("min-figure-10");
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        String settings =
                "min nodes=4096 radix="
                        + effort.choose("2,4,8,16,64", "2,64")
                        + " buffer="
                        + effort.choose("1,4,16", "1,16")
                        + " load="
                        + effort.choose("0.6,0.8", MODERATE)
                        + " axis=radix";
        String runs = effort.choose(" precision=0.02 limit=120", " warmup=200 cycles=400");
        return ExperimentCommand.modelAndSimulation(settings, runs);
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        ExperimentFindings.Builder findings =
                ExperimentFindings.builder()
                        .add(
                                MinPaper.OUTLINES.statement("delay"),
                                falls(results, "model"),
                                falls(results, "simulation"),
                                MinPaper.OUTLINES.text(
                                        "delay",
                                        load(results),
                                        PercentText.number(gain(results, "model")),
                                        PercentText.number(gain(results, "simulation"))))
                        .add(
                                MinPaper.OUTLINES.statement("least-delay"),
                                least(results, "model"),
                                least(results, "simulation"),
                                MinPaper.OUTLINES.text(
                                        "least-delay",
                                        load(results),
                                        figures(results, "model", LARGE, Quantities.LATENCY),
                                        figures(results, "simulation", LARGE, Quantities.LATENCY)))
                        .add(
                                MinPaper.OUTLINES.statement("suits-throughput"),
                                carries(results, "model"),
                                carries(results, "simulation"),
                                MinPaper.OUTLINES.text(
                                        "suits-throughput",
                                        load(results),
                                        figures(results, "model", SMALL, Quantities.THROUGHPUT),
                                        figures(
                                                results,
                                                "simulation",
                                                SMALL,
                                                Quantities.THROUGHPUT),
                                        figures(results, "model", LARGE, Quantities.THROUGHPUT),
                                        figures(
                                                results,
                                                "simulation",
                                                LARGE,
                                                Quantities.THROUGHPUT)))
                        .add(
                                new PaperStatement(
                                        MinPaper.OUTLINES.statement("cost"),
                                        ReproductionVerdict.CANNOT_BE_CHECKED,
                                        "the paper defines no cost"))
                        .add(MinPaper.plottedValues("Figure 10"))
                        .add(section(results, "Delay", Quantities.LATENCY))
                        .add(section(results, "Throughput", Quantities.THROUGHPUT));
        findings.addFigure(
                "Delay and throughput at load " + load(results) + ", model and simulation",
                curves(results),
                Quantities.LATENCY,
                Quantities.THROUGHPUT);
        return findings.build(
                MinPaper.OUTLINES.text(
                        "switch-size",
                        falls(results, "model").text(),
                        falls(results, "simulation").text()));
    }

    private static List<Curve> curves(ExperimentResults results) {
        List<Curve> curves = new ArrayList<>();
        for (String length : List.of(SHORT, LONG)) {
            for (String key : List.of("model", "simulation")) {
                curves.addAll(
                        CurveFamily.of(results.curves(key))
                                .with("load", load(results))
                                .with("buffer", length)
                                .curves());
            }
        }
        return curves;
    }

    private static ReproductionVerdict falls(ExperimentResults results, String key) {
        return ReproductionVerdict.combined(
                results.curves(key).stream()
                        .map(
                                curve ->
                                        TrendVerdicts.falls(
                                                FigureSeries.of(curve, Quantities.LATENCY)))
                        .toList());
    }

    private static ReproductionVerdict least(ExperimentResults results, String key) {
        OptionalDouble proposed = heavy(results, key, SHORT, Quantities.LATENCY).valueAt(LARGE);
        OptionalDouble least =
                CurveFamily.of(results.curves(key)).with("load", load(results)).curves().stream()
                        .flatMap(c -> FigureSeries.of(c, Quantities.LATENCY).samples().stream())
                        .mapToDouble(s -> s.value())
                        .min();
        return TrendVerdicts.verdict(proposed, p -> p <= least.orElse(p));
    }

    private static ReproductionVerdict carries(ExperimentResults results, String key) {
        return TrendVerdicts.verdict(
                FigureSeries.ratio(
                        heavy(results, key, LONG, Quantities.THROUGHPUT).valueAt(SMALL),
                        heavy(results, key, SHORT, Quantities.THROUGHPUT).valueAt(LARGE)),
                ratio -> ratio > 1);
    }

    private static OptionalDouble gain(ExperimentResults results, String key) {
        return heavy(results, key, LONG, Quantities.LATENCY).ratio(SMALL, LARGE);
    }

    private static String figures(
            ExperimentResults results, String key, double size, Quantity figure) {
        return List.of(SHORT, LONG).stream()
                .map(
                        length ->
                                PercentText.number(
                                        heavy(results, key, length, figure).valueAt(size)))
                .collect(Collectors.joining(" and "));
    }

    private static ComparisonSection section(
            ExperimentResults results, String title, Quantity figure) {
        List<ComparisonRow> rows = new ArrayList<>();
        for (String length : results.effort().choose(List.of("1", "4", "16"), List.of("1", "16"))) {
            rows.addAll(
                    ModelAgreementRows.rows(
                            "L = " + length + ", a = ",
                            heavy(results, "model", length, figure),
                            heavy(results, "simulation", length, figure),
                            MinPaper.THRESHOLDS));
        }
        return new ComparisonSection(
                title + " at load " + load(results), figure, "buffer and switch", rows);
    }

    private static String load(ExperimentResults results) {
        return results.effort().choose(HEAVY, MODERATE);
    }

    private static FigureSeries heavy(
            ExperimentResults results, String key, String length, Quantity figure) {
        return CurveFamily.of(results.curves(key))
                .with("load", load(results))
                .with("buffer", length)
                .series(figure);
    }
}
