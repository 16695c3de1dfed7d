// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.style;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.support.CurveDifferences;

/**
 * A group of curves that differ only in the seed.
 *
 * @param number of the kind, in the order in which each first occurs
 * @param label what tells it from the others
 * @param size how many curves are of it
 */
public record SeedGroup(int number, String label, int size) {
    /** Returns the kind of each curve. */
    public static List<SeedGroup> of(List<Curve> curves) {
        Map<Object, List<Curve>> alike = new LinkedHashMap<>();
        List<Object> keys = curves.stream().map(SeedGroup::key).collect(Collectors.toList());
        for (int i = 0; i < keys.size(); i++) {
            alike.computeIfAbsent(keys.get(i), key -> new ArrayList<>()).add(curves.get(i));
        }
        List<Curve> samples =
                alike.values().stream()
                        .map(same -> seedless(same.get(0)))
                        .collect(Collectors.toList());
        List<String> labels = CurveDifferences.of(samples).labels();
        Map<Object, SeedGroup> kinds = new LinkedHashMap<>();
        alike.forEach(
                (key, same) -> {
                    int number = kinds.size();
                    kinds.put(key, new SeedGroup(number, labels.get(number), same.size()));
                });
        return keys.stream().map(kinds::get).collect(Collectors.toList());
    }

    private static Object key(Curve curve) {
        return List.of(curve.method(), curve.network(), curve.evaluator(), words(curve));
    }

    private static Map<String, String> words(Curve curve) {
        Map<String, String> settings = curve.commonSettings();
        settings.remove(Quantities.SEED.name());
        return settings;
    }

    private static Curve seedless(Curve curve) {
        return Curve.of(curve.method(), curve.network(), curve.evaluator(), curve.axis())
                .add(Point.of(words(curve)).build())
                .build();
    }

    /** Returns the label, and how many seeds there are if it is more than one. */
    String counted() {
        return size == 1 ? label : label + ", " + size + " seeds";
    }
}
