// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.min;

import java.util.ArrayList;
import java.util.List;
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
import org.kneepoint.reproduction.Trial;
import org.kneepoint.reproduction.Verdict;
import org.kneepoint.reproduction.series.Beside;
import org.kneepoint.reproduction.series.Family;
import org.kneepoint.reproduction.series.Judgement;
import org.kneepoint.reproduction.series.Series;
import org.kneepoint.reproduction.series.Trend;

/** Figure 9: how long buffers must be to be as good as infinite ones. */
final class BufferLength implements Experiment {
    private static final List<String> LIGHT = List.of("0.3", "0.49");
    private static final String HEAVY = "0.9";
    private static final double SMALL = 4;
    private static final double ENOUGH = 15;
    private static final double INFINITE = 200;
    private static final double LIGHT_LIMIT = 0.02;
    private static final double HEAVY_LIMIT = 0.05;
    private static final double PROMINENT = 5;

    @Override
    public Outline outline() {
        return MinPaper.OUTLINES.get("min-figure-9");
    }

    @Override
    public List<Trial> trials(Effort effort) {
        String words =
                "min nodes=256 radix=2 buffer="
                        + effort.of("1,2,4,8,11,15,20,30,60,200", "4,15,200")
                        + " load="
                        + effort.of("0.3,0.49,0.7,0.9", "0.3,0.49,0.9")
                        + " axis=buffer";
        String runs = effort.of(" replications=4 precision=0.01", " precision=0.1");
        return List.of(
                new Trial("model", "solve " + words),
                new Trial("simulation", "simulate " + words + runs));
    }

    @Override
    public Findings judge(Results results) {
        Judgement judgement = new Judgement();
        for (String load : LIGHT) {
            judgement
                    .add(mimics(results, load, SMALL, Quantities.LATENCY, LIGHT_LIMIT))
                    .add(mimics(results, load, SMALL, Quantities.THROUGHPUT, LIGHT_LIMIT));
        }
        judgement
                .add(mimics(results, HEAVY, ENOUGH, Quantities.LATENCY, HEAVY_LIMIT))
                .add(mimics(results, HEAVY, ENOUGH, Quantities.THROUGHPUT, HEAVY_LIMIT))
                .add(pronounced(results))
                .add(MinPaper.plotted("Figure 9"))
                .add(section(results, "Delay", Quantities.LATENCY))
                .add(section(results, "Throughput", Quantities.THROUGHPUT));
        judgement.draw(
                "Delay and throughput at loads 0.49 and 0.9, model and simulation",
                curves(results),
                Quantities.LATENCY,
                Quantities.THROUGHPUT);
        return judgement.build(
                "at load 0.9 buffers of 15 instead of infinite ones change the delay by "
                        + change(results, "model", HEAVY, ENOUGH, Quantities.LATENCY)
                        + " in the model and by "
                        + change(results, "simulation", HEAVY, ENOUGH, Quantities.LATENCY)
                        + " in the simulation");
    }

    private static List<Curve> curves(Results results) {
        return Stream.of(LIGHT.get(1), HEAVY)
                .flatMap(
                        load ->
                                Stream.of("model", "simulation")
                                        .map(key -> Family.of(results.curves(key)))
                                        .flatMap(f -> f.with("load", load).curves().stream()))
                .toList();
    }

    private static Claim mimics(
            Results results, String load, double length, Quantity figure, double limit) {
        Verdict[] verdicts = new Verdict[2];
        List<String> parts = new ArrayList<>();
        for (String key : List.of("model", "simulation")) {
            Series series = along(results, key, load, figure);
            verdicts[parts.size()] = near(series, length, limit);
            parts.add(
                    key
                            + " "
                            + change(results, key, load, length, figure)
                            + ", shortest within "
                            + Percent.plain(limit)
                            + ": "
                            + shortest(series, limit));
        }
        return new Claim(
                "Buffers of L = "
                        + Percent.number(length)
                        + " mimic infinite ones at load "
                        + load
                        + ": "
                        + MinPaper.name(figure),
                Judgement.both(verdicts[0], verdicts[1]),
                String.join("; ", parts));
    }

    private static Verdict near(Series series, double length, double limit) {
        double chance =
                Stream.of(length, INFINITE)
                        .mapToDouble(
                                x ->
                                        Series.ratio(series.halfWidth(x), series.at(INFINITE))
                                                .orElse(0))
                        .sum();
        return Trend.holds(series.ratio(length, INFINITE), r -> Math.abs(r - 1) - chance <= limit);
    }

    /** The shortest of the simulated lengths from which on no longer one is off by more. */
    private static String shortest(Series series, double limit) {
        String shortest = "none";
        for (int i = series.samples().size() - 1; i >= 0; i--) {
            double length = series.samples().get(i).x();
            if (near(series, length, limit) != Verdict.HOLDS) {
                break;
            }
            shortest = "L = " + Percent.number(length);
        }
        return shortest;
    }

    private static Claim pronounced(Results results) {
        Verdict[] verdicts = new Verdict[2];
        List<String> parts = new ArrayList<>();
        for (String key : List.of("model", "simulation")) {
            OptionalDouble heavy = along(results, key, HEAVY, Quantities.LATENCY).spread();
            OptionalDouble light = along(results, key, LIGHT.get(0), Quantities.LATENCY).spread();
            verdicts[parts.size()] = Trend.holds(Series.ratio(heavy, light), r -> r >= PROMINENT);
            parts.add(key + " " + Percent.of(heavy) + " against " + Percent.of(light));
        }
        return new Claim(
                "The variation of delay with L is pronounced under heavy traffic",
                Judgement.both(verdicts[0], verdicts[1]),
                "from the least to the largest delay, at load 0.9 and 0.3: "
                        + String.join("; ", parts));
    }

    private static Section section(Results results, String title, Quantity figure) {
        List<Row> rows = new ArrayList<>();
        for (String load : List.of(LIGHT.get(1), HEAVY)) {
            rows.addAll(
                    Beside.rows(
                            "load=" + load + ", L = ",
                            along(results, "model", load, figure),
                            along(results, "simulation", load, figure),
                            MinPaper.THRESHOLDS));
        }
        return new Section(title + " against the buffer length", figure, "load and length", rows);
    }

    private static String change(
            Results results, String key, String load, double length, Quantity figure) {
        return Percent.ofRatio(along(results, key, load, figure).ratio(length, INFINITE));
    }

    private static Series along(Results results, String key, String load, Quantity figure) {
        return Family.of(results.curves(key)).with("load", load).series(figure);
    }
}
