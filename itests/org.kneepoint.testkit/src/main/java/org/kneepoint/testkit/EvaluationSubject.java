// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameters;

/**
 * Something installed that turns words into a point: a solver or a simulator on one of its
 * networks, or a queue.
 */
public interface EvaluationSubject {
    /** Returns what is installed. */
    Described plugin();

    /** Returns what it is called in findings. */
    default String title() {
        return plugin().name();
    }

    /** Returns all words that apply. */
    Parameters parameters();

    /**
     * Evaluates one point.
     *
     * @throws org.kneepoint.api.scenario.BadInput if a word is not allowed
     */
    Point evaluate(Map<String, String> settings);

    /** Returns words that make sense, with the loads or rates left at moderate values. */
    default Map<String, String> words() {
        return ExampleSettings.of(parameters());
    }

    /** Returns these words with one more, or with another text for it. */
    static Map<String, String> with(Map<String, String> settings, String name, String text) {
        Map<String, String> more = new LinkedHashMap<>(settings);
        more.put(name, text);
        return more;
    }

    /** Returns all of a point that has to be the same when it is evaluated again: not the time. */
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

    /** Returns the points of these words, one after the other. */
    default List<Point> evaluateAll(List<Map<String, String>> several) {
        return several.stream().map(this::evaluate).toList();
    }
}
