// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
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
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.series.FigureSample;
import org.kneepoint.reproduction.series.FigureSeries;
import org.kneepoint.reproduction.series.TrendVerdicts;

/** Figures 9 and 10: both measures against the buffer size, and two buffers in full. */
final class RampBufferSizeExperiment implements Experiment {
    static final String RAMPS = "ramps";

    private static final Quantity BUFFER =
            Quantity.of("buffer", "flits", "flits that the buffer of a virtual channel holds");
    private static final List<String> SIZES =
            List.of("96", "64", "48", "32", "24", "16", "12", "10", "8", "6", "4", "2");
    private static final List<String> FEW = List.of("96", "16", "10", "4");
    private static final String SMALL = "16";
    private static final String LARGE = "96";

    private static final double PUBLISHED = 2000;
    private static final DeviationThresholds AROUND = new DeviationThresholds(0.10, 0.25);

    /** Where every one of the networks is congested. */
    private static final double CONGESTED = 0.2;

    /** Half the width over which windows are averaged. */
    private static final double NEAR = 0.005;

    private static final double SATURATED = 0.97;
    private static final double LEAST = 8;
    private static final double MOST = 16;
    private static final double MUCH = 1.5;

    @Override
    public ExperimentOutline outline() {
        return RampPaper.OUTLINES.get("ramp-buffer-size");
    }

    private static List<String> sizes(ExperimentEffort effort) {
        return effort.choose(SIZES, FEW);
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        return List.of(
                RampMeasure.measuredByAll(
                        RampPaper.ramp(
                                RAMPS,
                                " routing="
                                        + RampPaper.DO1
                                        + " buffer="
                                        + String.join(",", sizes(effort))
                                        + " slew="
                                        + effort.choose("300000", "100000"))));
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        RampRuns ramps = RampRuns.of(results, RAMPS);
        List<String> sizes = sizes(results.effort());
        FigureSeries critical = ramps.series(RampMeasure.CRITICAL_LOAD, BUFFER.name(), sizes);
        FigureSeries npm = ramps.series(RampMeasure.NPM, BUFFER.name(), sizes);
        List<ComparisonRow> throughput =
                Stream.of(SMALL, LARGE).map(size -> throughput(ramps, size)).toList();
        List<Curve> two =
                Stream.of(SMALL, LARGE)
                        .flatMap(size -> ramps.with(BUFFER.name(), size).curves().stream())
                        .toList();
        return ExperimentFindings.builder()
                .add(increases(critical))
                .add(saturates(npm))
                .add(declines(npm))
                .add(around(throughput))
                .add(latency(ramps))
                .add(
                        new ComparisonSection(
                                "Packets received per window at the critical load",
                                Quantities.RECEIVED,
                                "buffer",
                                throughput))
                .addFigure(
                        "Critical load and NPM against the buffer size",
                        List.of(
                                ramps.curveOver(
                                        BUFFER.name(),
                                        sizes,
                                        Map.of("routing", RampPaper.DO1),
                                        BUFFER,
                                        size -> size)),
                        RampMeasure.CRITICAL_LOAD.quantity(),
                        RampMeasure.NPM.quantity())
                .addFigure(
                        "Throughput and latency with 16 and with 96 flits",
                        two,
                        Quantities.RECEIVED,
                        Quantities.LATENCY)
                .build(
                        RampPaper.OUTLINES.text(
                                "ramp-buffer-size", ends(critical), place(npm.highest())));
    }

    private static PaperStatement increases(FigureSeries critical) {
        return new PaperStatement(
                RampPaper.OUTLINES.statement("critical-load-rises"),
                TrendVerdicts.rises(critical),
                "by rising size: " + critical.text());
    }

    private static PaperStatement saturates(FigureSeries npm) {
        Optional<FigureSample> highest = npm.highest();
        OptionalDouble reached =
                highest.isEmpty()
                        ? OptionalDouble.empty()
                        : npm.samples().stream()
                                .filter(s -> s.value() >= SATURATED * highest.get().value())
                                .mapToDouble(FigureSample::x)
                                .findFirst();
        return new PaperStatement(
                RampPaper.OUTLINES.statement("npm-saturates"),
                TrendVerdicts.verdict(reached, size -> size >= LEAST && size <= MOST),
                RampPaper.OUTLINES.text("npm-saturates", PercentText.number(reached), npm.text()));
    }

    private static PaperStatement declines(FigureSeries npm) {
        return new PaperStatement(
                RampPaper.OUTLINES.statement("npm-decreases"),
                DecreaseVerdicts.fromPeak(npm),
                RampPaper.OUTLINES.text(
                        "npm-decreases",
                        place(npm.highest()),
                        PercentText.signedRatio(
                                FigureSeries.ratio(
                                        npm.valueAt(Double.parseDouble(LARGE)),
                                        npm.highest()
                                                .map(s -> OptionalDouble.of(s.value()))
                                                .orElse(OptionalDouble.empty())))));
    }

    private static PaperStatement around(List<ComparisonRow> rows) {
        return PaperStatement.of(
                RampPaper.OUTLINES.statement("throughput-of-both"),
                rows.stream().map(ComparisonRow::verdict).toList(),
                RampPaper.OUTLINES.text(
                        "throughput-of-both",
                        PercentText.number(rows.get(0).simulated()),
                        PercentText.number(rows.get(1).simulated())));
    }

    private static ComparisonRow throughput(RampRuns ramps, String size) {
        OptionalDouble mean = critical(ramps.with(BUFFER.name(), size));
        ComparisonRow row = ComparisonRow.of(size).published(PUBLISHED);
        return mean.isEmpty() ? row : row.simulated(mean, OptionalDouble.empty()).judged(AROUND);
    }

    private static PaperStatement latency(RampRuns ramps) {
        OptionalDouble ratio =
                FigureSeries.ratio(
                        congested(ramps, LARGE, Quantities.LATENCY),
                        congested(ramps, SMALL, Quantities.LATENCY));
        ReproductionVerdict larger = TrendVerdicts.verdict(ratio, r -> r > 1);
        ReproductionVerdict much = TrendVerdicts.verdict(ratio, r -> r >= MUCH);
        return new PaperStatement(
                RampPaper.OUTLINES.statement("latency-of-both"),
                larger == ReproductionVerdict.HOLDS && much != ReproductionVerdict.HOLDS
                        ? ReproductionVerdict.HOLDS_WITH_LIMITS
                        : much,
                PercentText.number(ratio) + " times at loads above 0.2");
    }

    /** Packets of the windows around the critical load. */
    private static OptionalDouble critical(RampRuns ramps) {
        OptionalDouble load = ramps.read(RampMeasure.CRITICAL_LOAD).mean();
        return load.isEmpty()
                ? load
                : WindowMeans.mean(
                        ramps.curves().get(0),
                        Quantities.RECEIVED,
                        load.getAsDouble() - NEAR,
                        load.getAsDouble() + NEAR);
    }

    private static OptionalDouble congested(RampRuns ramps, String size, Quantity figure) {
        List<Curve> curves = ramps.with(BUFFER.name(), size).curves();
        return curves.isEmpty()
                ? OptionalDouble.empty()
                : WindowMeans.mean(curves.get(0), figure, CONGESTED, 1);
    }

    private static String ends(FigureSeries series) {
        List<FigureSample> samples = series.samples();
        return samples.isEmpty()
                ? "no figure"
                : PercentText.number(samples.get(0).value())
                        + " to "
                        + PercentText.number(samples.get(samples.size() - 1).value());
    }

    private static String place(Optional<FigureSample> sample) {
        return sample.map(s -> PercentText.number(s.x())).orElse("no");
    }
}
