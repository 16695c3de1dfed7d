// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.min;

import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Percent;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Section;
import org.kneepoint.reproduction.Trial;
import org.kneepoint.reproduction.series.Agreement;
import org.kneepoint.reproduction.series.Beside;
import org.kneepoint.reproduction.series.Judgement;
import org.kneepoint.reproduction.series.Series;
import org.kneepoint.reproduction.series.Trend;

/**
 * Equations (13) and (14) as they are printed, against those from which they are said to follow.
 */
final class Equations implements Experiment {
    private static final String MODEL = "solve min nodes=64 radix=2 load=0.1:1:0.1";
    private static final double FULL_LOAD = 1;
    private static final int STAGES = 6;

    @Override
    public Outline outline() {
        return MinPaper.OUTLINES.get("min-equations");
    }

    @Override
    public List<Trial> trials(Effort effort) {
        String runs = effort.of("replications=5 precision=0.01", "precision=0.05");
        return List.of(
                new Trial("consistent", MODEL),
                new Trial("(13)", MODEL + " departure=eq13"),
                new Trial("(14)", MODEL + " delay=eq14"),
                new Trial("bufferless", MODEL + " buffer=0 delay=eq14"),
                new Trial(
                        "simulation",
                        "simulate min nodes=64 radix=2 load=0.1:1:0.1 blocking=loss"
                                + " routing=well-mixed "
                                + runs));
    }

    @Override
    public Findings judge(Results results) {
        Series bufferless = Series.of(results.curve("bufferless"), Quantities.LATENCY);
        OptionalDouble delay = bufferless.at(FULL_LOAD);
        Claim fast =
                new Claim(
                        "(14): a packet needs its " + STAGES + " services of one cycle at least",
                        Trend.holds(delay, d -> d >= STAGES),
                        "without buffers and at full load (14) gives a delay of "
                                + Percent.number(delay)
                                + " cycles");
        return new Judgement()
                .add(claim(results, "(13)", Quantities.THROUGHPUT))
                .add(claim(results, "(14)", Quantities.LATENCY))
                .add(fast)
                .add(section(results, "delay", Quantities.LATENCY))
                .add(section(results, "throughput", Quantities.THROUGHPUT))
                .draw(
                        "Consistent and printed equations beside the simulation",
                        List.of(
                                results.curve("simulation"),
                                results.curve("consistent"),
                                results.curve("(13)"),
                                results.curve("(14)")),
                        Quantities.LATENCY,
                        Quantities.THROUGHPUT)
                .build(
                        "as printed, "
                                + effect(results, "(13)")
                                + "; "
                                + effect(results, "(14)")
                                + "; the other experiments use (12) and (5)");
    }

    private static Claim claim(Results results, String printed, Quantity figure) {
        OptionalDouble ours = worst(results, "consistent", figure);
        OptionalDouble theirs = worst(results, printed, figure);
        return new Claim(
                printed + " as printed gives the " + MinPaper.name(figure),
                Trend.holds(theirs, ours, (t, o) -> t <= o),
                "at worst "
                        + Percent.of(theirs)
                        + " from the simulation, consistent "
                        + Percent.of(ours));
    }

    private static OptionalDouble worst(Results results, String key, Quantity figure) {
        return Agreement.of(
                        Series.of(results.curve(key), figure),
                        Series.of(results.curve("simulation"), figure))
                .worst()
                .map(w -> OptionalDouble.of(Math.abs(w.relative())))
                .orElse(OptionalDouble.empty());
    }

    private static Section section(Results results, String title, Quantity figure) {
        Series simulation = Series.of(results.curve("simulation"), figure);
        return new Section(
                "Where each deviates most from the simulation: " + title,
                figure,
                "equations, load",
                List.of("consistent", "(13)", "(14)").stream()
                        .map(
                                key ->
                                        Beside.worst(
                                                key + " ",
                                                Series.of(results.curve(key), figure),
                                                simulation,
                                                MinPaper.ACCURACY))
                        .toList());
    }

    private static String effect(Results results, String printed) {
        return printed
                + " changes the delay at full load by "
                + change(results, printed, Quantities.LATENCY)
                + " and the throughput by "
                + change(results, printed, Quantities.THROUGHPUT);
    }

    private static String change(Results results, String printed, Quantity figure) {
        return Percent.ofRatio(
                Series.ratio(
                        Series.of(results.curve(printed), figure).at(FULL_LOAD),
                        Series.of(results.curve("consistent"), figure).at(FULL_LOAD)));
    }
}
