// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.WorkspaceJob.State;

/**
 * A job as others see it: of the jobs of other accounts the group is shown, not the account and the
 * line, except to administrators.
 *
 * @param job the job
 * @param account its account, or its group
 * @param line its line; empty if it is not shown
 * @param position its place among those that wait, from 1; 0 if it does not
 */
record QueueEntry(ServerJob job, String account, String line, int position) {
    /** Returns the jobs that run, and then those that wait, as a caller sees them. */
    static List<QueueEntry> all(JobQueue queue, Caller caller) {
        List<QueueEntry> entries = new ArrayList<>();
        int position = 0;
        for (ServerJob job : queue.jobs().inOrder()) {
            boolean isShown = job.isOf(caller);
            position += job.state() == State.QUEUED ? 1 : 0;
            entries.add(
                    new QueueEntry(
                            job,
                            isShown ? job.caller().account() : queue.group(job),
                            isShown ? job.line() : "",
                            job.state() == State.QUEUED ? position : 0));
        }
        return entries;
    }

    static QueueEntry of(ServerJob job) {
        return new QueueEntry(job, job.caller().account(), job.line(), 0);
    }

    String state() {
        return job.state().name().toLowerCase(Locale.ROOT);
    }

    Map<String, Object> json() {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("number", job.number());
        object.put("account", account);
        object.put("line", line);
        object.put("state", state());
        object.put("priority", job.priority().label());
        object.put("position", position == 0 ? null : position);
        object.put("fraction", job.fraction());
        object.put("seconds", job.elapsed().toMillis() / 1000.0);
        OptionalDouble estimate = job.estimate();
        object.put("estimate", estimate.isPresent() ? estimate.getAsDouble() : null);
        object.put("answered", job.runs().answered());
        object.put("executed", job.runs().executed());
        return object;
    }
}
