// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.kneepoint.api.metric.Reading;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.view.Scatter;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Count;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Figure;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Percent;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Trial;
import org.kneepoint.reproduction.Verdict;

/** The footnote of Section 5.1: why the threshold of the gradient is one half. */
final class Threshold implements Experiment {
    static final String RAMPS = "ramps";

    private static final String THRESHOLD = "threshold";
    private static final String HALF = "0.5";
    private static final String HIGH = "0.9";

    /** Square roots of the 5 % points of F with 7 and 7, and with 3 and 3 degrees of freedom. */
    private static final double EIGHT_SEEDS = 1.946;

    private static final double FOUR_SEEDS = 3.046;

    @Override
    public Outline outline() {
        return RampPaper.OUTLINES.get("ramp-threshold");
    }

    @Override
    public List<Trial> trials(Effort effort) {
        return List.of(
                both(
                        RampPaper.ramp(
                                RAMPS,
                                " routing="
                                        + RampPaper.DO1
                                        + RampPaper.BUFFER
                                        + " end=0.2 slew="
                                        + effort.of("300000", "100000")
                                        + " replications="
                                        + effort.of(8, 4))));
    }

    /** Read with one threshold and with the other. */
    private static Trial both(Trial trial) {
        Trial half = Merit.CRITICAL_LOAD.read(trial, Map.of(THRESHOLD, HALF));
        return Merit.CRITICAL_LOAD.read(half, Map.of(THRESHOLD, HIGH));
    }

    @Override
    public Findings judge(Results results) {
        Ramps ramps = Ramps.of(results, RAMPS);
        Sampled half = ramps.read(Merit.CRITICAL_LOAD, Map.of(THRESHOLD, HALF));
        Sampled high = ramps.read(Merit.CRITICAL_LOAD, Map.of(THRESHOLD, HIGH));
        String because =
                "standard deviation of the critical load over "
                        + Count.of(ramps.curves().size(), "seed")
                        + ": "
                        + half.deviationWords()
                        + " at 0.5, "
                        + high.deviationWords()
                        + " at 0.9, with means of "
                        + half.words()
                        + " and "
                        + high.words();
        Verdict verdict = verdict(half, high, results.effort());
        Findings.Builder findings =
                Findings.builder()
                        .add(new Claim("0.50 is more stable than 0.90", verdict, because));
        List<Scatter.Dot> dots = dots(ramps, half, high);
        if (!dots.isEmpty()) {
            findings.add(Figure.ofDots("The same runs read with both thresholds", dots));
        }
        return findings.build(
                "at 0.9 the critical load scatters "
                        + Percent.number(ratio(half, high))
                        + " times as much as at 0.5");
    }

    private static Verdict verdict(Sampled half, Sampled high, Effort effort) {
        OptionalDouble ratio = ratio(half, high);
        if (ratio.isEmpty()) {
            return Verdict.CANNOT_BE_CHECKED;
        }
        if (ratio.getAsDouble() <= 1) {
            return Verdict.DOES_NOT_HOLD;
        }
        return ratio.getAsDouble() > effort.of(EIGHT_SEEDS, FOUR_SEEDS)
                ? Verdict.HOLDS
                : Verdict.HOLDS_WITH_LIMITS;
    }

    private static OptionalDouble ratio(Sampled half, Sampled high) {
        OptionalDouble low = half.deviation();
        OptionalDouble top = high.deviation();
        return low.isEmpty() || top.isEmpty() || low.getAsDouble() == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(top.getAsDouble() / low.getAsDouble());
    }

    private static List<Scatter.Dot> dots(Ramps ramps, Sampled half, Sampled high) {
        List<Scatter.Dot> dots = new ArrayList<>();
        for (int i = 0; i < ramps.curves().size() && half.isComplete() && high.isComplete(); i++) {
            dots.add(
                    new Scatter.Dot(
                            ramps.curves().get(i),
                            as(half.readings().get(i), HALF),
                            as(high.readings().get(i), HIGH)));
        }
        return dots;
    }

    private static Reading as(Reading reading, String threshold) {
        Quantity quantity =
                Quantity.of(
                        "critical_load_" + threshold,
                        Quantities.LOAD.unit(),
                        "critical load ratio with threshold " + threshold);
        Reading copy = Reading.of(quantity, reading.value().getAsDouble(), reading.note());
        return reading.halfWidth().isPresent()
                ? copy.plusMinus(reading.halfWidth().getAsDouble())
                : copy;
    }
}
