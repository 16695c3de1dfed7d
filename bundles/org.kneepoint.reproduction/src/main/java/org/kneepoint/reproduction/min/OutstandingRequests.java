// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.min;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
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
import org.kneepoint.reproduction.series.Agreement;
import org.kneepoint.reproduction.series.Beside;
import org.kneepoint.reproduction.series.Family;
import org.kneepoint.reproduction.series.Judgement;
import org.kneepoint.reproduction.series.Sample;
import org.kneepoint.reproduction.series.Series;
import org.kneepoint.reproduction.series.Trend;

/** Figure 11: processors with a limited number of outstanding requests. */
final class OutstandingRequests implements Experiment {
    private static final List<Integer> LIMITS = List.of(1, 2, 4, 8, 16);
    private static final double LOW = 4;
    private static final double HALF = 0.4;
    private static final double FULL = 1;

    @Override
    public Outline outline() {
        return MinPaper.OUTLINES.get("min-figure-11");
    }

    @Override
    public List<Trial> trials(Effort effort) {
        String words =
                "min nodes=64 radix=2 load="
                        + effort.of("0.1:1:0.1", "0.2:1:0.2")
                        + " outstanding=1,2,4,8,16";
        String runs = effort.of(" replications=4 precision=0.01", " precision=0.05");
        return List.of(
                new Trial("model", "solve " + words),
                new Trial("simulation", "simulate " + words + runs));
    }

    @Override
    public Findings judge(Results results) {
        return new Judgement()
                .add(
                        "Better throughput by more outstanding requests",
                        Trend.rises(byLimit(results, "model", Quantities.THROUGHPUT)),
                        Trend.rises(byLimit(results, "simulation", Quantities.THROUGHPUT)),
                        "throughput at full load, m = 1 to 16: "
                                + words(results, Quantities.THROUGHPUT))
                .add(
                        "Packets incur more delay for higher m",
                        Trend.rises(byLimit(results, "model", Quantities.LATENCY)),
                        Trend.rises(byLimit(results, "simulation", Quantities.LATENCY)),
                        "delay at full load, m = 1 to 16: " + words(results, Quantities.LATENCY))
                .add(
                        "The system saturates early for low m",
                        early(saturation(results, "model")),
                        early(saturation(results, "simulation")),
                        "throughput at load 0.4 over that at load 1, m = 1 to 16: model "
                                + saturation(results, "model").words()
                                + "; simulation "
                                + saturation(results, "simulation").words())
                .add(agreement(results, "throughput", Quantities.THROUGHPUT))
                .add(agreement(results, "delay", Quantities.LATENCY))
                .add(MinPaper.plotted("Figure 11"))
                .add(section(results, "Throughput", Quantities.THROUGHPUT))
                .add(section(results, "Delay", Quantities.LATENCY))
                .draw(
                        "Throughput and delay, model and simulation",
                        curves(results),
                        Quantities.THROUGHPUT,
                        Quantities.LATENCY)
                .build(
                        "16 requests instead of 1 multiply the throughput at full load by "
                                + gain(results, "model")
                                + " in the model and by "
                                + gain(results, "simulation")
                                + " in the simulation");
    }

    private static List<Curve> curves(Results results) {
        List<Curve> curves = new ArrayList<>();
        for (String m : List.of("1", "4", "16")) {
            for (String key : List.of("model", "simulation")) {
                curves.addAll(Family.of(results.curves(key)).with("outstanding", m).curves());
            }
        }
        return curves;
    }

    private static Series along(Results results, String key, int m, Quantity figure) {
        return Family.of(results.curves(key))
                .with("outstanding", Integer.toString(m))
                .series(figure);
    }

    private static Series byLimit(Results results, String key, Quantity figure) {
        List<Sample> samples = new ArrayList<>();
        for (int m : LIMITS) {
            along(results, key, m, figure)
                    .sample(FULL)
                    .ifPresent(s -> samples.add(new Sample(m, s.value(), s.halfWidth())));
        }
        return Series.of(samples);
    }

    private static String gain(Results results, String key) {
        return Percent.number(byLimit(results, key, Quantities.THROUGHPUT).ratio(16, 1));
    }

    private static Verdict early(Series part) {
        return part.samples().size() < LIMITS.size()
                ? Verdict.CANNOT_BE_CHECKED
                : Trend.holds(
                        part.between(1, LOW).lowest().orElseThrow().value()
                                > part.between(LOW + 1, 16).highest().orElseThrow().value());
    }

    private static Series saturation(Results results, String key) {
        List<Sample> samples = new ArrayList<>();
        for (int m : LIMITS) {
            OptionalDouble part = along(results, key, m, Quantities.THROUGHPUT).ratio(HALF, FULL);
            part.ifPresent(value -> samples.add(new Sample(m, value, 0)));
        }
        return Series.of(samples);
    }

    private static String words(Results results, Quantity figure) {
        return "model "
                + byLimit(results, "model", figure).words()
                + "; simulation "
                + byLimit(results, "simulation", figure).words();
    }

    private static Claim agreement(Results results, String name, Quantity figure) {
        List<Verdict> verdicts = new ArrayList<>();
        List<String> parts = new ArrayList<>();
        for (int m : LIMITS) {
            Agreement agreement =
                    Agreement.of(
                            along(results, "model", m, figure),
                            along(results, "simulation", m, figure));
            verdicts.add(agreement.within(MinPaper.ACCURACY));
            parts.add("m = " + m + ": " + agreement.words(MinPaper.ACCURACY));
        }
        return Claim.of(
                "Analysis and simulation agree: " + name, verdicts, String.join("; ", parts));
    }

    private static Section section(Results results, String title, Quantity figure) {
        List<Row> rows = new ArrayList<>();
        for (int m : LIMITS) {
            rows.add(
                    Beside.worst(
                            "m = " + m + ", load ",
                            along(results, "model", m, figure),
                            along(results, "simulation", m, figure),
                            MinPaper.ACCURACY));
        }
        return new Section(
                title + " where model and simulation differ most", figure, "requests", rows);
    }
}
