// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Status;

/**
 * A run that is done, as an entry of the journal. All of its points come back to the bit. What many
 * of them have in common is written once, and of each the number of its {@linkplain Kind kind} and
 * its values.
 *
 * @param number of the run in its schedule, from 0
 * @param session in which it was done, from 1
 * @param time when it was done
 * @param points what it gave
 */
record RunRecord(int number, int session, Instant time, List<Point> points) {
    static final String KIND = "run";

    RunRecord {
        points = List.copyOf(points);
    }

    /** Returns whether a plug-in failed in it: a further session does such a run again. */
    boolean isFailed() {
        return points.stream().anyMatch(point -> point.status() == Status.FAILED);
    }

    /** Returns the entry. */
    Map<String, Object> entry() {
        Map<Kind, Integer> kinds = new LinkedHashMap<>();
        List<List<Object>> rows = new ArrayList<>();
        for (Point point : points) {
            int size = kinds.size();
            List<Object> row = new ArrayList<>();
            row.add(kinds.computeIfAbsent(Kind.of(point), kind -> size));
            row.addAll(point.figures().values());
            rows.add(row);
        }
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put(KIND, number);
        entry.put("session", session);
        entry.put("time", time.toString());
        entry.put("kinds", kinds.keySet().stream().map(Kind::entry).toList());
        entry.put("points", rows);
        return entry;
    }

    /**
     * Reads an entry.
     *
     * @throws RuntimeException if it is none of these
     */
    static RunRecord of(Map<String, Object> entry) {
        List<Kind> kinds = new ArrayList<>();
        ((List<?>) entry.get("kinds")).forEach(kind -> kinds.add(Kind.of((Map<?, ?>) kind)));
        List<Point> empty = kinds.stream().map(Kind::empty).toList();
        List<Point> points = new ArrayList<>();
        for (Object object : (List<?>) entry.get("points")) {
            List<?> row = (List<?>) object;
            int kind = ((Number) row.get(0)).intValue();
            points.add(kinds.get(kind).point(empty.get(kind), row.subList(1, row.size())));
        }
        return new RunRecord(
                ((Number) entry.get(KIND)).intValue(),
                ((Number) entry.get("session")).intValue(),
                Instant.parse((String) entry.get("time")),
                points);
    }
}
