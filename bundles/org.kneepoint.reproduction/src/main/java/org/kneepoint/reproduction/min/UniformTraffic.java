// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.min;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Row;
import org.kneepoint.reproduction.Section;
import org.kneepoint.reproduction.Trial;
import org.kneepoint.reproduction.Verdict;
import org.kneepoint.reproduction.series.Agreement;
import org.kneepoint.reproduction.series.Beside;
import org.kneepoint.reproduction.series.Judgement;
import org.kneepoint.reproduction.series.Series;

/** Figures 6 and 7: delay and throughput under uniform traffic, and how close the model comes. */
final class UniformTraffic implements Experiment {
    private static final SwitchReading FIRST = SwitchReading.INPUT_SERVERS;

    private final int nodes;
    private final int figure;

    private UniformTraffic(int figure, int nodes) {
        this.figure = figure;
        this.nodes = nodes;
    }

    static UniformTraffic figure6() {
        return new UniformTraffic(6, 64);
    }

    static UniformTraffic figure7() {
        return new UniformTraffic(7, 1024);
    }

    @Override
    public Outline outline() {
        return MinPaper.OUTLINES.get("min-figure-" + figure);
    }

    @Override
    public List<Trial> trials(Effort effort) {
        String loads =
                effort.of(" load=0.1:1:0.1", nodes > 64 ? " load=0.2,0.6,1" : " load=0.2:1:0.2");
        String words = "min nodes=" + nodes + " radix=2" + loads;
        String runs =
                effort.of(
                        nodes > 64 ? " precision=0.01" : " replications=5 precision=0.01",
                        nodes > 64 ? " warmup=300 cycles=600" : " precision=0.05");
        List<Trial> trials = new ArrayList<>();
        trials.add(new Trial("model", "solve " + words));
        for (SwitchReading reading : SwitchReading.of(effort)) {
            trials.add(
                    new Trial(reading.words(), "simulate " + words + " " + reading.words() + runs));
        }
        return trials;
    }

    @Override
    public Findings judge(Results results) {
        return new Judgement()
                .add(claim(results, "delay", Quantities.LATENCY))
                .add(claim(results, "throughput", Quantities.THROUGHPUT))
                .add(MinPaper.plotted("Figure " + figure))
                .add(byLoad(results, "Delay", Quantities.LATENCY))
                .add(byLoad(results, "Throughput", Quantities.THROUGHPUT))
                .add(bySwitch(results, "Delay", Quantities.LATENCY))
                .add(bySwitch(results, "Throughput", Quantities.THROUGHPUT))
                .draw(
                        "Model and simulations of " + nodes + " nodes",
                        curves(results),
                        Quantities.LATENCY,
                        Quantities.THROUGHPUT)
                .build(
                        "with a server at each input, delay: "
                                + agreement(results, FIRST, Quantities.LATENCY)
                                        .words(MinPaper.ACCURACY)
                                + "; throughput: "
                                + agreement(results, FIRST, Quantities.THROUGHPUT)
                                        .words(MinPaper.ACCURACY));
    }

    private static Claim claim(Results results, String name, Quantity figure) {
        List<String> parts = new ArrayList<>();
        for (SwitchReading reading : blocking(results)) {
            parts.add(
                    reading.words()
                            + ": "
                            + agreement(results, reading, figure).words(MinPaper.ACCURACY));
        }
        return new Claim(
                "Analysis and simulation differ by at most 7 %: " + name,
                overall(results, figure),
                String.join("; ", parts));
    }

    private static Verdict overall(Results results, Quantity figure) {
        return Verdict.together(
                blocking(results).stream()
                        .map(r -> agreement(results, r, figure).within(MinPaper.ACCURACY))
                        .toList());
    }

    private static List<SwitchReading> blocking(Results results) {
        return SwitchReading.of(results.effort()).stream()
                .filter(SwitchReading::isBlocking)
                .toList();
    }

    private static Agreement agreement(Results results, SwitchReading reading, Quantity figure) {
        return Agreement.of(
                Series.of(results.curve("model"), figure),
                Series.of(results.curve(reading.words()), figure));
    }

    private static Section byLoad(Results results, String title, Quantity figure) {
        return new Section(
                title + " with " + FIRST.words(),
                figure,
                "load",
                Beside.rows(
                        "",
                        Series.of(results.curve("model"), figure),
                        Series.of(results.curve(FIRST.words()), figure),
                        MinPaper.THRESHOLDS));
    }

    private static Section bySwitch(Results results, String title, Quantity figure) {
        List<Row> rows = new ArrayList<>();
        for (SwitchReading reading : SwitchReading.of(results.effort())) {
            rows.add(
                    Beside.worst(
                            reading.words() + " load=",
                            Series.of(results.curve("model"), figure),
                            Series.of(results.curve(reading.words()), figure),
                            MinPaper.ACCURACY));
        }
        return new Section(
                title + " where each switch deviates most from the model", figure, "switch", rows);
    }

    private static List<Curve> curves(Results results) {
        List<Curve> curves = new ArrayList<>();
        curves.add(results.curve("model"));
        SwitchReading.of(results.effort())
                .forEach(reading -> curves.add(results.curve(reading.words())));
        return curves;
    }
}
