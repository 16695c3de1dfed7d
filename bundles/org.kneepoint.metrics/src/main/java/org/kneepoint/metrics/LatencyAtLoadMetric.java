// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Explanation.Rounded;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.metrics.ramp.CurveContext;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/** The mean latency at a given load. */
@Component
public final class LatencyAtLoadMetric implements Metric {
    static final Quantity LATENCY_AT_LOAD =
            Quantity.of("latency_at_load", "cycles", "mean latency at the given load");

    static final Parameter<Double> LOAD =
            StandardParameters.LOAD.meaning("load at which the latency is read").optional();

    @Override
    public String name() {
        return "latency-at-load";
    }

    @Override
    public Description description() {
        return DescriptionResource.read(LatencyAtLoadMetric.class, "latency-at-load.md");
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(LOAD, CurveContext.NODES, CurveContext.LENGTH, CurveContext.WINDOW);
    }

    @Override
    public List<Quantity> figures() {
        return List.of(LATENCY_AT_LOAD);
    }

    @Override
    public List<MetricValue> read(Curve curve, Scenario settings) {
        return settings.find(LOAD)
                .map(load -> List.of(at(load, curve, settings)))
                .orElse(List.of());
    }

    private static MetricValue at(double load, Curve curve, Scenario settings) {
        LoadSeries series = LoadSeries.of(curve);
        if (series.obstacle().isPresent()) {
            return missing(series.obstacle().get());
        }
        if (!curve.method().equals(EvaluationMethod.RAMP)) {
            return between(
                    series.samples(point -> point.get(Quantities.LATENCY)), load, Explanation.NONE);
        }
        SmoothedRampCurves smooth = SmoothedRampCurves.of(curve, settings);
        return smooth.obstacle().isPresent()
                ? missing(smooth.obstacle().get())
                : between(
                        smooth.latencySamples(),
                        load,
                        Explanation.of("", "; {filter}", smooth.note()));
    }

    private static MetricValue between(List<CurveSample> samples, double load, Explanation remark) {
        if (samples.isEmpty()) {
            return missing(
                    Explanation.of("no-latency", "no point with status ok has a latency")
                            .followedBy(remark));
        }
        double low = samples.get(0).load();
        double high = samples.get(samples.size() - 1).load();
        if (!(load >= low && load <= high)) {
            return outside(load, low, high);
        }
        int right = 0;
        while (samples.get(right).load() < load) {
            right++;
        }
        CurveSample above = samples.get(right);
        if (above.load() == load) {
            return within(
                    MetricValue.of(
                            LATENCY_AT_LOAD,
                            above.value(),
                            Explanation.of("point", "the point at load {load}", text(load))
                                    .followedBy(remark)),
                    half(above));
        }
        return interpolated(samples.get(right - 1), above, load, remark);
    }

    private static MetricValue interpolated(
            CurveSample below, CurveSample above, double load, Explanation remark) {
        double share = (load - below.load()) / (above.load() - below.load());
        MetricValue reading =
                MetricValue.of(
                        LATENCY_AT_LOAD,
                        below.value() + share * (above.value() - below.value()),
                        Explanation.of(
                                        "interpolated",
                                        "at load {load}, interpolated linearly between loads"
                                                + " {low} and {high}",
                                        text(load),
                                        text(below.load()),
                                        text(above.load()))
                                .followedBy(remark));
        OptionalDouble low = half(below);
        OptionalDouble high = half(above);
        return low.isEmpty() || high.isEmpty()
                ? reading
                : reading.withHalfWidth(
                        Math.hypot((1 - share) * low.getAsDouble(), share * high.getAsDouble()));
    }

    private static MetricValue outside(double load, double low, double high) {
        return missing(
                Explanation.of(
                        "outside",
                        "load={load} is outside the loads with a latency: {low} to {high}",
                        text(load),
                        text(low),
                        text(high)));
    }

    private static OptionalDouble half(CurveSample sample) {
        return sample.point().get(Quantities.LATENCY_CI95);
    }

    private static MetricValue within(MetricValue reading, OptionalDouble half) {
        return half.isEmpty() ? reading : reading.withHalfWidth(half.getAsDouble());
    }

    private static Rounded text(double value) {
        return LoadSeries.rounded(value);
    }

    private static MetricValue missing(Explanation why) {
        return MetricValue.missing(LATENCY_AT_LOAD, why);
    }
}
