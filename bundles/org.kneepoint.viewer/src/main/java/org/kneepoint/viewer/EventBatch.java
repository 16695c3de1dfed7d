// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.study.session.WorkspaceJob;
import org.kneepoint.study.session.WorkspaceJob.CompletedPoint;
import org.kneepoint.viewer.json.JobJson;

/**
 * Changes of a workspace that are sent together. A running job is sent at most every {@value
 * #JOB_MILLIS} ms, its end at once. Not safe for use by several threads.
 */
final class EventBatch {
    private static final long JOB_MILLIS = 250;

    private final Map<WorkspaceJob, List<CompletedPoint>> points = new LinkedHashMap<>();
    private final Map<String, Boolean> results = new LinkedHashMap<>();
    private final Map<Integer, WorkspaceJob> jobs = new LinkedHashMap<>();

    /** When a running job was sent, ms, by its number. */
    private final Map<Integer, Long> sent = new LinkedHashMap<>();

    /** Adds points of a job. */
    void add(WorkspaceJob job, Collection<CompletedPoint> completed) {
        points.computeIfAbsent(job, j -> new ArrayList<>()).addAll(completed);
    }

    /** Adds a change of a job. */
    void add(WorkspaceJob job) {
        jobs.put(job.number(), job);
    }

    /** Adds a change of a result. */
    void add(String result, boolean isRemoved) {
        results.put(result, isRemoved);
    }

    /** Forgets all changes. */
    void clear() {
        points.clear();
        results.clear();
        jobs.clear();
        sent.clear();
    }

    /** Returns whether there are changes to be sent now or later. */
    boolean isEmpty() {
        return points.isEmpty() && results.isEmpty() && jobs.isEmpty();
    }

    /**
     * Takes the events to be sent now: points, results, then jobs, whose end follows their results.
     *
     * @param now the time, ms
     */
    List<byte[]> take(long now) {
        List<byte[]> events = new ArrayList<>();
        points.forEach((job, completed) -> events.add(pointsEvent(job, completed)));
        points.clear();
        results.forEach((name, removed) -> events.add(resultEvent(name, removed)));
        results.clear();
        for (Iterator<WorkspaceJob> all = jobs.values().iterator(); all.hasNext(); ) {
            WorkspaceJob job = all.next();
            boolean isRunning = job.state() == WorkspaceJob.State.RUNNING;
            Long before = sent.get(job.number());
            if (isRunning && before != null && now - before < JOB_MILLIS) {
                continue;
            }
            events.add(ServerSentEvent.of("job", JobJson.of(job)));
            all.remove();
            if (isRunning) {
                sent.put(job.number(), now);
            } else {
                sent.remove(job.number());
            }
        }
        return events;
    }

    private static byte[] pointsEvent(WorkspaceJob job, List<CompletedPoint> completed) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("job", job.number());
        data.put("points", JobJson.of(completed));
        data.put("quantities", JobJson.quantities(completed));
        return ServerSentEvent.of("points", data);
    }

    private static byte[] resultEvent(String name, boolean isRemoved) {
        return ServerSentEvent.of("result", Map.of("name", name, "removed", isRemoved));
    }
}
