// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.view.Mark;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Figure;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Percent;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Row;
import org.kneepoint.reproduction.Section;
import org.kneepoint.reproduction.Thresholds;
import org.kneepoint.reproduction.Trial;
import org.kneepoint.reproduction.Verdict;
import org.kneepoint.reproduction.series.Sample;
import org.kneepoint.reproduction.series.Series;

/** Figures 2 and 8: throughput and its gradient, and where the load is critical. */
final class GradientFigure implements Experiment {
    static final String RAMP = "ramp";

    private static final double NEGATIVE_AT = 0.15;
    private static final Thresholds AROUND = new Thresholds(0.10, 0.20);
    private static final Thresholds PROPORTIONAL = new Thresholds(0.02, 0.05);

    @Override
    public Outline outline() {
        return RampPaper.OUTLINES.get("ramp-gradient");
    }

    @Override
    public List<Trial> trials(Effort effort) {
        return List.of(
                Merit.CRITICAL_LOAD.read(
                        RampPaper.ramp(
                                RAMP,
                                " routing="
                                        + RampPaper.DO1
                                        + RampPaper.BUFFER
                                        + " slew="
                                        + effort.of("1000000", "100000")),
                        Map.of()));
    }

    @Override
    public Findings judge(Results results) {
        Curve ramp = results.curve(RAMP);
        Merit merit = Merit.CRITICAL_LOAD;
        Curve curve = results.derive(ramp, merit.metric(), merit.words());
        Sampled sampled = Ramps.of(results, RAMP).read(merit);
        OptionalDouble negative = negative(Series.of(curve, FiguresOfMerit.GRADIENT));
        Findings.Builder findings =
                Findings.builder()
                        .add(
                                new Section(
                                        "Where the gradient turns negative",
                                        Quantities.LOAD,
                                        "figure",
                                        List.of(row(negative))))
                        .add(
                                proportional(
                                        Series.of(curve, Quantities.THROUGHPUT_SMOOTH),
                                        sampled.mean()))
                        .add(Steepness.of(ramp, sampled.mean()));
        if (!curve.points().isEmpty()) {
            Mark mark = new Mark(curve, sampled.readings().get(0));
            findings.add(
                    drawn(
                            "Averaged throughput and its gradient",
                            mark,
                            Quantities.THROUGHPUT_SMOOTH,
                            FiguresOfMerit.GRADIENT));
            findings.add(
                    drawn(
                            "Latency and packets in flight",
                            mark,
                            Quantities.LATENCY,
                            Quantities.IN_FLIGHT));
        }
        return findings.build(
                "the gradient reaches 0 at a load of "
                        + Sampled.text(negative)
                        + "; the critical load, where it is one half, is "
                        + sampled.words());
    }

    private static Figure drawn(String title, Mark mark, Quantity... panels) {
        return new Figure(title + ", critical load marked", List.of(mark.curve()), List.of(panels))
                .marked(List.of(mark));
    }

    private static Row row(OptionalDouble negative) {
        Row row = Row.of("load").reported(NEGATIVE_AT);
        return negative.isEmpty()
                ? row.verdict(Verdict.DOES_NOT_HOLD).note("the gradient stays positive")
                : row.simulated(negative, OptionalDouble.empty()).judged(AROUND);
    }

    private static OptionalDouble negative(Series gradient) {
        return gradient.samples().stream()
                .filter(sample -> sample.value() <= 0)
                .mapToDouble(Sample::x)
                .findFirst();
    }

    private static Claim proportional(Series smooth, OptionalDouble critical) {
        OptionalDouble largest =
                critical.isEmpty()
                        ? critical
                        : smooth
                                .between(critical.getAsDouble() / 2, critical.getAsDouble())
                                .samples()
                                .stream()
                                .mapToDouble(s -> Math.abs(s.value() / s.x() - 1))
                                .max();
        return new Claim(
                "Up to the critical load the normalised throughput is the same as the offered traffic",
                PROPORTIONAL.judge(largest),
                "largest deviation from half the critical load on: "
                        + (largest.isEmpty() ? "unknown" : Percent.plain(largest.getAsDouble())));
    }
}
