// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.ExperimentCommand;

/** The two measures of the paper with the metrics and settings that read them. */
enum RampMeasure {
    /** The critical load, (4). */
    CRITICAL_LOAD("critical-load", Map.of("filter", "0.006"), FiguresOfMerit.CRITICAL_LOAD),
    /** The network performance measure, (7). */
    NPM("npm", Map.of(), FiguresOfMerit.NPM);

    private final String metric;
    private final Map<String, String> defaultSettings;
    private final Quantity quantity;

    RampMeasure(String metric, Map<String, String> defaultSettings, Quantity quantity) {
        this.metric = metric;
        this.defaultSettings = defaultSettings;
        this.quantity = quantity;
    }

    /** Returns the name of the metric. */
    String metric() {
        return metric;
    }

    /** Returns its settings. */
    Map<String, String> settings() {
        return defaultSettings;
    }

    /** Returns its default settings overridden by others. */
    Map<String, String> settings(Map<String, String> settings) {
        Map<String, String> all = new LinkedHashMap<>(defaultSettings);
        all.putAll(settings);
        return all;
    }

    /** Adds the measure command for this measure to a command. */
    ExperimentCommand measuredBy(ExperimentCommand command, Map<String, String> settings) {
        return command.measuredBy(metric, typed(settings(settings)));
    }

    /** Adds the measure command for all measures to a command. */
    static ExperimentCommand measuredByAll(ExperimentCommand command) {
        Map<String, String> all = new LinkedHashMap<>();
        for (RampMeasure measure : values()) {
            all.putAll(measure.settings());
        }
        return command.measuredBy(
                Arrays.stream(values()).map(RampMeasure::metric).collect(Collectors.joining(",")),
                typed(all));
    }

    private static String typed(Map<String, String> settings) {
        return settings.entrySet().stream()
                .map(setting -> setting.getKey() + "=" + setting.getValue())
                .collect(Collectors.joining(" "));
    }

    /** Returns the quantity it reads. */
    Quantity quantity() {
        return quantity;
    }
}
