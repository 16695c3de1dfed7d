// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import org.kneepoint.reproduction.series.Family;
import org.kneepoint.reproduction.series.Judgement;
import org.kneepoint.reproduction.series.Sample;
import org.kneepoint.reproduction.series.Series;
import org.kneepoint.reproduction.series.Trend;

/** Figure 12: shared buffers against buffers at the outputs. */
final class OutputBuffers implements Experiment {
    private static final Quantity FIGURE = Quantities.THROUGHPUT;
    private static final List<String> ORDERS = List.of("random", "fifo");
    private static final String PLACES = "4";
    private static final double SMALL = 0.005;
    private static final double HIGH = 0.1;

    @Override
    public Outline outline() {
        return SharedBufferPaper.OUTLINES.get("shared-buffer-figure-12");
    }

    @Override
    public List<Trial> trials(Effort effort) {
        String words =
                " nodes=64 radix=2 load=1 hotspot="
                        + effort.of(
                                "0,0.002,0.005,0.0075,0.01,0.0125,0.015,0.02,0.05,0.1,0.2",
                                "0,0.005,0.01,0.02,0.1")
                        + " buffer="
                        + effort.of("4,16", PLACES);
        String runs = effort.of(" replications=4 precision=0.01", " precision=0.1");
        return List.of(
                new Trial("model", "solve shared-buffer" + words),
                new Trial("shared", "simulate shared-buffer" + words + runs),
                new Trial(
                        "random",
                        "simulate output-buffer" + words + " service.order=random" + runs),
                new Trial("fifo", "simulate output-buffer" + words + " service.order=fifo" + runs));
    }

    @Override
    public Findings judge(Results results) {
        List<String> crossings = new ArrayList<>();
        for (String places : results.effort().of(List.of("4", "16"), List.of(PLACES))) {
            for (String order : ORDERS) {
                crossings.add(
                        "B = "
                                + places
                                + " "
                                + order
                                + " "
                                + Percent.number(crossing(results, places, order)));
            }
        }
        return new Judgement()
                .add(better(results, "Shared buffers are better under uniform traffic", 0, 1))
                .add(better(results, "Shared buffers are better at small hot spots", SMALL, 1))
                .add(better(results, "Output buffers are better at high hot spots", HIGH, -1))
                .add(degrade(results))
                .add(SharedBufferPaper.plotted(12))
                .add(section(results, "random"))
                .add(section(results, "fifo"))
                .draw("Throughput of both at full load, B = 4", curves(results), FIGURE)
                .build(
                        "output buffers overtake shared ones at hot spots of "
                                + String.join(", ", crossings));
    }

    private static List<Curve> curves(Results results) {
        return List.of("model", "shared", "random", "fifo").stream()
                .flatMap(key -> family(results, key, PLACES).curves().stream())
                .toList();
    }

    private static Family family(Results results, String key, String places) {
        return Family.of(results.curves(key)).with("buffer", places);
    }

    private static Series along(Results results, String key, String places) {
        return family(results, key, places).series(FIGURE);
    }

    /** Judges the sign of shared minus output throughput. */
    private static Claim better(Results results, String statement, double hotspot, int sign) {
        List<Verdict> verdicts = new ArrayList<>();
        List<String> parts = new ArrayList<>();
        for (String order : ORDERS) {
            Optional<Sample> shared = along(results, "shared", PLACES).sample(hotspot);
            Optional<Sample> output = along(results, order, PLACES).sample(hotspot);
            if (shared.isEmpty() || output.isEmpty()) {
                verdicts.add(Verdict.CANNOT_BE_CHECKED);
                continue;
            }
            double gain = sign * (shared.get().value() - output.get().value());
            double chance = shared.get().halfWidth() + output.get().halfWidth();
            verdicts.add(Trend.holds(gain > chance));
            parts.add(
                    order
                            + ": shared "
                            + Percent.number(shared.get().value())
                            + ", output "
                            + Percent.number(output.get().value()));
        }
        return Claim.of(
                statement,
                verdicts,
                "hot spot " + Percent.number(hotspot) + ", B = 4, " + String.join("; ", parts));
    }

    private static Claim degrade(Results results) {
        OptionalDouble shared = along(results, "shared", PLACES).ratio(HIGH, 0);
        List<Verdict> verdicts = new ArrayList<>();
        List<String> parts = new ArrayList<>();
        parts.add("shared " + Percent.ofRatio(shared));
        for (String order : ORDERS) {
            OptionalDouble output = along(results, order, PLACES).ratio(HIGH, 0);
            verdicts.add(Trend.holds(shared, output, (s, o) -> s < o));
            parts.add("output " + order + " " + Percent.ofRatio(output));
        }
        return Claim.of(
                "Shared buffers degrade more with a hot spot (abstract)",
                verdicts,
                "throughput with a hot spot of 0.1 against none, B = 4: "
                        + String.join(", ", parts));
    }

    /** The hot spot from which on output buffers carry more. */
    private static OptionalDouble crossing(Results results, String places, String order) {
        Series shared = along(results, "shared", places);
        List<Sample> gains = new ArrayList<>();
        for (Sample output : along(results, order, places).samples()) {
            shared.at(output.x())
                    .ifPresent(s -> gains.add(new Sample(output.x(), output.value() - s, 0)));
        }
        return Series.of(gains).reaches(0);
    }

    private static Section section(Results results, String order) {
        Series shared = along(results, "shared", PLACES);
        List<Row> rows = new ArrayList<>();
        for (Sample output : along(results, order, PLACES).samples()) {
            shared.sample(output.x()).ifPresent(s -> rows.add(row(output, s)));
        }
        return new Section(
                "Throughput of output buffers over that of shared ones, order "
                        + order
                        + ", B = 4, full load",
                SharedBufferPaper.RATIO,
                "hot spot",
                rows);
    }

    private static Row row(Sample output, Sample shared) {
        double ratio = output.value() / shared.value();
        double chance = output.halfWidth() / output.value() + shared.halfWidth() / shared.value();
        Row row =
                Row.of(Percent.number(output.x()))
                        .simulated(OptionalDouble.of(ratio), OptionalDouble.of(ratio * chance));
        if (output.x() > SMALL && output.x() < HIGH) {
            return row.note("neither small nor high");
        }
        boolean sharedIsBetter = ratio * (1 + chance) < 1;
        boolean outputIsBetter = ratio * (1 - chance) > 1;
        return row.verdict(Trend.holds(output.x() <= SMALL ? sharedIsBetter : outputIsBetter));
    }
}
