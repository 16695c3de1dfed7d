// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.viewer;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.session.Viewer;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.study.session.WorkspaceJob;

/**
 * Waits until the pages of a workspace have been closed and its runs have ended.
 *
 * @param notices receives the names of runs, a line each
 */
record PageWatch(Viewer.Service served, Workspace workspace, Consumer<String> notices) {
    private static final long POLL_MILLIS = 50;

    /**
     * Returns when a page has been open, none has been for some time, and no job runs. Jobs that it
     * waits for are named.
     *
     * @param linger time without a page, ms
     * @throws InterruptedException if cancelled; the running jobs, which end with the session, are
     *     named
     */
    void await(long linger, Progress progress) throws InterruptedException {
        boolean opened = false;
        Set<Integer> named = new HashSet<>();
        while (true) {
            if (progress.isCancelled()) {
                running().forEach(job -> notices.accept("cancelled: " + text(job)));
                throw new InterruptedException();
            }
            boolean open = served.openPages() > 0;
            opened |= open;
            if (opened && !open && served.unusedMillis() >= linger) {
                List<WorkspaceJob> running = running();
                if (running.isEmpty()) {
                    return;
                }
                running.stream()
                        .filter(job -> named.add(job.number()))
                        .forEach(job -> notices.accept("waiting for: " + text(job)));
            }
            TimeUnit.MILLISECONDS.sleep(POLL_MILLIS);
        }
    }

    /** The viewer itself may be a job too. */
    private List<WorkspaceJob> running() {
        return workspace.jobs().stream()
                .filter(job -> job.state() == WorkspaceJob.State.RUNNING)
                .filter(job -> !job.line().split("\\s+")[0].equals(ViewerFeature.NAME))
                .toList();
    }

    private static String text(WorkspaceJob job) {
        int percent = (int) (100 * Math.max(0, Math.min(1, job.fraction())));
        return job.line() + " (" + percent + " % done)";
    }
}
