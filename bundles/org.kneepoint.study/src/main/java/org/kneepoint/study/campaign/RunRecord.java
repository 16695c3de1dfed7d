// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.study.run.PointEntries;
import org.kneepoint.study.run.RunResult;

/**
 * A finished run as an entry of the journal, without loss.
 *
 * @param number of the run in its plan, from 0
 * @param session number of its session, from 1
 * @param time when it ended
 * @param points its points
 */
record RunRecord(int number, int session, Instant time, List<Point> points) {
    static final String KIND = "run";

    RunRecord {
        points = List.copyOf(points);
    }

    /** Returns the result without the elapsed time, which is not reproducible. */
    RunResult withoutSeconds() {
        return withoutSeconds(new RunResult(number, false, points));
    }

    /** Returns a result without the elapsed time, which is not reproducible. */
    static RunResult withoutSeconds(RunResult result) {
        List<Point> points = result.points().stream().map(RunRecord::withoutSeconds).toList();
        return new RunResult(result.task(), result.isCut(), points);
    }

    /** Returns the same run in a session of another number. */
    RunRecord in(int other) {
        return new RunRecord(number, other, time, points);
    }

    private static Point withoutSeconds(Point point) {
        return point.get(Quantities.SECONDS).isPresent()
                ? point.toBuilder().with(Quantities.SECONDS, Double.NaN).build()
                : point;
    }

    /** Returns the entry. */
    Map<String, Object> entry() {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put(KIND, number);
        entry.put("session", session);
        entry.put("time", time.toString());
        entry.putAll(PointEntries.entry(points));
        return entry;
    }

    /**
     * Reads an entry.
     *
     * @throws RuntimeException if it is malformed
     */
    static RunRecord of(Map<String, Object> entry) {
        return new RunRecord(
                ((Number) entry.get(KIND)).intValue(),
                ((Number) entry.get("session")).intValue(),
                Instant.parse((String) entry.get("time")),
                PointEntries.of(entry));
    }
}
