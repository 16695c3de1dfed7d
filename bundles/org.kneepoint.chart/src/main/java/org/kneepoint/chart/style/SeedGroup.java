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
 * @param number of the group, in the order of their first curves
 * @param label what differs from the other groups
 * @param size number of its curves
 */
public record SeedGroup(int number, String label, int size) {
    /**
     * Returns the group of each curve.
     *
     * @param names of the first curves; a group has the name of its first curve, if it is not empty
     */
    public static List<SeedGroup> of(List<Curve> curves, List<String> names) {
        Map<Object, List<Curve>> curvesByKey = new LinkedHashMap<>();
        List<Object> keys = curves.stream().map(SeedGroup::key).collect(Collectors.toList());
        for (int i = 0; i < keys.size(); i++) {
            curvesByKey.computeIfAbsent(keys.get(i), key -> new ArrayList<>()).add(curves.get(i));
        }
        List<Curve> samples =
                curvesByKey.values().stream()
                        .map(same -> seedless(same.get(0)))
                        .collect(Collectors.toList());
        List<String> firstNames =
                curvesByKey.keySet().stream()
                        .map(keys::indexOf)
                        .map(first -> first < names.size() ? names.get(first) : "")
                        .toList();
        List<String> labels = Labels.of(CurveDifferences.of(samples).labels(), firstNames);
        Map<Object, SeedGroup> groups = new LinkedHashMap<>();
        curvesByKey.forEach(
                (key, same) -> {
                    int number = groups.size();
                    groups.put(key, new SeedGroup(number, labels.get(number), same.size()));
                });
        return keys.stream().map(groups::get).collect(Collectors.toList());
    }

    private static Object key(Curve curve) {
        return List.of(curve.method(), curve.network(), curve.evaluator(), settings(curve));
    }

    private static Map<String, String> settings(Curve curve) {
        Map<String, String> settings = curve.commonSettings();
        settings.remove(Quantities.SEED.name());
        return settings;
    }

    private static Curve seedless(Curve curve) {
        return Curve.of(curve.method(), curve.network(), curve.evaluator(), curve.axis())
                .add(Point.of(settings(curve)).build())
                .build();
    }

    /** Returns the label with the number of seeds if there are several. */
    String counted() {
        return size == 1 ? label : label + ", " + size + " seeds";
    }
}
