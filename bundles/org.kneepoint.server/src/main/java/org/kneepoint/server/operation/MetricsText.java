// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Metrics in the text format of Prometheus, version 0.0.4. */
public final class MetricsText {
    /** Its media type. */
    public static final String TYPE = "text/plain; version=0.0.4; charset=utf-8";

    private MetricsText() {}

    /** Returns the present values of metrics. */
    public static String of(List<Gauge> gauges) {
        StringBuilder text = new StringBuilder();
        gauges.forEach(gauge -> append(text, gauge));
        return text.toString();
    }

    private static void append(StringBuilder text, Gauge gauge) {
        String name = gauge.name();
        text.append("# HELP ").append(name).append(' ').append(escaped(gauge.help())).append('\n');
        text.append("# TYPE ").append(name).append(' ');
        text.append(gauge.type().name().toLowerCase(Locale.ROOT)).append('\n');
        for (Gauge.Sample sample : gauge.samples().get()) {
            text.append(name).append(labels(sample.labels())).append(' ');
            text.append(number(sample.value())).append('\n');
        }
    }

    private static String labels(Map<String, String> labels) {
        return labels.isEmpty()
                ? ""
                : new TreeMap<>(labels)
                        .entrySet().stream()
                                .map(
                                        label ->
                                                label.getKey()
                                                        + "=\""
                                                        + quoted(label.getValue())
                                                        + '"')
                                .collect(Collectors.joining(",", "{", "}"));
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\").replace("\n", "\\n");
    }

    private static String quoted(String text) {
        return escaped(text).replace("\"", "\\\"");
    }

    private static String number(double value) {
        if (Double.isInfinite(value)) {
            return value > 0 ? "+Inf" : "-Inf";
        }
        boolean isInteger = value == Math.rint(value) && Math.abs(value) < 1e15;
        return isInteger ? Long.toString((long) value) : Double.toString(value);
    }
}
