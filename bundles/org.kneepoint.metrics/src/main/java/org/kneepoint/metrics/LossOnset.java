// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.List;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Quantity;

/**
 * The load at which the loss of a network first exceeds a threshold.
 *
 * <p>Between the two neighbouring points the loss is interpolated as a power of the load, linearly
 * in the logarithms of both. The loss of a finite queue begins as such a power: for the 1 % point
 * of an M/M/1/4 queue, between losses of 0.6 % and 5.6 %, the error of linear interpolation is
 * nearly seven times as large. At load 0 or loss 0, which have no logarithm, the interpolation is
 * linear.
 */
final class LossOnset {
    private final Quantity quantity;
    private final double threshold;

    private LossOnset(Quantity quantity, double threshold) {
        this.quantity = quantity;
        this.threshold = threshold;
    }

    /**
     * Creates the reading of a threshold.
     *
     * @param threshold fraction of packets lost, above 0 and below 1
     */
    static LossOnset of(double threshold) {
        String percent = LoadSeries.rounded(100 * threshold).toString();
        return new LossOnset(
                Quantity.of(
                                FiguresOfMerit.LOAD_AT_LOSS.name()
                                        + "_"
                                        + percent.replace('.', '_')
                                        + "pct",
                                FiguresOfMerit.LOAD_AT_LOSS.unit(),
                                "load at which the loss passes " + percent + " %")
                        .withRole(Quantity.Role.VALUE, FiguresOfMerit.LOAD_AT_LOSS),
                threshold);
    }

    /**
     * Reads the load off the loss.
     *
     * @param losses loss by rising load
     */
    MetricValue read(List<CurveSample> losses) {
        if (losses.isEmpty()) {
            return missing(Explanation.of("no-loss", "no point with status ok has a loss"));
        }
        CurveSample first = losses.get(0);
        if (first.value() > threshold) {
            return missing(
                    Explanation.of("passed", "passed before the lowest load {first}", of(first)));
        }
        for (int i = 1; i < losses.size(); i++) {
            if (losses.get(i).value() > threshold) {
                return between(losses.get(i - 1), losses.get(i));
            }
        }
        return missing(
                Explanation.of(
                        "not-reached",
                        "not reached up to load {last}",
                        of(losses.get(losses.size() - 1))));
    }

    private MetricValue between(CurveSample below, CurveSample above) {
        boolean power = below.load() > 0 && below.value() > 0;
        double load = power ? alongPower(below, above) : alongLine(below, above);
        String how = power ? "as a power of the load" : "linearly";
        return MetricValue.of(
                quantity,
                load,
                Explanation.of(
                        "interpolated",
                        "interpolated {how} between loads {below} and {above}",
                        how,
                        of(below),
                        of(above)));
    }

    private double alongPower(CurveSample below, CurveSample above) {
        double share =
                Math.log(threshold / below.value()) / Math.log(above.value() / below.value());
        return below.load() * Math.pow(above.load() / below.load(), share);
    }

    private double alongLine(CurveSample below, CurveSample above) {
        double share = (threshold - below.value()) / (above.value() - below.value());
        return below.load() + share * (above.load() - below.load());
    }

    private static Explanation of(CurveSample sample) {
        return Explanation.of(
                "",
                "{load} (loss {loss})",
                LoadSeries.rounded(sample.load()),
                LoadSeries.rounded(sample.value()));
    }

    private MetricValue missing(Explanation why) {
        return MetricValue.missing(quantity, why);
    }
}
