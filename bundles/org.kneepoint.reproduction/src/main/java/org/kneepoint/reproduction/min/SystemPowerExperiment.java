// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.min;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.reproduction.ComparisonRow;
import org.kneepoint.reproduction.ComparisonSection;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.PercentText;
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.series.CurveFamily;
import org.kneepoint.reproduction.series.FigureSample;
import org.kneepoint.reproduction.series.FigureSeries;
import org.kneepoint.reproduction.series.ModelAgreementRows;
import org.kneepoint.reproduction.series.TrendVerdicts;

/** Figure 12: throughput over delay against load and buffer length. */
final class SystemPowerExperiment implements Experiment {
    private static final List<Integer> LENGTHS = List.of(1, 2, 4, 8, 16);
    private static final List<Integer> LARGE = List.of(4, 8, 16);
    private static final double LIGHT = 0.1;
    private static final double HEAVY = 0.9;
    private static final double INSENSITIVE = 0.02;

    @Override
    public ExperimentOutline outline() {
        return MinPaper.OUTLINES.get("min-figure-12");
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        String settings =
                "min nodes=64 radix=2 load="
                        + effort.choose("0.1:1:0.1", "0.1,0.3,0.5,0.7,0.9,1")
                        + " buffer=1,2,4,8,16";
        String runs = effort.choose(" replications=4 precision=0.01", " precision=0.05");
        return ExperimentCommand.modelAndSimulation(settings, runs);
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        ExperimentFindings.Builder findings =
                ExperimentFindings.builder()
                        .add(
                                MinPaper.OUTLINES.statement("power-rises"),
                                TrendVerdicts.rises(along(results, "model", 1)),
                                TrendVerdicts.rises(along(results, "simulation", 1)),
                                MinPaper.OUTLINES.text(
                                        "power-rises",
                                        peak(results, "model", 1),
                                        peak(results, "simulation", 1)));
        for (int length : LARGE) {
            findings.add(
                    MinPaper.OUTLINES.statement("power-peak", length),
                    TrendVerdicts.peaks(along(results, "model", length)),
                    TrendVerdicts.peaks(along(results, "simulation", length)),
                    MinPaper.OUTLINES.text(
                            "power-peak",
                            peak(results, "model", length),
                            peak(results, "simulation", length)));
        }
        return findings.add(
                        MinPaper.OUTLINES.statement("power-insensitive"),
                        insensitive(results, "model"),
                        insensitive(results, "simulation"),
                        MinPaper.OUTLINES.text(
                                "power-insensitive",
                                PercentText.signed(byLength(results, "model", LIGHT).spread()),
                                PercentText.signed(
                                        byLength(results, "simulation", LIGHT).spread())))
                .add(
                        MinPaper.OUTLINES.statement("power-falls"),
                        TrendVerdicts.falls(byLength(results, "model", HEAVY)),
                        TrendVerdicts.falls(byLength(results, "simulation", HEAVY)),
                        MinPaper.OUTLINES.text(
                                "power-falls",
                                byLength(results, "model", HEAVY).text(),
                                byLength(results, "simulation", HEAVY).text()))
                .add(MinPaper.plottedValues("Figure 12"))
                .add(section(results, LIGHT))
                .add(section(results, HEAVY))
                .addFigure("System power against load", curves(results), Quantities.SYSTEM_POWER)
                .build(
                        MinPaper.OUTLINES.text(
                                "system-power",
                                peak(results, "model", 1),
                                peak(results, "simulation", 1),
                                peak(results, "model", 16),
                                peak(results, "simulation", 16)));
    }

    private static List<Curve> curves(ExperimentResults results) {
        List<Curve> curves = new ArrayList<>();
        for (String length : List.of("1", "4", "16")) {
            for (String key : List.of("model", "simulation")) {
                curves.addAll(CurveFamily.of(results.curves(key)).with("buffer", length).curves());
            }
        }
        return curves;
    }

    /** The power with an interval as wide as those of throughput and delay make it. */
    private static FigureSeries along(ExperimentResults results, String key, int length) {
        CurveFamily family =
                CurveFamily.of(results.curves(key)).with("buffer", Integer.toString(length));
        FigureSeries throughput = family.series(Quantities.THROUGHPUT);
        FigureSeries delay = family.series(Quantities.LATENCY);
        List<FigureSample> samples = new ArrayList<>();
        for (FigureSample power : family.series(Quantities.SYSTEM_POWER).samples()) {
            double relativeHalfWidth =
                    throughput.relativeHalfWidthAt(power.x())
                            + delay.relativeHalfWidthAt(power.x());
            samples.add(
                    new FigureSample(power.x(), power.value(), power.value() * relativeHalfWidth));
        }
        return FigureSeries.of(samples);
    }

    private static FigureSeries byLength(ExperimentResults results, String key, double load) {
        List<FigureSample> samples = new ArrayList<>();
        for (int length : LENGTHS) {
            along(results, key, length)
                    .sampleAt(load)
                    .ifPresent(
                            s -> samples.add(new FigureSample(length, s.value(), s.halfWidth())));
        }
        return FigureSeries.of(samples);
    }

    private static String peak(ExperimentResults results, String key, int length) {
        return along(results, key, length)
                .highest()
                .map(s -> PercentText.number(s.value()) + " at load " + PercentText.number(s.x()))
                .orElse("unknown");
    }

    private static ReproductionVerdict insensitive(ExperimentResults results, String key) {
        return TrendVerdicts.verdict(byLength(results, key, LIGHT).spread(), s -> s <= INSENSITIVE);
    }

    private static ComparisonSection section(ExperimentResults results, double load) {
        List<ComparisonRow> rows =
                ModelAgreementRows.rows(
                        "",
                        byLength(results, "model", load),
                        byLength(results, "simulation", load),
                        MinPaper.THRESHOLDS);
        return new ComparisonSection(
                "System power at load " + PercentText.number(load),
                Quantities.SYSTEM_POWER,
                "buffer",
                rows);
    }
}
