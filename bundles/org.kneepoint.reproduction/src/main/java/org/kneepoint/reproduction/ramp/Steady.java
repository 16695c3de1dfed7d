// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.kneepoint.api.metric.Reading;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Count;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Percent;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Thresholds;
import org.kneepoint.reproduction.Trial;
import org.kneepoint.reproduction.series.Judgement;
import org.kneepoint.reproduction.series.Sample;
import org.kneepoint.reproduction.series.Series;

/** Section 4: a slow ramp shows what constant loads would. */
final class Steady implements Experiment {
    static final String RAMPS = "ramps";
    static final String STEADY = "steady";

    private static final Thresholds CRITICAL = new Thresholds(0.02, 0.05);
    private static final Thresholds THROUGHPUT = new Thresholds(0.02, 0.05);
    private static final Thresholds LATENCY = new Thresholds(0.05, 0.15);

    /** Half the width over which windows of a ramp are averaged to be set beside a load. */
    private static final double NEAR = 0.0025;

    @Override
    public Outline outline() {
        return RampPaper.OUTLINES.get("ramp-steady");
    }

    @Override
    public List<Trial> trials(Effort effort) {
        String router = " routing=" + RampPaper.DO1 + RampPaper.BUFFER;
        return List.of(
                Merit.CRITICAL_LOAD.read(
                        RampPaper.ramp(
                                RAMPS,
                                router
                                        + " slew="
                                        + effort.of("1000000", "100000")
                                        + effort.of(" replications=2", "")),
                        Map.of()),
                Merit.CRITICAL_LOAD.read(
                        new Trial(
                                STEADY,
                                "simulate"
                                        + RampPaper.torus()
                                        + router
                                        + " source=blocked arrivals=packet-gap"
                                        + effort.of(
                                                " load=0.11:0.19:0.01 warmup=10000 cycles=15000 limit=120",
                                                " load=0.1:0.2:0.02 warmup=2000 cycles=3000")),
                        Map.of()));
    }

    @Override
    public Findings judge(Results results) {
        Ramps ramps = Ramps.of(results, RAMPS);
        Curve steady = results.curve(STEADY);
        Reading knee =
                results
                        .read(steady, Merit.CRITICAL_LOAD.metric(), Merit.CRITICAL_LOAD.words())
                        .stream()
                        .findFirst()
                        .orElse(Reading.missing(Merit.CRITICAL_LOAD.quantity(), "not read"));
        Sampled ramped = ramps.read(Merit.CRITICAL_LOAD);
        List<Curve> drawn = new ArrayList<>(ramps.curves());
        drawn.add(steady);
        return new Judgement()
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
                .draw(
                        "Throughput and latency, ramps and constant loads",
                        drawn,
                        Quantities.THROUGHPUT,
                        Quantities.LATENCY)
                .build(
                        "critical load "
                                + ramped.words()
                                + " by ramps, "
                                + Sampled.text(knee.value())
                                + " by constant loads");
    }

    private static Claim critical(Sampled ramped, Reading knee) {
        OptionalDouble ratio = Series.ratio(ramped.mean(), knee.value());
        double chance = Series.ratio(ramped.halfWidth(), knee.value()).orElse(0);
        return new Claim(
                "The ramp shows the critical load of constant loads",
                CRITICAL.judge(
                        ratio.isEmpty() ? ratio : OptionalDouble.of(ratio.getAsDouble() - 1),
                        chance),
                "ramps "
                        + ramped.words()
                        + ", constant loads "
                        + Sampled.text(knee.value())
                        + (ratio.isEmpty() ? ": " + knee.note() : ": " + Percent.ofRatio(ratio)));
    }

    private static Claim close(
            String named,
            Quantity figure,
            Thresholds thresholds,
            Ramps ramps,
            Curve steady,
            double highest) {
        List<Double> deviations = new ArrayList<>();
        for (Sample sample : Series.of(steady, figure).between(0, highest).samples()) {
            OptionalDouble near = near(ramps, figure, sample.x());
            near.ifPresent(value -> deviations.add(Math.abs(value / sample.value() - 1)));
        }
        OptionalDouble largest = deviations.stream().mapToDouble(d -> d).max();
        return new Claim(
                "The ramp approximates the " + named,
                thresholds.judge(largest),
                "largest deviation at "
                        + Count.of(deviations.size(), "load")
                        + ": "
                        + (largest.isEmpty() ? "unknown" : Percent.plain(largest.getAsDouble())));
    }

    /** The mean over the ramps of their windows next to a load. */
    private static OptionalDouble near(Ramps ramps, Quantity figure, double load) {
        return ramps.curves().stream()
                .map(ramp -> Windows.mean(ramp, figure, load - NEAR, load + NEAR))
                .filter(OptionalDouble::isPresent)
                .mapToDouble(OptionalDouble::getAsDouble)
                .average();
    }
}
