// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.result.Point;

/**
 * Points as entries of a JSON object, without loss. Parts common to several points are written
 * once; each point is the number of its {@linkplain PointTemplate template} and its values.
 */
public final class PointEntries {
    private static final String KINDS = "kinds";
    private static final String POINTS = "points";

    private PointEntries() {}

    /** Returns points as entries of an object. */
    public static Map<String, Object> entry(List<Point> points) {
        Map<PointTemplate, Integer> kinds = new LinkedHashMap<>();
        List<List<Object>> rows = new ArrayList<>();
        for (Point point : points) {
            int size = kinds.size();
            List<Object> row = new ArrayList<>();
            row.add(kinds.computeIfAbsent(PointTemplate.of(point), kind -> size));
            row.addAll(point.figures().values());
            rows.add(row);
        }
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put(KINDS, kinds.keySet().stream().map(PointTemplate::entry).toList());
        entry.put(POINTS, rows);
        return entry;
    }

    /**
     * Reads the points of an object.
     *
     * @throws RuntimeException if it has none, or they are malformed
     */
    public static List<Point> of(Map<String, Object> entry) {
        List<PointTemplate> kinds = new ArrayList<>();
        ((List<?>) entry.get(KINDS)).forEach(kind -> kinds.add(PointTemplate.of((Map<?, ?>) kind)));
        List<Point> empty = kinds.stream().map(PointTemplate::empty).toList();
        List<Point> points = new ArrayList<>();
        for (Object object : (List<?>) entry.get(POINTS)) {
            List<?> row = (List<?>) object;
            int kind = ((Number) row.get(0)).intValue();
            points.add(kinds.get(kind).point(empty.get(kind), row.subList(1, row.size())));
        }
        return points;
    }
}
