// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.kneepoint.api.run.Run;

/**
 * Does tasks on all processors, begun in their order. The thread that asks for it stays in touch
 * with its caller meanwhile: it alone tells how far the tasks are and asks whether to go on.
 */
final class Workers {
    /** How often the caller is told and asked, in milliseconds. */
    private static final long PERIOD = 20;

    /** How long a task may take to notice that it is to end, in nanoseconds. */
    private static final long GRACE = TimeUnit.SECONDS.toNanos(2);

    private final List<Part> parts;
    private final Run caller;
    private final CountDownLatch open;
    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private volatile boolean stopped;

    private Workers(List<Task> tasks, Run caller) {
        this.parts = tasks.stream().map(Part::new).toList();
        this.caller = caller;
        this.open = new CountDownLatch(parts.size());
    }

    /** Something to do. */
    @FunctionalInterface
    interface Task {
        /**
         * Does it.
         *
         * @param run its own side, cancelled when the whole is
         */
        void run(Run run);
    }

    /**
     * Does all tasks. When the caller cancels no further one begins, and those that have begun get
     * a moment to end with what they have.
     *
     * @throws RuntimeException or Error, what a task has thrown; the others are then ended
     */
    static void run(List<Task> tasks, Run caller) {
        new Workers(tasks, caller).run();
    }

    private void run() {
        int threads = Math.min(Runtime.getRuntime().availableProcessors(), parts.size());
        ExecutorService pool = Executors.newFixedThreadPool(Math.max(1, threads), Workers::thread);
        try {
            parts.forEach(pool::execute);
            watch();
        } finally {
            stopped = true;
            pool.shutdownNow();
        }
        rethrow(failure.get());
    }

    /** What does not listen must not keep the process from ending. */
    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "worker");
        thread.setDaemon(true);
        return thread;
    }

    private void watch() {
        boolean interrupted = false;
        long end = 0;
        while (failure.get() == null && (!stopped || System.nanoTime() - end < 0)) {
            try {
                if (open.await(PERIOD, TimeUnit.MILLISECONDS)) {
                    break;
                }
            } catch (InterruptedException e) {
                interrupted = true;
            }
            tell();
            if (!stopped && (interrupted || caller.isCancelled())) {
                end = System.nanoTime() + GRACE;
                stopped = true;
            }
        }
        tell();
        if (interrupted) {
            Thread.currentThread().interrupt();
            // it sees the interruption, and so knows why something is missing
            caller.isCancelled();
        }
    }

    private void tell() {
        double done = parts.stream().mapToDouble(part -> part.done).sum();
        caller.progress(done / Math.max(1, parts.size()));
    }

    private static void rethrow(Throwable thrown) {
        if (thrown instanceof Error error) {
            throw error;
        }
        if (thrown != null) {
            throw (RuntimeException) thrown;
        }
    }

    /** One task, and how far it is. */
    private final class Part implements Runnable, Run {
        private final Task task;
        private volatile double done;

        private Part(Task task) {
            this.task = task;
        }

        @Override
        public void run() {
            try {
                if (!stopped) {
                    task.run(this);
                }
                if (!stopped) {
                    done = 1;
                }
            } catch (RuntimeException | Error e) {
                failure.compareAndSet(null, e);
            } finally {
                open.countDown();
            }
        }

        @Override
        public boolean isCancelled() {
            return stopped;
        }

        @Override
        public void progress(double fraction) {
            done = fraction;
        }
    }
}
