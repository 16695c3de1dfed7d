// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.List;
import java.util.Map;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.study.plugin.Catalogue;

/** Reads figures of merit off curves by the metrics that are installed. */
final class InstalledMetrics implements ExperimentResults.MetricReader {
    private final Catalogue catalogue;

    InstalledMetrics(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    @Override
    public List<MetricValue> read(Curve curve, String name, Map<String, String> settings) {
        Metric metric = catalogue.metric(name);
        return metric.read(curve, settings(metric, settings));
    }

    @Override
    public List<MetricValue> combine(
            List<Curve> curves, String name, Map<String, String> settings) {
        Metric metric = catalogue.metric(name);
        return metric.combine(curves, settings(metric, settings));
    }

    @Override
    public Curve derive(Curve curve, String name, Map<String, String> settings) {
        Metric metric = catalogue.metric(name);
        return metric.derive(curve, settings(metric, settings));
    }

    private static Scenario settings(Metric metric, Map<String, String> settings) {
        return Scenario.of(metric.name(), metric.parameters(), settings);
    }
}
