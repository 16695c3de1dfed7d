// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.json;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.WorkspaceJob;
import org.kneepoint.study.session.WorkspaceJob.CompletedPoint;

/**
 * A job as {@code {number, line, state, done, all, fraction, elapsed, remaining, names, text,
 * error}}, times in seconds.
 */
public final class JobJson {
    /** Longest text kept of what a job printed. */
    private static final int LONGEST_TEXT = 100_000;

    private JobJson() {}

    /** Encodes a job. */
    public static Map<String, Object> of(WorkspaceJob job) {
        WorkspaceJob.State state = job.state();
        WorkspaceJob.PointCount points = job.points();
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("number", job.number());
        object.put("line", job.line());
        object.put("state", state.name().toLowerCase(Locale.ROOT));
        object.put("done", points.done());
        object.put("all", points.all());
        object.put("fraction", job.fraction());
        object.put("elapsed", seconds(job.elapsed()));
        object.put("remaining", job.remaining().map(JobJson::seconds).orElse(null));
        object.put("names", job.names());
        object.put("text", shortened(job.output()));
        // it may have ended since its state was read
        boolean isFailed = state == WorkspaceJob.State.FAILED;
        object.put("error", isFailed ? job.failure().map(JobJson::error).orElse(null) : null);
        return object;
    }

    /** Encodes points with all their settings. */
    public static List<Map<String, Object>> of(List<CompletedPoint> points) {
        return points.stream().map(JobJson::of).toList();
    }

    /** Encodes the quantities of the figures of points, in the order of their first appearance. */
    public static List<Map<String, Object>> quantities(List<CompletedPoint> points) {
        Set<Quantity> quantities = new LinkedHashSet<>();
        points.forEach(completed -> quantities.addAll(completed.point().figures().keySet()));
        return QuantityJson.of(quantities);
    }

    private static Map<String, Object> of(CompletedPoint completed) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("curve", completed.curve());
        object.put("position", completed.position());
        object.put("point", PointJson.of(completed.point()));
        return object;
    }

    private static double seconds(Duration duration) {
        return duration.toMillis() / 1000.0;
    }

    private static Map<String, Object> error(WorkspaceJob.Failure failure) {
        Map<String, Object> error =
                failure.cause() instanceof BadInput bad
                        ? ErrorJson.of(bad)
                        : ErrorJson.of("failed", failure.line());
        error.put("line", failure.line());
        return error;
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST_TEXT ? text : text.substring(0, LONGEST_TEXT) + "...";
    }
}
