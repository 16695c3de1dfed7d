// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.run;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Status;

/**
 * The result of a run.
 *
 * @param task number of the run in its plan
 * @param isCut whether it was cancelled and so is not done, whatever the status of its points
 * @param points one, or all windows of a ramp
 */
public record RunResult(int task, boolean isCut, List<Point> points) {
    private static final String TASK = "run";
    private static final String CUT = "cut";

    /** Copies the points. */
    public RunResult {
        points = List.copyOf(points);
    }

    /** Returns whether a plug-in failed in it. */
    public boolean isFailed() {
        return points.stream().anyMatch(point -> point.status() == Status.FAILED);
    }

    /** Returns the result as a JSON object of numbers, texts, lists and maps. */
    public Map<String, Object> entry() {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put(TASK, task);
        entry.put(CUT, isCut);
        entry.putAll(PointEntries.entry(points));
        return entry;
    }

    /**
     * Reads a JSON object.
     *
     * @throws RuntimeException if it is not a result
     */
    public static RunResult of(Map<String, Object> entry) {
        int task = ((Number) entry.get(TASK)).intValue();
        return new RunResult(task, (Boolean) entry.get(CUT), PointEntries.of(entry));
    }
}
