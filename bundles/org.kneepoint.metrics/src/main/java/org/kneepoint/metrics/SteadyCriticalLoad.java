// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.List;
import java.util.Optional;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.metric.Reading;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Explanation.Rounded;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.metrics.ramp.Crossing;
import org.kneepoint.metrics.ramp.CrossingBand;
import org.kneepoint.metrics.ramp.EdgeRule;
import org.kneepoint.metrics.ramp.Gradient;

/**
 * The critical load of separate steady points: the gradient lies half way between neighbours.
 *
 * <p>A point that is saturated counts where its throughput was measured; a model has none there.
 */
final class SteadyCriticalLoad {
    /** Gradients further apart than this share of the critical load do not show where it falls. */
    private static final double COARSE = 0.2;

    private static final double NORMAL_95 = 1.959964;

    private final LoadSeries series;
    private final double threshold;
    private final EdgeRule rule;

    SteadyCriticalLoad(LoadSeries series, Scenario settings) {
        this.series = series;
        threshold = settings.get(CriticalLoad.THRESHOLD);
        rule = EdgeRule.of(settings.get(CriticalLoad.CROSSING));
    }

    Reading reading() {
        List<Knot> knots = series.throughputs();
        if (knots.size() < 3) {
            return missing(
                    Explanation.of(
                            "too-few-points",
                            "fewer than 3 points tell their throughput: there is no gradient"));
        }
        Gradient gradient = gradient(knots);
        Optional<Crossing> crossing = gradient.crossing(threshold, rule);
        return crossing.isEmpty()
                ? missing(why(knots, gradient))
                : reading(knots, gradient, crossing.get());
    }

    private static Gradient gradient(List<Knot> knots) {
        double[] at = new double[knots.size() - 1];
        double[] value = new double[at.length];
        for (int i = 0; i < at.length; i++) {
            Knot left = knots.get(i);
            Knot right = knots.get(i + 1);
            at[i] = (left.x() + right.x()) / 2;
            value[i] = (right.y() - left.y()) / (right.x() - left.x());
        }
        return new Gradient(at, value);
    }

    private Reading reading(List<Knot> knots, Gradient gradient, Crossing crossing) {
        double low = gradient.at(crossing.before());
        double high = gradient.at(crossing.before() + 1);
        Explanation between =
                Explanation.of("", "{low} and {high}", LoadSeries.text(low), LoadSeries.text(high));
        if (high - low > COARSE * crossing.load()) {
            return missing(
                    Explanation.of(
                            "coarse",
                            "the gradient falls through {threshold} between loads {between}: let"
                                    + " load= step by {step} or less",
                            LoadSeries.text(threshold),
                            between,
                            LoadSeries.text(COARSE * low)));
        }
        double deviation =
                Math.max(
                        deviation(knots, crossing.before()),
                        deviation(knots, crossing.before() + 1));
        double noise = CrossingBand.about(gradient, crossing, threshold, deviation, 0).half();
        double spacing = Math.max(crossing.load() - low, high - crossing.load());
        Reading reading =
                Reading.of(
                        FiguresOfMerit.CRITICAL_LOAD,
                        crossing.load(),
                        Explanation.of(
                                "crossing",
                                "{rule} through {threshold}, interpolated between the gradients at"
                                        + " loads {between}",
                                rule.word(),
                                LoadSeries.text(threshold),
                                between));
        return noise > spacing ? reading.plusMinus(noise) : reading.between(low, high);
    }

    /** The standard deviation of the gradient between two points, by their intervals. */
    private static double deviation(List<Knot> knots, int left) {
        Knot low = knots.get(left);
        Knot high = knots.get(left + 1);
        double both = Math.hypot(half(low), half(high));
        return both / NORMAL_95 / (high.x() - low.x());
    }

    private static double half(Knot knot) {
        return knot.point().get(Quantities.THROUGHPUT_CI95).orElse(0);
    }

    private Explanation why(List<Knot> knots, Gradient gradient) {
        Rounded level = LoadSeries.text(threshold);
        if (!gradient.reaches(threshold)) {
            return Explanation.of(
                    "below-threshold",
                    "the gradient is below {threshold} from the lowest loads on",
                    level);
        }
        double end = knots.get(knots.size() - 1).x();
        Explanation known =
                Explanation.of(
                        "above-threshold", "the gradient does not fall below {threshold}", level);
        return series.with(Status.SATURATED).stream()
                .filter(sample -> sample.load() > end)
                .findFirst()
                .map(
                        sample ->
                                Explanation.of(
                                        "saturated",
                                        " while the throughput is known, to load {load}; at"
                                                + " {saturated} the network is saturated",
                                        LoadSeries.text(end),
                                        LoadSeries.text(sample.load())))
                .map(known::then)
                .orElse(known.then(Explanation.of("", " up to load {load}", LoadSeries.text(end))));
    }

    private static Reading missing(Explanation why) {
        return Reading.missing(FiguresOfMerit.CRITICAL_LOAD, why);
    }
}
