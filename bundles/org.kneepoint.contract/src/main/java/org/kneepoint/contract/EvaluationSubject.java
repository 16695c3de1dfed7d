// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.contract;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameters;

/** A solver or a simulator on one of its networks, or a queue. */
public interface EvaluationSubject {
    /** Returns the plug-in. */
    Described plugin();

    /** Returns its name in findings. */
    default String title() {
        return plugin().name();
    }

    /** Returns all parameters. */
    Parameters parameters();

    /**
     * Evaluates one point.
     *
     * @throws org.kneepoint.api.scenario.BadInput if a setting is not allowed
     */
    Point evaluate(Map<String, String> settings);

    /** Returns plausible settings with a moderate load or rate. */
    default Map<String, String> settings() {
        return ExampleSettings.of(parameters());
    }

    /** Returns settings with a parameter added or replaced. */
    static Map<String, String> with(Map<String, String> settings, String name, String text) {
        Map<String, String> more = new LinkedHashMap<>(settings);
        more.put(name, text);
        return more;
    }

    /** Returns the reproducible part of a point: everything but the time, to the bit. */
    static String bits(Point point) {
        return point.status()
                + point.reason().text()
                + point.figures().entrySet().stream()
                        .filter(figure -> !figure.getKey().equals(Quantities.SECONDS))
                        .map(EvaluationSubject::bits)
                        .collect(Collectors.joining());
    }

    private static String bits(Map.Entry<Quantity, Double> figure) {
        long value = Double.doubleToRawLongBits(figure.getValue());
        return " " + figure.getKey() + "=" + Long.toHexString(value);
    }

    /** Returns the points of several settings. */
    default List<Point> evaluateAll(List<Map<String, String>> several) {
        return several.stream().map(this::evaluate).toList();
    }
}
