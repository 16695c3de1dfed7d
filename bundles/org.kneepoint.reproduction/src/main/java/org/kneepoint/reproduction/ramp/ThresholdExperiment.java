// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.view.ScatterPlot;
import org.kneepoint.reproduction.CountText;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.PercentText;
import org.kneepoint.reproduction.ReportFigure;
import org.kneepoint.reproduction.ReproductionVerdict;

/** The footnote of Section 5.1: why the threshold of the gradient is one half. */
final class ThresholdExperiment implements Experiment {
    static final String RAMPS = "ramps";

    private static final String THRESHOLD = "threshold";
    private static final String HALF = "0.5";
    private static final String HIGH = "0.9";

    /** Square roots of the 5 % points of F with 7 and 7, and with 3 and 3 degrees of freedom. */
    private static final double EIGHT_SEEDS = 1.946;

    private static final double FOUR_SEEDS = 3.046;

    @Override
    public ExperimentOutline outline() {
        return RampPaper.OUTLINES.get("ramp-threshold");
    }

    @Override
    public List<ExperimentCommand> commands(ExperimentEffort effort) {
        return List.of(
                both(
                        RampPaper.ramp(
                                RAMPS,
                                " routing="
                                        + RampPaper.DO1
                                        + RampPaper.BUFFER
                                        + " end=0.2 slew="
                                        + effort.choose("300000", "100000")
                                        + " replications="
                                        + effort.choose(8, 4))));
    }

    /** Read with one threshold and with the other. */
    private static ExperimentCommand both(ExperimentCommand command) {
        ExperimentCommand half =
                RampMeasure.CRITICAL_LOAD.measuredBy(command, Map.of(THRESHOLD, HALF));
        return RampMeasure.CRITICAL_LOAD.measuredBy(half, Map.of(THRESHOLD, HIGH));
    }

    @Override
    public ExperimentFindings judge(ExperimentResults results) {
        RampRuns ramps = RampRuns.of(results, RAMPS);
        SeedReadings half = ramps.read(RampMeasure.CRITICAL_LOAD, Map.of(THRESHOLD, HALF));
        SeedReadings high = ramps.read(RampMeasure.CRITICAL_LOAD, Map.of(THRESHOLD, HIGH));
        String because =
                "standard deviation of the critical load over "
                        + CountText.of(ramps.curves().size(), "seed")
                        + ": "
                        + half.deviationText()
                        + " at 0.5, "
                        + high.deviationText()
                        + " at 0.9, with means of "
                        + half.meanText()
                        + " and "
                        + high.meanText();
        ReproductionVerdict verdict = verdict(half, high, results.effort());
        ExperimentFindings.Builder findings =
                ExperimentFindings.builder()
                        .add(
                                new PaperStatement(
                                        RampPaper.OUTLINES.statement("more-stable"),
                                        verdict,
                                        because));
        List<ScatterPlot.ScatterPoint> dots = dots(ramps, half, high);
        if (!dots.isEmpty()) {
            findings.add(ReportFigure.ofDots("The same runs read with both thresholds", dots));
        }
        return findings.build(
                RampPaper.OUTLINES.text("threshold", PercentText.number(ratio(half, high))));
    }

    private static ReproductionVerdict verdict(
            SeedReadings half, SeedReadings high, ExperimentEffort effort) {
        OptionalDouble ratio = ratio(half, high);
        if (ratio.isEmpty()) {
            return ReproductionVerdict.CANNOT_BE_CHECKED;
        }
        if (ratio.getAsDouble() <= 1) {
            return ReproductionVerdict.DOES_NOT_HOLD;
        }
        return ratio.getAsDouble() > effort.choose(EIGHT_SEEDS, FOUR_SEEDS)
                ? ReproductionVerdict.HOLDS
                : ReproductionVerdict.HOLDS_WITH_LIMITS;
    }

    private static OptionalDouble ratio(SeedReadings half, SeedReadings high) {
        OptionalDouble low = half.deviation();
        OptionalDouble top = high.deviation();
        return low.isEmpty() || top.isEmpty() || low.getAsDouble() == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(top.getAsDouble() / low.getAsDouble());
    }

    private static List<ScatterPlot.ScatterPoint> dots(
            RampRuns ramps, SeedReadings half, SeedReadings high) {
        List<ScatterPlot.ScatterPoint> dots = new ArrayList<>();
        for (int i = 0; i < ramps.curves().size() && half.isComplete() && high.isComplete(); i++) {
            dots.add(
                    new ScatterPlot.ScatterPoint(
                            ramps.curves().get(i),
                            as(half.readings().get(i), HALF),
                            as(high.readings().get(i), HIGH)));
        }
        return dots;
    }

    private static MetricValue as(MetricValue reading, String threshold) {
        Quantity quantity =
                Quantity.of(
                        "critical_load_" + threshold,
                        Quantities.LOAD.unit(),
                        "critical load with threshold " + threshold);
        MetricValue copy = MetricValue.of(quantity, reading.value().getAsDouble(), reading.note());
        return reading.halfWidth().isPresent()
                ? copy.withHalfWidth(reading.halfWidth().getAsDouble())
                : copy;
    }
}
