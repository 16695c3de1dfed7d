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
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Percent;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Row;
import org.kneepoint.reproduction.Section;
import org.kneepoint.reproduction.Thresholds;
import org.kneepoint.reproduction.Trial;
import org.kneepoint.reproduction.Verdict;
import org.kneepoint.reproduction.series.Judgement;
import org.kneepoint.reproduction.series.Sample;
import org.kneepoint.reproduction.series.Series;
import org.kneepoint.reproduction.series.Trend;

/** Figures 9 and 10: both measures against the buffer size, and two buffers in full. */
final class BufferSize implements Experiment {
    static final String RAMPS = "ramps";

    private static final Quantity BUFFER =
            Quantity.of("buffer", "flits", "flits that the buffer of a virtual channel holds");
    private static final List<String> SIZES =
            List.of("96", "64", "48", "32", "24", "16", "12", "10", "8", "6", "4", "2");
    private static final List<String> FEW = List.of("96", "16", "10", "4");
    private static final String SMALL = "16";
    private static final String LARGE = "96";

    private static final double PUBLISHED = 2000;
    private static final Thresholds AROUND = new Thresholds(0.10, 0.25);

    /** Where every one of the networks is congested. */
    private static final double CONGESTED = 0.2;

    /** Half the width over which windows are averaged. */
    private static final double NEAR = 0.005;

    private static final double SATURATED = 0.97;
    private static final double LEAST = 8;
    private static final double MOST = 16;
    private static final double MUCH = 1.5;

    @Override
    public Outline outline() {
        return RampPaper.OUTLINES.get("ramp-buffer-size");
    }

    private static List<String> sizes(Effort effort) {
        return effort.of(SIZES, FEW);
    }

    @Override
    public List<Trial> trials(Effort effort) {
        return List.of(
                Merit.readAll(
                        RampPaper.ramp(
                                RAMPS,
                                " routing="
                                        + RampPaper.DO1
                                        + " buffer="
                                        + String.join(",", sizes(effort))
                                        + " slew="
                                        + effort.of("300000", "100000"))));
    }

    @Override
    public Findings judge(Results results) {
        Ramps ramps = Ramps.of(results, RAMPS);
        List<String> sizes = sizes(results.effort());
        Series critical = ramps.series(Merit.CRITICAL_LOAD, BUFFER.name(), sizes);
        Series npm = ramps.series(Merit.NPM, BUFFER.name(), sizes);
        List<Row> throughput =
                Stream.of(SMALL, LARGE).map(size -> throughput(ramps, size)).toList();
        List<Curve> two =
                Stream.of(SMALL, LARGE)
                        .flatMap(size -> ramps.with(BUFFER.name(), size).curves().stream())
                        .toList();
        return new Judgement()
                .add(increases(critical))
                .add(saturates(npm))
                .add(declines(npm))
                .add(around(throughput))
                .add(latency(ramps))
                .add(
                        new Section(
                                "Packets received per window at the critical load",
                                Quantities.RECEIVED,
                                "buffer",
                                throughput))
                .draw(
                        "Critical load and NPM against the buffer size",
                        List.of(
                                ramps.over(
                                        BUFFER.name(),
                                        sizes,
                                        Map.of("routing", RampPaper.DO1),
                                        BUFFER,
                                        size -> size)),
                        Merit.CRITICAL_LOAD.quantity(),
                        Merit.NPM.quantity())
                .draw(
                        "Throughput and latency with 16 and with 96 flits",
                        two,
                        Quantities.RECEIVED,
                        Quantities.LATENCY)
                .build(
                        "the critical load goes from "
                                + ends(critical)
                                + "; NPM is largest at "
                                + place(npm.highest())
                                + " flits");
    }

    private static Claim increases(Series critical) {
        return new Claim(
                "The critical load monotonically increases with the buffer size",
                Trend.rises(critical),
                "by rising size: " + critical.words());
    }

    private static Claim saturates(Series npm) {
        Optional<Sample> highest = npm.highest();
        OptionalDouble reached =
                highest.isEmpty()
                        ? OptionalDouble.empty()
                        : npm.samples().stream()
                                .filter(s -> s.value() >= SATURATED * highest.get().value())
                                .mapToDouble(Sample::x)
                                .findFirst();
        return new Claim(
                "NPM saturates near 10 flits",
                Trend.holds(reached, size -> size >= LEAST && size <= MOST),
                "97 % of the largest value are reached at "
                        + Percent.number(reached)
                        + " flits; by rising size: "
                        + npm.words());
    }

    private static Claim declines(Series npm) {
        return new Claim(
                "NPM gradually decreases beyond",
                Descent.fromPeak(npm),
                "largest at "
                        + place(npm.highest())
                        + " flits, at 96 "
                        + Percent.ofRatio(
                                Series.ratio(
                                        npm.at(Double.parseDouble(LARGE)),
                                        npm.highest()
                                                .map(s -> OptionalDouble.of(s.value()))
                                                .orElse(OptionalDouble.empty())))
                        + " from there");
    }

    private static Claim around(List<Row> rows) {
        return Claim.of(
                "With 16 and with 96 flits throughput is around 2,000 packets per window",
                rows.stream().map(Row::verdict).toList(),
                "here "
                        + Percent.number(rows.get(0).simulated())
                        + " and "
                        + Percent.number(rows.get(1).simulated()));
    }

    private static Row throughput(Ramps ramps, String size) {
        OptionalDouble mean = critical(ramps.with(BUFFER.name(), size));
        Row row = Row.of(size).reported(PUBLISHED);
        return mean.isEmpty() ? row : row.simulated(mean, OptionalDouble.empty()).judged(AROUND);
    }

    private static Claim latency(Ramps ramps) {
        OptionalDouble ratio =
                Series.ratio(
                        congested(ramps, LARGE, Quantities.LATENCY),
                        congested(ramps, SMALL, Quantities.LATENCY));
        Verdict larger = Trend.holds(ratio, r -> r > 1);
        Verdict much = Trend.holds(ratio, r -> r >= MUCH);
        return new Claim(
                "The average latency with 96 flits is much larger than with 16",
                larger == Verdict.HOLDS && much != Verdict.HOLDS ? Verdict.HOLDS_WITH_LIMITS : much,
                Percent.number(ratio) + " times at loads above 0.2");
    }

    /** Packets of the windows around the critical load. */
    private static OptionalDouble critical(Ramps ramps) {
        OptionalDouble load = ramps.read(Merit.CRITICAL_LOAD).mean();
        return load.isEmpty()
                ? load
                : Windows.mean(
                        ramps.curves().get(0),
                        Quantities.RECEIVED,
                        load.getAsDouble() - NEAR,
                        load.getAsDouble() + NEAR);
    }

    private static OptionalDouble congested(Ramps ramps, String size, Quantity figure) {
        List<Curve> curves = ramps.with(BUFFER.name(), size).curves();
        return curves.isEmpty()
                ? OptionalDouble.empty()
                : Windows.mean(curves.get(0), figure, CONGESTED, 1);
    }

    private static String ends(Series series) {
        List<Sample> samples = series.samples();
        return samples.isEmpty()
                ? "no figure"
                : Percent.number(samples.get(0).value())
                        + " to "
                        + Percent.number(samples.get(samples.size() - 1).value());
    }

    private static String place(Optional<Sample> sample) {
        return sample.map(s -> Percent.number(s.x())).orElse("no");
    }
}
