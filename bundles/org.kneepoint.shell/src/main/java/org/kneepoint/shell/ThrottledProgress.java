// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiConsumer;
import org.kneepoint.study.session.WorkspaceJob;
import org.kneepoint.study.session.WorkspaceJob.CompletedPoint;

/** Passes on every completed point of a job, and changes of its fraction ten times per second. */
final class ThrottledProgress implements StatementProgress.ProgressListener {
    private static final long PERIOD = TimeUnit.MILLISECONDS.toNanos(100);

    private final WorkspaceJob job;
    private final BiConsumer<WorkspaceJob, List<CompletedPoint>> listener;
    private final AtomicLong last = new AtomicLong(System.nanoTime() - PERIOD);

    /**
     * Notifies a listener of the progress of a job.
     *
     * @param listener receives the completed points, none if only the fraction has changed
     */
    ThrottledProgress(WorkspaceJob job, BiConsumer<WorkspaceJob, List<CompletedPoint>> listener) {
        this.job = job;
        this.listener = listener;
    }

    @Override
    public void changed(List<CompletedPoint> points) {
        long now = System.nanoTime();
        long before = last.get();
        if (!points.isEmpty() || now - before >= PERIOD && last.compareAndSet(before, now)) {
            listener.accept(job, points);
        }
    }
}
