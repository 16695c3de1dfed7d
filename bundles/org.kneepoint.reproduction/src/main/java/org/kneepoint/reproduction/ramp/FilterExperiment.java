// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.series.TrendVerdicts;

/** Section 6.4: a wide filter lowers the critical load. */
final class FilterExperiment implements Experiment {
    static final String RAMPS = "ramps";

    private static final Quantity FILTER =
            Quantity.of("filter", Quantities.LOAD.unit(), "half width of one of the two averages");
    private static final List<String> WIDTHS = List.of("0.004", "0.006", "0.01", "0.015", "0.02");
    private static final String NARROW = "0.006";
    private static final String WIDE = "0.02";
    private static final double ERRORS = 2;

    @Override
    public ExperimentOutline outline() {
        return RampPaper.OUTLINES.get("ramp-filter");
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        return List.of(
                each(
                        RampPaper.ramp(
                                RAMPS,
                                " routing="
                                        + RampPaper.DO2
                                        + RampPaper.BUFFER
                                        + " end=0.23 slew="
                                        + effort.choose("300000", "100000")
                                        + " replications="
                                        + effort.choose(8, 4))));
    }

    /** Read with each of the widths. */
    private static ExperimentCommand each(ExperimentCommand command) {
        ExperimentCommand all = command;
        for (String width : WIDTHS) {
            all = RampMeasure.CRITICAL_LOAD.measuredBy(all, Map.of(FILTER.name(), width));
        }
        return all;
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        RampRuns ramps = RampRuns.of(results, RAMPS);
        Map<String, SeedReadings> byWidth = new LinkedHashMap<>();
        WIDTHS.forEach(
                width ->
                        byWidth.put(
                                width,
                                ramps.read(
                                        RampMeasure.CRITICAL_LOAD, Map.of(FILTER.name(), width))));
        Shift shift = Shift.of(byWidth.get(NARROW), byWidth.get(WIDE));
        String moved =
                "from 0.006 to 0.02 the critical load moves by "
                        + SeedReadings.text(shift.mean())
                        + ", standard error "
                        + SeedReadings.text(shift.error());
        return ExperimentFindings.builder()
                .add(
                        new PaperStatement(
                                RampPaper.OUTLINES.statement("filter-lowers"),
                                TrendVerdicts.verdict(
                                        shift.mean(),
                                        shift.error(),
                                        (mean, error) -> mean < -ERRORS * error),
                                moved))
                .add(
                        new PaperStatement(
                                RampPaper.OUTLINES.statement("filter-error"),
                                bounded(shift),
                                moved + "; the bound is 0.02"))
                .addFigure(
                        "Critical load against the width of the filter",
                        List.of(curve(byWidth)),
                        RampMeasure.CRITICAL_LOAD.quantity())
                .build("Mean critical load by width: " + texts(byWidth));
    }

    private static ReproductionVerdict bounded(Shift shift) {
        if (shift.mean().isEmpty()) {
            return ReproductionVerdict.CANNOT_BE_CHECKED;
        }
        double bound = Double.parseDouble(WIDE);
        double off = Math.abs(shift.mean().getAsDouble());
        if (off <= bound) {
            return ReproductionVerdict.HOLDS;
        }
        return off <= 2 * bound
                ? ReproductionVerdict.HOLDS_WITH_LIMITS
                : ReproductionVerdict.DOES_NOT_HOLD;
    }

    private static Curve curve(Map<String, SeedReadings> byWidth) {
        Curve.Builder curve = Curve.of(EvaluationMethod.SIMULATION, "torus", "ramp", FILTER);
        Quantity quantity = RampMeasure.CRITICAL_LOAD.quantity();
        byWidth.forEach(
                (width, sampled) -> {
                    Point.Builder point =
                            Point.of(Map.of("routing", RampPaper.DO2, FILTER.name(), width));
                    sampled.mean().ifPresent(mean -> point.with(quantity, mean));
                    sampled.halfWidth()
                            .ifPresent(half -> point.with(Quantities.halfWidth(quantity), half));
                    curve.add(point.build());
                });
        return curve.build();
    }

    private static String texts(Map<String, SeedReadings> byWidth) {
        List<String> texts = new ArrayList<>();
        byWidth.forEach((width, sampled) -> texts.add(width + ": " + sampled.meanText()));
        return String.join(", ", texts);
    }

    /**
     * How far two readings of the same ramps differ.
     *
     * @param mean mean of the differences
     * @param error standard error of that mean
     */
    private record Shift(OptionalDouble mean, OptionalDouble error) {
        static Shift of(SeedReadings from, SeedReadings to) {
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
