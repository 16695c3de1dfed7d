// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.min;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
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

/** Figure 10: delay and throughput of switches of different sizes. */
final class SwitchSize implements Experiment {
    private static final String HEAVY = "0.8";
    private static final String MODERATE = "0.6";
    private static final double SMALL = 2;
    private static final double LARGE = 64;
    private static final String SHORT = "1";
    private static final String LONG = "16";

    @Override
    public Outline outline() {
        return MinPaper.OUTLINES.get("min-figure-10");
    }

    @Override
    public List<Trial> trials(Effort effort) {
        String words =
                "min nodes=4096 radix="
                        + effort.of("2,4,8,16,64", "2,64")
                        + " buffer="
                        + effort.of("1,4,16", "1,16")
                        + " load="
                        + effort.of("0.6,0.8", MODERATE)
                        + " axis=radix";
        String runs = effort.of(" precision=0.02 limit=120", " warmup=200 cycles=400");
        return List.of(
                new Trial("model", "solve " + words),
                new Trial("simulation", "simulate " + words + runs));
    }

    @Override
    public Findings judge(Results results) {
        Judgement judgement =
                new Judgement()
                        .add(
                                "The delay is higher for smaller switches",
                                falls(results, "model"),
                                falls(results, "simulation"),
                                "delay of 2x2 over that of 64x64 switches, L = 16, load "
                                        + load(results)
                                        + ": model "
                                        + Percent.number(gain(results, "model"))
                                        + ", simulation "
                                        + Percent.number(gain(results, "simulation")))
                        .add(
                                "Large switches with small buffers have the least delay",
                                least(results, "model"),
                                least(results, "simulation"),
                                "64x64 switches at load "
                                        + load(results)
                                        + ": model "
                                        + figures(results, "model", LARGE, Quantities.LATENCY)
                                        + ", simulation "
                                        + figures(results, "simulation", LARGE, Quantities.LATENCY)
                                        + " for L = 1 and 16")
                        .add(
                                "Small switches with large buffers suit throughput",
                                carries(results, "model"),
                                carries(results, "simulation"),
                                "L = 1 and 16, 2x2 switches at load "
                                        + load(results)
                                        + ": model "
                                        + figures(results, "model", SMALL, Quantities.THROUGHPUT)
                                        + ", simulation "
                                        + figures(
                                                results, "simulation", SMALL, Quantities.THROUGHPUT)
                                        + "; 64x64: model "
                                        + figures(results, "model", LARGE, Quantities.THROUGHPUT)
                                        + ", simulation "
                                        + figures(
                                                results,
                                                "simulation",
                                                LARGE,
                                                Quantities.THROUGHPUT))
                        .add(
                                new Claim(
                                        "They are the more cost-effective choice",
                                        Verdict.CANNOT_BE_CHECKED,
                                        "the paper defines no cost"))
                        .add(MinPaper.plotted("Figure 10"))
                        .add(section(results, "Delay", Quantities.LATENCY))
                        .add(section(results, "Throughput", Quantities.THROUGHPUT));
        judgement.draw(
                "Delay and throughput at load " + load(results) + ", model and simulation",
                curves(results),
                Quantities.LATENCY,
                Quantities.THROUGHPUT);
        return judgement.build(
                "the delay falls with the size of the switches at every load and length that was"
                        + " run: "
                        + falls(results, "model").words()
                        + " for the model, "
                        + falls(results, "simulation").words()
                        + " for the simulation");
    }

    private static List<Curve> curves(Results results) {
        List<Curve> curves = new ArrayList<>();
        for (String length : List.of(SHORT, LONG)) {
            for (String key : List.of("model", "simulation")) {
                curves.addAll(
                        Family.of(results.curves(key))
                                .with("load", load(results))
                                .with("buffer", length)
                                .curves());
            }
        }
        return curves;
    }

    private static Verdict falls(Results results, String key) {
        return Verdict.together(
                results.curves(key).stream()
                        .map(curve -> Trend.falls(Series.of(curve, Quantities.LATENCY)))
                        .toList());
    }

    private static Verdict least(Results results, String key) {
        OptionalDouble proposed = heavy(results, key, SHORT, Quantities.LATENCY).at(LARGE);
        OptionalDouble least =
                Family.of(results.curves(key)).with("load", load(results)).curves().stream()
                        .flatMap(c -> Series.of(c, Quantities.LATENCY).samples().stream())
                        .mapToDouble(s -> s.value())
                        .min();
        return Trend.holds(proposed, p -> p <= least.orElse(p));
    }

    private static Verdict carries(Results results, String key) {
        return Trend.holds(
                Series.ratio(
                        heavy(results, key, LONG, Quantities.THROUGHPUT).at(SMALL),
                        heavy(results, key, SHORT, Quantities.THROUGHPUT).at(LARGE)),
                ratio -> ratio > 1);
    }

    private static OptionalDouble gain(Results results, String key) {
        return heavy(results, key, LONG, Quantities.LATENCY).ratio(SMALL, LARGE);
    }

    private static String figures(Results results, String key, double size, Quantity figure) {
        return List.of(SHORT, LONG).stream()
                .map(length -> Percent.number(heavy(results, key, length, figure).at(size)))
                .collect(Collectors.joining(" and "));
    }

    private static Section section(Results results, String title, Quantity figure) {
        List<Row> rows = new ArrayList<>();
        for (String length : results.effort().of(List.of("1", "4", "16"), List.of("1", "16"))) {
            rows.addAll(
                    Beside.rows(
                            "L = " + length + ", a = ",
                            heavy(results, "model", length, figure),
                            heavy(results, "simulation", length, figure),
                            MinPaper.THRESHOLDS));
        }
        return new Section(title + " at load " + load(results), figure, "buffer and switch", rows);
    }

    private static String load(Results results) {
        return results.effort().of(HEAVY, MODERATE);
    }

    private static Series heavy(Results results, String key, String length, Quantity figure) {
        return Family.of(results.curves(key))
                .with("load", load(results))
                .with("buffer", length)
                .series(figure);
    }
}
