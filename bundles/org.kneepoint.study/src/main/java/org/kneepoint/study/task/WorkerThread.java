// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.task;

import java.util.Optional;
import java.util.function.Supplier;
import org.kneepoint.api.run.Progress;

/**
 * A thread that does tasks one after the other. If one of them does not return, the thread is
 * abandoned with it: no thread can be stopped from outside. A daemon thread, so that it does not
 * keep the process from ending.
 */
final class WorkerThread extends Thread {
    /** What the name of an abandoned thread begins with. */
    static final String ABANDONED = "abandoned: ";

    private final Supplier<? extends Runnable> tasks;
    private volatile Progress progress;
    private volatile UnresponsiveTaskException overrun;

    /** Does the tasks that are supplied until there is none, or it is abandoned. */
    WorkerThread(Supplier<? extends Runnable> tasks) {
        super("worker");
        setDaemon(true);
        this.tasks = tasks;
    }

    @Override
    public void run() {
        for (Runnable task = tasks.get(); task != null; task = next()) {
            task.run();
        }
    }

    private Runnable next() {
        return overrun == null ? tasks.get() : null;
    }

    /** Sets the run that the next task belongs to. */
    void setProgress(Progress other) {
        progress = other;
    }

    /**
     * Abandons the thread: it does no other task, and its name is that of the plug-in that does not
     * return. It is interrupted, in case it sleeps.
     *
     * @param plugIn what does not return
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

    /** Returns whether the work that this thread does is to end. */
    static boolean isCancelled() {
        return Thread.currentThread() instanceof WorkerThread worker
                && worker.progress != null
                && worker.progress.isCancelled();
    }
}
