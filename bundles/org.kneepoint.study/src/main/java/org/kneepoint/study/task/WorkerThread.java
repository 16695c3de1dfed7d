// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.task;

import java.util.Optional;
import java.util.function.Supplier;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.PresentJob;

/**
 * A thread that runs tasks in turn. If a task does not return, the thread is abandoned with it,
 * since no thread can be stopped from outside. A daemon thread, so that it does not prevent the
 * process from ending.
 */
final class WorkerThread extends Thread {
    /** Prefix of the names of abandoned threads. */
    static final String ABANDONED = "abandoned: ";

    private final Supplier<? extends Runnable> tasks;
    private final Caller caller = Caller.current();
    private final int job = PresentJob.number();
    private volatile Progress progress;
    private volatile UnresponsiveTaskException overrun;

    /**
     * Runs the supplied tasks until there is none, or the thread is abandoned, in the name of the
     * caller of the present thread.
     */
    WorkerThread(Supplier<? extends Runnable> tasks) {
        super("worker");
        setDaemon(true);
        this.tasks = tasks;
    }

    @Override
    public void run() {
        try {
            caller.call(() -> PresentJob.call(job, this::runTasks));
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private Void runTasks() {
        for (Runnable task = tasks.get(); task != null; task = next()) {
            task.run();
        }
        return null;
    }

    private Runnable next() {
        return overrun == null ? tasks.get() : null;
    }

    /** Sets the progress of the next task. */
    void setProgress(Progress other) {
        progress = other;
    }

    /**
     * Abandons the thread: it takes no other task, is named after the plug-in, and is interrupted.
     *
     * @param plugIn the plug-in that does not return
     * @param why the failure for threads that wait for its result
     */
    void abandon(String plugIn, UnresponsiveTaskException why) {
        overrun = why;
        setName(ABANDONED + plugIn);
        interrupt();
    }

    /** Returns why a thread was abandoned, if it was. */
    static Optional<UnresponsiveTaskException> overrun(Thread thread) {
        return thread instanceof WorkerThread worker
                ? Optional.ofNullable(worker.overrun)
                : Optional.empty();
    }

    /** Returns whether the task of this thread is cancelled. */
    static boolean isCancelled() {
        return Thread.currentThread() instanceof WorkerThread worker
                && worker.progress != null
                && worker.progress.isCancelled();
    }
}
