// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.measurement;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.study.plugin.PlugInBundles;
import org.kneepoint.study.plugin.PlugInCalls;
import org.kneepoint.study.task.UnresponsiveTaskException;
import org.kneepoint.support.CurveDifferences;
import org.kneepoint.support.UnknownName;

/** The values of metrics for curves. */
public final class CurveMeasurements {
    /** Time limit of a dropped-in metric, seconds. */
    private static final double LIMIT = 3;

    private final List<Metric> metrics;
    private final Map<Metric, Scenario> settings = new LinkedHashMap<>();
    private final Map<Metric, Throwable> unresponsive = new HashMap<>();

    /**
     * Prepares metrics.
     *
     * @param metrics in the order of their values
     * @param given settings of their parameters
     * @throws BadInput if no metric has a parameter, or a value is not allowed
     */
    public CurveMeasurements(Collection<Metric> metrics, Map<String, String> given) {
        this.metrics = List.copyOf(metrics);
        Set<String> known = new LinkedHashSet<>();
        for (Metric metric : this.metrics) {
            known.addAll(metric.parameters().names());
            Map<String, String> own = new LinkedHashMap<>(given);
            own.keySet().retainAll(metric.parameters().names());
            settings.put(metric, Scenario.of(metric.name(), metric.parameters(), own));
        }
        for (String name : given.keySet()) {
            if (!known.contains(name)) {
                throw UnknownName.of("parameter", name, known);
            }
        }
    }

    /** Returns the values of each curve, metric by metric. */
    public List<CurveMetricValue> of(List<Curve> curves) {
        List<String> labels = CurveDifferences.of(curves).labels();
        List<CurveMetricValue> values = new ArrayList<>();
        for (Metric metric : metrics) {
            for (int i = 0; i < curves.size(); i++) {
                add(values, labels.get(i), metric, read(metric, curves.get(i)));
            }
        }
        return values;
    }

    /** Returns the values of one of the metrics for a curve. */
    public List<MetricValue> read(Metric metric, Curve curve) {
        return values(metric, () -> metric.read(curve, settings.get(metric)));
    }

    /** Returns a copy of a curve with the figures that the metrics derive. */
    public Curve derived(Curve curve) {
        Curve derived = curve;
        for (Metric metric : metrics) {
            Curve before = derived;
            derived =
                    guarded(
                            metric,
                            () -> metric.derive(before, settings.get(metric)),
                            failure -> before);
        }
        return derived;
    }

    /** Returns the combined values of several ramps of one scenario. */
    public List<CurveMetricValue> combined(List<Curve> curves) {
        List<CurveMetricValue> values = new ArrayList<>();
        RampGroups.of(curves)
                .forEach(
                        (label, ramps) -> {
                            for (Metric metric : metrics) {
                                Supplier<List<MetricValue>> combine =
                                        () -> metric.combine(ramps, settings.get(metric));
                                add(values, label, metric, values(metric, combine));
                            }
                        });
        return values;
    }

    /** A metric that fails has no value, with the reason. */
    private List<MetricValue> values(Metric metric, Supplier<List<MetricValue>> call) {
        return guarded(
                metric,
                () -> List.copyOf(Objects.requireNonNull(call.get(), "no list of values")),
                failure -> missing(metric, failure));
    }

    /** A metric that did not return is not called again. */
    private <T> T guarded(Metric metric, Supplier<T> call, Function<Throwable, T> failed) {
        if (PlugInBundles.isShipped(metric)) {
            return call.get();
        }
        if (unresponsive.containsKey(metric)) {
            return failed.apply(unresponsive.get(metric));
        }
        return PlugInCalls.within(
                LIMIT,
                PlugInCalls.plugInOf(metric),
                call,
                failure -> {
                    if (failure instanceof UnresponsiveTaskException) {
                        unresponsive.put(metric, failure);
                    }
                    return failed.apply(failure);
                });
    }

    private static List<MetricValue> missing(Metric metric, Throwable failure) {
        Explanation why =
                Explanation.of(
                        "metric-failed",
                        "{metric} failed: {cause}",
                        PlugInCalls.plugInOf(metric),
                        PlugInCalls.firstCause(failure));
        List<Quantity> figures =
                PlugInCalls.attempt(() -> List.copyOf(metric.figures()), thrown -> List.of());
        return figures.isEmpty()
                ? List.of(MetricValue.missing(Quantity.of(metric.name(), "", "a metric"), why))
                : figures.stream().map(figure -> MetricValue.missing(figure, why)).toList();
    }

    private static void add(
            List<CurveMetricValue> values,
            String label,
            Metric metric,
            List<MetricValue> readings) {
        readings.forEach(
                reading -> values.add(new CurveMetricValue(label, metric.name(), reading)));
    }
}
