// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.WorkspaceJob;
import org.kneepoint.study.session.WorkspaceJob.State;

/**
 * Jobs that were cancelled, by their users or at their time limit, and do not return. They end for
 * their users, but their threads run on. Safe for use by several threads.
 */
final class UnresponsiveJobs {
    /** Time for a cancelled job to return, longer than that of a worker process. */
    static final Duration PATIENCE = Duration.ofSeconds(60);

    private final JobRunner runner;
    private final Function<Caller, UserWorkspace> workspaces;
    private final List<WorkspaceJob> abandoned = new CopyOnWriteArrayList<>();

    UnresponsiveJobs(JobRunner runner, Function<Caller, UserWorkspace> workspaces) {
        this.runner = runner;
        this.workspaces = workspaces;
    }

    /** Ends a job if it has not returned in time. */
    void abandon(ServerJob job) {
        if (!job.isUnresponsive(PATIENCE)) {
            return;
        }
        UserWorkspace workspace = workspaces.apply(job.caller());
        job.inner()
                .filter(workspace::abandon)
                .ifPresent(
                        inner -> {
                            abandoned.add(inner);
                            runner.abandon(job);
                        });
    }

    /** Returns the number of those whose threads run. */
    int size() {
        abandoned.removeIf(inner -> inner.state() != State.RUNNING);
        return abandoned.size();
    }
}
