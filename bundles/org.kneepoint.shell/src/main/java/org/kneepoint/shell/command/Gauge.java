// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.command.Request;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.Reading;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.scenario.Scenario;

/**
 * A metric with the settings that a request gives it.
 *
 * @param metric what reads
 * @param settings values for its parameters
 */
record Gauge(Metric metric, Scenario settings) {
    /** Sets metrics by the words of a request, which are taken out of it. */
    static List<Gauge> of(List<Metric> metrics, Request request) {
        Map<String, String> words = new LinkedHashMap<>();
        for (Metric metric : metrics) {
            for (String name : metric.parameters().names()) {
                request.take(name).ifPresent(text -> words.put(name, text));
            }
        }
        List<Gauge> gauges = new ArrayList<>();
        for (Metric metric : metrics) {
            Map<String, String> own = new LinkedHashMap<>(words);
            own.keySet().retainAll(metric.parameters().names());
            gauges.add(new Gauge(metric, Scenario.of(metric.name(), metric.parameters(), own)));
        }
        return gauges;
    }

    List<Reading> read(Curve curve) {
        return metric.read(curve, settings);
    }

    Curve derive(Curve curve) {
        return metric.derive(curve, settings);
    }
}
