// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.List;
import java.util.Optional;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Explanation.Rounded;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.metrics.ramp.CrossingInterval;
import org.kneepoint.metrics.ramp.CrossingRule;
import org.kneepoint.metrics.ramp.GradientCrossing;
import org.kneepoint.metrics.ramp.ThroughputGradient;

/**
 * The critical load of separate steady points, with the gradient half way between neighbours.
 *
 * <p>A saturated point counts if it has a throughput, as in a simulation.
 */
final class SteadyCriticalLoad {
    /** Largest distance of the two gradients about the crossing, relative to the critical load. */
    private static final double COARSE = 0.2;

    private static final double NORMAL_95 = 1.959964;

    private final LoadSeries series;
    private final double threshold;
    private final CrossingRule rule;

    SteadyCriticalLoad(LoadSeries series, Scenario settings) {
        this.series = series;
        threshold = settings.get(CriticalLoadMetric.THRESHOLD);
        rule = CrossingRule.of(settings.get(CriticalLoadMetric.CROSSING));
    }

    MetricValue reading() {
        List<CurveSample> samples = series.throughputSamples();
        if (samples.size() < 3) {
            return missing(
                    Explanation.of(
                            "too-few-points",
                            "fewer than 3 points have a throughput: there is no gradient"));
        }
        ThroughputGradient gradient = gradient(samples);
        Optional<GradientCrossing> crossing = gradient.crossing(threshold, rule);
        return crossing.isEmpty()
                ? missing(why(samples, gradient))
                : reading(samples, gradient, crossing.get());
    }

    private static ThroughputGradient gradient(List<CurveSample> samples) {
        double[] at = new double[samples.size() - 1];
        double[] value = new double[at.length];
        for (int i = 0; i < at.length; i++) {
            CurveSample left = samples.get(i);
            CurveSample right = samples.get(i + 1);
            at[i] = (left.load() + right.load()) / 2;
            value[i] = (right.value() - left.value()) / (right.load() - left.load());
        }
        return new ThroughputGradient(at, value);
    }

    private MetricValue reading(
            List<CurveSample> samples, ThroughputGradient gradient, GradientCrossing crossing) {
        double low = gradient.load(crossing.before());
        double high = gradient.load(crossing.before() + 1);
        Explanation between =
                Explanation.of(
                        "", "{low} and {high}", LoadSeries.rounded(low), LoadSeries.rounded(high));
        if (high - low > COARSE * crossing.load()) {
            return missing(
                    Explanation.of(
                            "coarse",
                            "the gradient falls through {threshold} between loads {between}: let"
                                    + " load= step by {step} or less",
                            LoadSeries.rounded(threshold),
                            between,
                            LoadSeries.rounded(COARSE * low)));
        }
        double deviation =
                Math.max(
                        deviation(samples, crossing.before()),
                        deviation(samples, crossing.before() + 1));
        double noise =
                CrossingInterval.about(gradient, crossing, threshold, deviation, 0).halfWidth();
        double spacing = Math.max(crossing.load() - low, high - crossing.load());
        MetricValue reading =
                MetricValue.of(
                        FiguresOfMerit.CRITICAL_LOAD,
                        crossing.load(),
                        Explanation.of(
                                "crossing",
                                "{rule} through {threshold}, interpolated between the gradients at"
                                        + " loads {between}",
                                rule.parameterValue(),
                                LoadSeries.rounded(threshold),
                                between));
        return noise > spacing ? reading.withHalfWidth(noise) : reading.withBracket(low, high);
    }

    /** The standard deviation of the gradient between two points, by their intervals. */
    private static double deviation(List<CurveSample> samples, int left) {
        CurveSample low = samples.get(left);
        CurveSample high = samples.get(left + 1);
        double both = Math.hypot(half(low), half(high));
        return both / NORMAL_95 / (high.load() - low.load());
    }

    private static double half(CurveSample sample) {
        return sample.point().get(Quantities.THROUGHPUT_CI95).orElse(0);
    }

    private Explanation why(List<CurveSample> samples, ThroughputGradient gradient) {
        Rounded level = LoadSeries.rounded(threshold);
        if (!gradient.reaches(threshold)) {
            return Explanation.of(
                    "below-threshold",
                    "the gradient is below {threshold} from the lowest loads on",
                    level);
        }
        double end = samples.get(samples.size() - 1).load();
        Explanation known =
                Explanation.of(
                        "above-threshold", "the gradient does not fall below {threshold}", level);
        return series.with(Status.SATURATED).stream()
                .filter(loadPoint -> loadPoint.load() > end)
                .findFirst()
                .map(
                        loadPoint ->
                                Explanation.of(
                                        "saturated",
                                        " up to load {load}, the last with a throughput; at"
                                                + " {saturated} the network is saturated",
                                        LoadSeries.rounded(end),
                                        LoadSeries.rounded(loadPoint.load())))
                .map(known::followedBy)
                .orElse(
                        known.followedBy(
                                Explanation.of("", " up to load {load}", LoadSeries.rounded(end))));
    }

    private static MetricValue missing(Explanation why) {
        return MetricValue.missing(FiguresOfMerit.CRITICAL_LOAD, why);
    }
}
