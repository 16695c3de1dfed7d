// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.CountText;
import org.kneepoint.reproduction.DeviationThresholds;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.PercentText;
import org.kneepoint.reproduction.series.FigureSample;
import org.kneepoint.reproduction.series.FigureSeries;

/** Section 4: a slow ramp compared with constant loads. */
final class ConstantLoadExperiment implements Experiment {
    static final String RAMPS = "ramps";
    static final String STEADY = "steady";

    private static final DeviationThresholds CRITICAL = new DeviationThresholds(0.02, 0.05);
    private static final DeviationThresholds THROUGHPUT = new DeviationThresholds(0.02, 0.05);
    private static final DeviationThresholds LATENCY = new DeviationThresholds(0.05, 0.15);

    /** Half the range of loads over which windows of a ramp are averaged. */
    private static final double NEAR = 0.0025;

    @Override
    public ExperimentOutline outline() {
        return RampPaper.OUTLINES.get("ramp-steady");
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        String router = " routing=" + RampPaper.DO1 + RampPaper.BUFFER;
        return List.of(
                RampMeasure.CRITICAL_LOAD.measuredBy(
                        RampPaper.ramp(
                                RAMPS,
                                router
                                        + " slew="
                                        + effort.choose("1000000", "100000")
                                        + effort.choose(" replications=2", "")),
                        Map.of()),
                RampMeasure.CRITICAL_LOAD.measuredBy(
                        new ExperimentCommand(
                                STEADY,
                                "simulate"
                                        + RampPaper.torus()
                                        + router
                                        + " source=blocked arrivals=packet-gap"
                                        + effort.choose(
                                                " load=0.11:0.19:0.01 warmup=10000 cycles=15000 limit=120",
                                                " load=0.1:0.2:0.02 warmup=2000 cycles=3000")),
                        Map.of()));
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        RampRuns ramps = RampRuns.of(results, RAMPS);
        Curve steady = results.curve(STEADY);
        MetricValue knee =
                results
                        .read(
                                steady,
                                RampMeasure.CRITICAL_LOAD.metric(),
                                RampMeasure.CRITICAL_LOAD.settings())
                        .stream()
                        .findFirst()
                        .orElse(
                                MetricValue.missing(
                                        RampMeasure.CRITICAL_LOAD.quantity(), "not read"));
        SeedReadings ramped = ramps.read(RampMeasure.CRITICAL_LOAD);
        List<Curve> drawn = new ArrayList<>(ramps.curves());
        drawn.add(steady);
        return ExperimentFindings.builder()
                .add(critical(ramped, knee))
                .add(close("throughput", Quantities.THROUGHPUT, THROUGHPUT, ramps, steady, 1))
                .add(
                        close(
                                "latency up to the critical load",
                                Quantities.LATENCY,
                                LATENCY,
                                ramps,
                                steady,
                                knee.value().orElse(0)))
                .addFigure(
                        "Throughput and latency, ramps and constant loads",
                        drawn,
                        Quantities.THROUGHPUT,
                        Quantities.LATENCY)
                .build(
                        RampPaper.OUTLINES.text(
                                "constant-load",
                                ramped.meanText(),
                                SeedReadings.text(knee.value())));
    }

    private static PaperStatement critical(SeedReadings ramped, MetricValue knee) {
        OptionalDouble ratio = FigureSeries.ratio(ramped.mean(), knee.value());
        double relativeHalfWidth = FigureSeries.ratio(ramped.halfWidth(), knee.value()).orElse(0);
        return new PaperStatement(
                RampPaper.OUTLINES.statement("ramp-critical-load"),
                CRITICAL.judge(
                        ratio.isEmpty() ? ratio : OptionalDouble.of(ratio.getAsDouble() - 1),
                        relativeHalfWidth),
                RampPaper.OUTLINES.text(
                        "ramp-critical-load",
                        ramped.meanText(),
                        SeedReadings.text(knee.value()),
                        (ratio.isEmpty()
                                ? ": " + knee.note()
                                : ": " + PercentText.signedRatio(ratio))));
    }

    private static PaperStatement close(
            String named,
            Quantity figure,
            DeviationThresholds thresholds,
            RampRuns ramps,
            Curve steady,
            double highest) {
        List<Double> deviations = new ArrayList<>();
        for (FigureSample sample : FigureSeries.of(steady, figure).between(0, highest).samples()) {
            OptionalDouble near = near(ramps, figure, sample.x());
            near.ifPresent(value -> deviations.add(Math.abs(value / sample.value() - 1)));
        }
        OptionalDouble largest = deviations.stream().mapToDouble(d -> d).max();
        return new PaperStatement(
                RampPaper.OUTLINES.statement("ramp-approximates", named),
                thresholds.judge(largest),
                RampPaper.OUTLINES.text(
                        "ramp-approximates",
                        CountText.of(deviations.size(), "load"),
                        (largest.isEmpty()
                                ? "unknown"
                                : PercentText.plain(largest.getAsDouble()))));
    }

    /** The mean over the ramps of their windows next to a load. */
    private static OptionalDouble near(RampRuns ramps, Quantity figure, double load) {
        return ramps.curves().stream()
                .map(ramp -> WindowMeans.mean(ramp, figure, load - NEAR, load + NEAR))
                .filter(OptionalDouble::isPresent)
                .mapToDouble(OptionalDouble::getAsDouble)
                .average();
    }
}
