// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/**
 * The latency of a message in an empty network.
 *
 * <p>It is the latency of a point at load 0, else the extrapolation of the straight line through
 * the two lowest points, D(0) = (D1 x2 - D2 x1) / (x2 - x1). Where queueing makes the mean latency
 * convex in the load, the value is a lower bound, too low by about D'' x1 x2 / 2. For a ramp, whose
 * single windows are too noisy, see {@link RampZeroLoadLatency}.
 */
@Component
public final class ZeroLoadLatencyMetric implements Metric {
    static final Quantity ZERO_LOAD_LATENCY =
            Quantity.of("zero_load_latency", "cycles", "mean latency at zero load");

    @Override
    public String name() {
        return "zero-load-latency";
    }

    @Override
    public Description description() {
        return DescriptionResource.read(ZeroLoadLatencyMetric.class, "zero-load-latency.md");
    }

    @Override
    public List<Quantity> figures() {
        return List.of(ZERO_LOAD_LATENCY);
    }

    @Override
    public List<MetricValue> read(Curve curve, Scenario settings) {
        LoadSeries series = LoadSeries.of(curve);
        Optional<Explanation> obstacle = series.obstacle();
        if (obstacle.isPresent()) {
            return List.of(missing(obstacle.get()));
        }
        if (curve.method().equals(EvaluationMethod.RAMP)) {
            return List.of(RampZeroLoadLatency.reading(curve, settings));
        }
        return List.of(intercept(series.samples(point -> point.get(Quantities.LATENCY))));
    }

    private static MetricValue intercept(List<CurveSample> samples) {
        if (samples.isEmpty()) {
            return missing(Explanation.of("no-latency", "no point with status ok has a latency"));
        }
        CurveSample first = samples.get(0);
        if (first.load() == 0) {
            return within(
                    at(Explanation.of("point", "the point at load 0"), first.value()), half(first));
        }
        if (samples.size() == 1) {
            return missing(
                    Explanation.of(
                            "single-point",
                            "only one point with status ok, at load {load}: extrapolation to"
                                    + " load 0 needs two",
                            LoadSeries.rounded(first.load())));
        }
        return continued(first, samples.get(1));
    }

    private static MetricValue continued(CurveSample first, CurveSample second) {
        double share = first.load() / (second.load() - first.load());
        double latency = first.value() - share * (second.value() - first.value());
        Explanation loads =
                Explanation.of(
                        "",
                        "loads {low} and {high}",
                        LoadSeries.rounded(first.load()),
                        LoadSeries.rounded(second.load()));
        if (!(latency > 0)) {
            return missing(
                    Explanation.of(
                            "below-zero",
                            "the straight line through {loads} is not above 0 at load 0: the"
                                    + " curve begins too close to saturation",
                            loads));
        }
        Explanation note =
                Explanation.of(
                        "continued",
                        "extrapolated to load 0 as a straight line through {loads}",
                        loads);
        MetricValue reading = at(note, latency);
        OptionalDouble one = half(first);
        OptionalDouble two = half(second);
        if (one.isEmpty() || two.isEmpty()) {
            return reading;
        }
        // independent runs: variances add
        return reading.withHalfWidth(
                Math.hypot((1 + share) * one.getAsDouble(), share * two.getAsDouble()));
    }

    private static OptionalDouble half(CurveSample sample) {
        return sample.point().get(Quantities.LATENCY_CI95);
    }

    private static MetricValue at(Explanation note, double latency) {
        return MetricValue.of(ZERO_LOAD_LATENCY, latency, note);
    }

    private static MetricValue within(MetricValue reading, OptionalDouble halfWidth) {
        return halfWidth.isEmpty() ? reading : reading.withHalfWidth(halfWidth.getAsDouble());
    }

    private static MetricValue missing(Explanation why) {
        return MetricValue.missing(ZERO_LOAD_LATENCY, why);
    }
}
