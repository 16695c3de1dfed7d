// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import java.util.Deque;
import java.util.List;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.run.RunTask;

/** How the runs of a plan are executed that have a slot. Used by several threads. */
interface SlotRuns extends AutoCloseable {
    /**
     * Takes the runs that a slot executes next. Used by one thread at a time.
     *
     * @param waiting the runs that wait, one at least, from which they are removed
     */
    List<RunTask> next(Deque<RunTask> waiting);

    /**
     * Executes runs and delivers their results.
     *
     * @param runs some of those that {@link #next} has returned
     * @param progress of these runs; if cancelled, they end soon
     */
    void execute(List<RunTask> runs, Progress progress) throws InterruptedException;

    /** No more runs are executed. */
    @Override
    default void close() {
        // most keep nothing
    }
}
