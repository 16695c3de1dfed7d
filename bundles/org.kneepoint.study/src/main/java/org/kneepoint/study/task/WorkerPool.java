// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.task;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Decimal;

/**
 * A thread pool that runs tasks in order. The calling thread reports progress, polls for
 * cancellation, and is the watchdog of time limits: a task past its limit is cancelled, and if it
 * does not return, it is abandoned with its thread and the others continue. A task that ran out of
 * memory is repeated when no other runs.
 *
 * @param <T> the result of a task
 */
public final class WorkerPool<T> {
    /** Period of the watchdog, milliseconds. */
    private static final long PERIOD = 20;

    /** Periods of grace after cancellation. */
    private static final int MIN_GRACE_PERIODS = 100;

    /**
     * Most periods of grace after a time limit; as many as the limit has, within bounds, since a
     * task may have to sum up. Periods are counted, not measured, so that a suspended process costs
     * no grace.
     */
    private static final int MAX_GRACE_PERIODS = 500;

    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

    /** Running tasks of all pools. */
    private static final AtomicInteger RUNNING = new AtomicInteger();

    private final List<ScheduledTask> parts;
    private final Deque<ScheduledTask> waiting;
    private final List<ScheduledTask> running = new ArrayList<>();
    private final Progress caller;
    private final CountDownLatch unfinished;
    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private volatile boolean stopped;

    /** Sum of the progress of the tasks that have ended; guarded by this. */
    private double ended;

    private WorkerPool(List<? extends Task<T>> tasks, Progress caller) {
        this.parts = tasks.stream().map(task -> new ScheduledTask(task)).toList();
        this.waiting = new ArrayDeque<>(parts);
        this.caller = caller;
        this.unfinished = new CountDownLatch(parts.size());
    }

    /**
     * A task.
     *
     * @param <T> its result
     */
    @FunctionalInterface
    public interface Task<T> {
        /**
         * Runs the task.
         *
         * @param progress cancelled with the caller, and overdue after the time limit
         */
        T run(Progress progress);

        /** Receives the result, on the thread of the task, unless that was abandoned. */
        default void done(T result) {
            // a task may have no result
        }

        /** Returns the time limit, seconds. */
        default double limit() {
            return Double.POSITIVE_INFINITY;
        }

        /** Returns the plug-in in which a thread with this stack trace is. */
        default String plugIn(StackTraceElement[] trace) {
            return "a task";
        }

        /**
         * Receives the failure of a task that was abandoned or ran out of memory.
         *
         * @param why an {@link UnresponsiveTaskException}, or the {@link OutOfMemoryError} of the
         *     repeated task
         */
        default void abandoned(Throwable why) {
            if (why instanceof Error error) {
                throw error;
            }
        }
    }

    /**
     * Runs all tasks. If the caller cancels, no further task begins, and those begun get a grace
     * period to return.
     *
     * @throws RuntimeException or Error, thrown by a task; the others are then cancelled
     */
    static <T> void run(List<? extends Task<T>> tasks, Progress caller) {
        run(tasks, caller, 0);
    }

    /**
     * Runs all tasks in the same way, at first on one thread only.
     *
     * @param alone nanoseconds after which other threads start; {@link Long#MAX_VALUE} for never
     */
    public static <T> void run(List<? extends Task<T>> tasks, Progress caller, long alone) {
        new WorkerPool<T>(tasks, caller).run(alone);
    }

    private void run(long alone) {
        stopped = caller.isCancelled();
        try {
            int threads = Math.min(Runtime.getRuntime().availableProcessors(), parts.size());
            int first = alone > 0 ? Math.min(1, threads) : threads;
            begin(first);
            superviseUntilDone(alone, threads - first);
        } finally {
            stopped = true;
            running().forEach(part -> part.worker.interrupt());
        }
        rethrow(failure.get());
    }

    private void begin(int threads) {
        for (int i = 0; i < threads; i++) {
            new WorkerThread(this::next).start();
        }
    }

    /**
     * Returns the next task of the current thread; null if there is none, or if it is a repeated
     * task, which waits for the last thread.
     */
    private synchronized ScheduledTask next() {
        ScheduledTask first = stopped ? null : waiting.peek();
        if (first == null || first.isRepeated && !running.isEmpty()) {
            return null;
        }
        running.add(waiting.poll());
        first.begin();
        return first;
    }

    /** Returns true to the first caller only, which then reports the end of the task. */
    private synchronized boolean claim(ScheduledTask part) {
        boolean first = !part.claimed;
        part.claimed = true;
        return first;
    }

    /** Counts a task as ended, after its result is reported. */
    private synchronized void end(ScheduledTask part) {
        running.remove(part);
        ended += part.done;
        unfinished.countDown();
    }

    /** Puts a task that ran out of memory behind all others. */
    private synchronized void repeat(ScheduledTask part) {
        if (!part.claimed) {
            running.remove(part);
            part.isRepeated = true;
            waiting.add(part);
        }
    }

    private synchronized List<ScheduledTask> running() {
        return List.copyOf(running);
    }

    /**
     * Watches the tasks until all have ended.
     *
     * @param alone nanoseconds after which further threads start
     * @param more number of these threads
     */
    private void superviseUntilDone(long alone, int more) {
        long start = System.nanoTime();
        int late = more;
        boolean interrupted = Thread.interrupted();
        int periods = 0;
        while (failure.get() == null
                && (!stopped || periods++ < MIN_GRACE_PERIODS && !running().isEmpty())) {
            try {
                if (unfinished.await(PERIOD, TimeUnit.MILLISECONDS)) {
                    break;
                }
            } catch (InterruptedException e) {
                interrupted = true;
            }
            reportProgress();
            stopped |= interrupted || caller.isCancelled();
            running().forEach(ScheduledTask::watch);
            if (late > 0 && System.nanoTime() - start > alone) {
                begin(late);
                late = 0;
            }
        }
        if (stopped) {
            running().forEach(part -> part.abandon("when it was cancelled"));
        }
        reportProgress();
        if (interrupted) {
            Thread.currentThread().interrupt();
            // the caller sees the interruption, and so the reason of missing results
            caller.isCancelled();
        }
    }

    private void reportProgress() {
        caller.report(Math.min(1, done() / Math.max(1, parts.size())));
    }

    private synchronized double done() {
        return ended + running.stream().mapToDouble(part -> part.done).sum();
    }

    private static void rethrow(Throwable thrown) {
        if (thrown instanceof Error error) {
            throw error;
        }
        if (thrown != null) {
            throw (RuntimeException) thrown;
        }
    }

    /** A task with its progress and start time. */
    private final class ScheduledTask implements Runnable, Progress {
        private final Task<T> task;
        private final double nanos;
        private volatile double done;
        private volatile WorkerThread worker;
        private volatile long begun;
        private volatile boolean abandoned;

        /** Whether it runs again alone; guarded by the pool. */
        private boolean isRepeated;

        /** Whether its end is or will be reported; guarded by the pool. */
        private boolean claimed;

        /** Periods since its time limit. */
        private int periods;

        /** The calls common to all its stack traces since then, the innermost first. */
        private StackTraceElement[] stack = {};

        private ScheduledTask(Task<T> task) {
            this.task = task;
            this.nanos = task.limit() * NANOS;
        }

        private void begin() {
            begun = System.nanoTime();
            periods = 0;
            stack = new StackTraceElement[0];
            worker = (WorkerThread) Thread.currentThread();
            worker.setProgress(this);
        }

        /** A failure that escaped here would be lost; keeping it needs no memory. */
        @Override
        public void run() {
            try {
                attempt();
            } catch (RuntimeException | Error e) {
                failure.compareAndSet(null, e);
            }
        }

        private void attempt() {
            try {
                T result = result();
                end(() -> task.done(result));
            } catch (OutOfMemoryError e) {
                if (isRepeated || parts.size() == 1) {
                    end(() -> task.abandoned(e));
                } else {
                    repeat(this);
                }
            } catch (RuntimeException | Error e) {
                end(() -> failure.compareAndSet(null, e));
            }
        }

        private T result() {
            RUNNING.incrementAndGet();
            try {
                return task.run(this);
            } finally {
                RUNNING.decrementAndGet();
            }
        }

        /** Samples the stack of a cancelled task, and abandons one after its grace periods. */
        private void watch() {
            if (isCancelled()) {
                stack = stack.length == 0 ? worker.getStackTrace() : common(stack);
            }
            if (isOverdue() && periods++ >= gracePeriods()) {
                abandon("within limit=" + Decimal.format(task.limit()) + " s");
                WorkerPool.this.begin(1);
            }
        }

        /** Returns the outer calls common to an earlier stack trace and the present one. */
        private StackTraceElement[] common(StackTraceElement[] before) {
            StackTraceElement[] now = worker.getStackTrace();
            int outer = 1;
            while (outer <= Math.min(before.length, now.length)
                    && isSame(before[before.length - outer], now[now.length - outer])) {
                outer++;
            }
            return Arrays.copyOfRange(now, now.length - outer + 1, now.length);
        }

        private static boolean isSame(StackTraceElement one, StackTraceElement other) {
            return one.getClassName().equals(other.getClassName())
                    && one.getMethodName().equals(other.getMethodName());
        }

        private double gracePeriods() {
            double periods = task.limit() * TimeUnit.SECONDS.toMillis(1) / PERIOD;
            return Math.max(MIN_GRACE_PERIODS, Math.min(MAX_GRACE_PERIODS, periods));
        }

        /** Abandons it with its thread, and reports that. */
        private void abandon(String when) {
            end(
                    () -> {
                        abandoned = true;
                        String plugIn = task.plugIn(stack);
                        UnresponsiveTaskException why =
                                new UnresponsiveTaskException(
                                        plugIn + " did not return " + when, stack, stopped);
                        worker.abandon(plugIn, why);
                        task.abandoned(why);
                    });
        }

        /** Reports its end, unless that was reported before. */
        private void end(Runnable report) {
            if (!claim(this)) {
                return;
            }
            try {
                report.run();
                done = stopped ? done : 1;
            } catch (RuntimeException | Error e) {
                failure.compareAndSet(null, e);
            } finally {
                WorkerPool.this.end(this);
            }
        }

        @Override
        public boolean isCancelled() {
            return stopped || abandoned || isOverdue();
        }

        @Override
        public boolean isOverdue() {
            return !stopped && System.nanoTime() - begun > nanos;
        }

        @Override
        public int processors() {
            boolean isAlone = unfinished.getCount() == 1 && RUNNING.get() == 1;
            return isAlone ? Runtime.getRuntime().availableProcessors() : 1;
        }

        @Override
        public void report(double fraction) {
            done = Math.max(done, fraction);
        }
    }
}
