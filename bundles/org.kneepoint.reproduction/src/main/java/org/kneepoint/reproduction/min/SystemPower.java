// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.min;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
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
import org.kneepoint.reproduction.series.Sample;
import org.kneepoint.reproduction.series.Series;
import org.kneepoint.reproduction.series.Trend;

/** Figure 12: throughput over delay against load and buffer length. */
final class SystemPower implements Experiment {
    private static final List<Integer> LENGTHS = List.of(1, 2, 4, 8, 16);
    private static final List<Integer> LARGE = List.of(4, 8, 16);
    private static final double LIGHT = 0.1;
    private static final double HEAVY = 0.9;
    private static final double INSENSITIVE = 0.02;

    @Override
    public Outline outline() {
        return MinPaper.OUTLINES.get("min-figure-12");
    }

    @Override
    public List<Trial> trials(Effort effort) {
        String words =
                "min nodes=64 radix=2 load="
                        + effort.of("0.1:1:0.1", "0.1,0.3,0.5,0.7,0.9,1")
                        + " buffer=1,2,4,8,16";
        String runs = effort.of(" replications=4 precision=0.01", " precision=0.05");
        return List.of(
                new Trial("model", "solve " + words),
                new Trial("simulation", "simulate " + words + runs));
    }

    @Override
    public Findings judge(Results results) {
        Judgement judgement =
                new Judgement()
                        .add(
                                "For small buffers the power rises with the load",
                                Trend.rises(along(results, "model", 1)),
                                Trend.rises(along(results, "simulation", 1)),
                                "L = 1: largest in the model "
                                        + peak(results, "model", 1)
                                        + ", in the simulation "
                                        + peak(results, "simulation", 1));
        for (int length : LARGE) {
            judgement.add(
                    "For large buffers the power has a peak: L = " + length,
                    Trend.peaks(along(results, "model", length)),
                    Trend.peaks(along(results, "simulation", length)),
                    "largest in the model "
                            + peak(results, "model", length)
                            + ", in the simulation "
                            + peak(results, "simulation", length));
        }
        return judgement
                .add(
                        "Under light load the power is insensitive to the buffer length",
                        insensitive(results, "model"),
                        insensitive(results, "simulation"),
                        "spread over L = 1 to 16 at load 0.1: model "
                                + Percent.of(byLength(results, "model", LIGHT).spread())
                                + ", simulation "
                                + Percent.of(byLength(results, "simulation", LIGHT).spread()))
                .add(
                        "Under heavy load it falls with the buffer length",
                        Trend.falls(byLength(results, "model", HEAVY)),
                        Trend.falls(byLength(results, "simulation", HEAVY)),
                        "at load 0.9, L = 1 to 16: model "
                                + byLength(results, "model", HEAVY).words()
                                + "; simulation "
                                + byLength(results, "simulation", HEAVY).words())
                .add(MinPaper.plotted("Figure 12"))
                .add(section(results, LIGHT))
                .add(section(results, HEAVY))
                .draw("Power against load", curves(results), Quantities.POWER)
                .build(
                        "for L = 1 the power of the model is largest "
                                + peak(results, "model", 1)
                                + ", that of the simulation "
                                + peak(results, "simulation", 1)
                                + "; for L = 16 they are largest "
                                + peak(results, "model", 16)
                                + " and "
                                + peak(results, "simulation", 16));
    }

    private static List<Curve> curves(Results results) {
        List<Curve> curves = new ArrayList<>();
        for (String length : List.of("1", "4", "16")) {
            for (String key : List.of("model", "simulation")) {
                curves.addAll(Family.of(results.curves(key)).with("buffer", length).curves());
            }
        }
        return curves;
    }

    /** The power with an interval as wide as those of throughput and delay make it. */
    private static Series along(Results results, String key, int length) {
        Family family = Family.of(results.curves(key)).with("buffer", Integer.toString(length));
        Series throughput = family.series(Quantities.THROUGHPUT);
        Series delay = family.series(Quantities.LATENCY);
        List<Sample> samples = new ArrayList<>();
        for (Sample power : family.series(Quantities.POWER).samples()) {
            double chance = throughput.chance(power.x()) + delay.chance(power.x());
            samples.add(new Sample(power.x(), power.value(), power.value() * chance));
        }
        return Series.of(samples);
    }

    private static Series byLength(Results results, String key, double load) {
        List<Sample> samples = new ArrayList<>();
        for (int length : LENGTHS) {
            along(results, key, length)
                    .sample(load)
                    .ifPresent(s -> samples.add(new Sample(length, s.value(), s.halfWidth())));
        }
        return Series.of(samples);
    }

    private static String peak(Results results, String key, int length) {
        return along(results, key, length)
                .highest()
                .map(s -> Percent.number(s.value()) + " at load " + Percent.number(s.x()))
                .orElse("unknown");
    }

    private static Verdict insensitive(Results results, String key) {
        return Trend.holds(byLength(results, key, LIGHT).spread(), s -> s <= INSENSITIVE);
    }

    private static Section section(Results results, double load) {
        List<Row> rows =
                Beside.rows(
                        "",
                        byLength(results, "model", load),
                        byLength(results, "simulation", load),
                        MinPaper.THRESHOLDS);
        return new Section(
                "Power at load " + Percent.number(load), Quantities.POWER, "buffer", rows);
    }
}
