// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Trial;
import org.kneepoint.reproduction.Verdict;
import org.kneepoint.reproduction.series.Judgement;
import org.kneepoint.reproduction.series.Trend;

/** Section 6.4: a wide filter lowers the critical load. */
final class FilterClaim implements Experiment {
    static final String RAMPS = "ramps";

    private static final Quantity FILTER =
            Quantity.of("filter", Quantities.LOAD.unit(), "half width of one of the two averages");
    private static final List<String> WIDTHS = List.of("0.004", "0.006", "0.01", "0.015", "0.02");
    private static final String NARROW = "0.006";
    private static final String WIDE = "0.02";
    private static final double ERRORS = 2;

    @Override
    public Outline outline() {
        return RampPaper.OUTLINES.get("ramp-filter");
    }

    @Override
    public List<Trial> trials(Effort effort) {
        return List.of(
                each(
                        RampPaper.ramp(
                                RAMPS,
                                " routing="
                                        + RampPaper.DO2
                                        + RampPaper.BUFFER
                                        + " end=0.23 slew="
                                        + effort.of("300000", "100000")
                                        + " replications="
                                        + effort.of(8, 4))));
    }

    /** Read with each of the widths. */
    private static Trial each(Trial trial) {
        Trial all = trial;
        for (String width : WIDTHS) {
            all = Merit.CRITICAL_LOAD.read(all, Map.of(FILTER.name(), width));
        }
        return all;
    }

    @Override
    public Findings judge(Results results) {
        Ramps ramps = Ramps.of(results, RAMPS);
        Map<String, Sampled> byWidth = new LinkedHashMap<>();
        WIDTHS.forEach(
                width ->
                        byWidth.put(
                                width,
                                ramps.read(Merit.CRITICAL_LOAD, Map.of(FILTER.name(), width))));
        Shift shift = Shift.of(byWidth.get(NARROW), byWidth.get(WIDE));
        String moved =
                "from 0.006 to 0.02 the critical load moves by "
                        + Sampled.text(shift.mean())
                        + ", standard error "
                        + Sampled.text(shift.error());
        return new Judgement()
                .add(
                        new Claim(
                                "A large s_r gives a small critical load ratio",
                                Trend.holds(
                                        shift.mean(),
                                        shift.error(),
                                        (mean, error) -> mean < -ERRORS * error),
                                moved))
                .add(
                        new Claim(
                                "The error is at most about s_r t_w / sl",
                                bounded(shift),
                                moved + "; the bound is 0.02"))
                .draw(
                        "Critical load against the width of the filter",
                        List.of(curve(byWidth)),
                        Merit.CRITICAL_LOAD.quantity())
                .build("mean critical load by width: " + words(byWidth));
    }

    private static Verdict bounded(Shift shift) {
        if (shift.mean().isEmpty()) {
            return Verdict.CANNOT_BE_CHECKED;
        }
        double bound = Double.parseDouble(WIDE);
        double off = Math.abs(shift.mean().getAsDouble());
        if (off <= bound) {
            return Verdict.HOLDS;
        }
        return off <= 2 * bound ? Verdict.HOLDS_WITH_LIMITS : Verdict.DOES_NOT_HOLD;
    }

    private static Curve curve(Map<String, Sampled> byWidth) {
        Curve.Builder curve = Curve.of(Method.SIMULATION, "torus", "ramp", FILTER);
        Quantity quantity = Merit.CRITICAL_LOAD.quantity();
        byWidth.forEach(
                (width, sampled) -> {
                    Point.Builder point =
                            Point.of(Map.of("routing", RampPaper.DO2, FILTER.name(), width));
                    sampled.mean().ifPresent(mean -> point.with(quantity, mean));
                    sampled.halfWidth()
                            .ifPresent(half -> point.with(Quantities.interval(quantity), half));
                    curve.add(point.build());
                });
        return curve.build();
    }

    private static String words(Map<String, Sampled> byWidth) {
        List<String> words = new ArrayList<>();
        byWidth.forEach((width, sampled) -> words.add(width + ": " + sampled.words()));
        return String.join(", ", words);
    }

    /**
     * How far two readings of the same ramps differ.
     *
     * @param mean mean of the differences
     * @param error standard error of that mean
     */
    private record Shift(OptionalDouble mean, OptionalDouble error) {
        static Shift of(Sampled from, Sampled to) {
            int count = from.readings().size();
            if (!from.isComplete() || !to.isComplete() || count < 2) {
                return new Shift(OptionalDouble.empty(), OptionalDouble.empty());
            }
            double mean = to.mean().getAsDouble() - from.mean().getAsDouble();
            double squares = 0;
            for (int i = 0; i < count; i++) {
                double difference =
                        to.readings().get(i).value().getAsDouble()
                                - from.readings().get(i).value().getAsDouble();
                squares += (difference - mean) * (difference - mean);
            }
            return new Shift(
                    OptionalDouble.of(mean),
                    OptionalDouble.of(Math.sqrt(squares / (count - 1) / count)));
        }
    }
}
