// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.measurement;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.support.CurveDifferences;
import org.kneepoint.support.UnknownName;

/** The values of metrics for curves. */
public final class CurveMeasurements {
    private final List<Metric> metrics;
    private final Map<Metric, Scenario> settings = new LinkedHashMap<>();

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
        return metric.read(curve, settings.get(metric));
    }

    /** Returns a copy of a curve with the figures that the metrics derive. */
    public Curve derived(Curve curve) {
        Curve derived = curve;
        for (Metric metric : metrics) {
            derived = metric.derive(derived, settings.get(metric));
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
                                List<MetricValue> readings =
                                        metric.combine(ramps, settings.get(metric));
                                add(values, label, metric, readings);
                            }
                        });
        return values;
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
