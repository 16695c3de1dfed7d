// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.task;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Decimal;

/**
 * Thread pool that runs tasks in order, with a watchdog for time limits. The calling thread alone
 * reports progress to its caller and asks whether to go on. It is also the watchdog: a task past
 * its time limit is asked to end, and one that then does not return is abandoned with its thread,
 * while the others go on. A task that ran out of memory is done again when no other runs.
 *
 * @param <T> what a task gives
 */
public final class WorkerPool<T> {
    /** How often the calling thread looks at caller and tasks, in milliseconds. */
    private static final long PERIOD = 20;

    /** Periods within which a task has to end when the caller cancels. */
    private static final int GRACE = 100;

    /**
     * Most periods within which a task has to end after its time limit: as many as the limit has,
     * for it may have to sum up, but within bounds. Periods are counted, not measured: a task is
     * not blamed for a time in which the whole process stood still.
     */
    private static final int MAX_GRACE_PERIODS = 500;

    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

    private final List<ScheduledTask> parts;
    private final Deque<ScheduledTask> waiting;
    private final List<ScheduledTask> running = new ArrayList<>();
    private final Progress caller;
    private final CountDownLatch unfinished;
    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private volatile boolean stopped;

    /** How far the parts were that have ended, together; guarded by this. */
    private double ended;

    private WorkerPool(List<? extends Task<T>> tasks, Progress caller) {
        this.parts = tasks.stream().map(task -> new ScheduledTask(task)).toList();
        this.waiting = new ArrayDeque<>(parts);
        this.caller = caller;
        this.unfinished = new CountDownLatch(parts.size());
    }

    /**
     * Something to do.
     *
     * @param <T> what it gives
     */
    @FunctionalInterface
    public interface Task<T> {
        /**
         * Does it.
         *
         * @param progress its own side, cancelled when the whole is, and overdue when its time is
         *     over
         */
        T run(Progress progress);

        /** Takes the result, on the thread that did the task, unless that was abandoned before. */
        default void done(T result) {
            // its effect may be all that is wanted
        }

        /** Returns the seconds after which it is to end. */
        default double limit() {
            return Double.POSITIVE_INFINITY;
        }

        /** Names the plug-in that a thread with this stack trace was in. */
        default String plugIn(StackTraceElement[] trace) {
            return "a task";
        }

        /**
         * Takes the failure of a task that was abandoned or ran out of memory.
         *
         * @param why an {@link UnresponsiveTaskException}, or the {@link OutOfMemoryError} that it
         *     met alone
         */
        default void givenUp(Throwable why) {
            if (why instanceof Error error) {
                throw error;
            }
        }
    }

    /**
     * Does all tasks. When the caller cancels no further one begins, and those that have begun get
     * a moment to end with what they have.
     *
     * @throws RuntimeException or Error, what a task has thrown; the others are then ended
     */
    static <T> void run(List<? extends Task<T>> tasks, Progress caller) {
        run(tasks, caller, 0);
    }

    /**
     * Does all tasks in the same way, at first on one thread only.
     *
     * @param alone for so many nanoseconds it is not worth while to start others, or {@link
     *     Long#MAX_VALUE} if they are to be done one after the other
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
     * Returns what the current thread is to do; null if there is nothing, or nothing until another
     * thread is done, which then does it.
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

    /** Returns true to the first caller only, which then reports how a part ended. */
    private synchronized boolean claim(ScheduledTask part) {
        boolean first = !part.claimed;
        part.claimed = true;
        return first;
    }

    /** Counts a part as ended, once its result is reported. */
    private synchronized void end(ScheduledTask part) {
        running.remove(part);
        ended += part.done;
        unfinished.countDown();
    }

    /** Puts a part behind those that have not met a lack of memory yet. */
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
     * Stays in touch until nothing is left to do.
     *
     * @param more threads to be begun after so many nanoseconds
     */
    private void superviseUntilDone(long alone, int more) {
        long start = System.nanoTime();
        int late = more;
        boolean interrupted = Thread.interrupted();
        int periods = 0;
        while (failure.get() == null && (!stopped || periods++ < GRACE && !running().isEmpty())) {
            try {
                if (unfinished.await(PERIOD, TimeUnit.MILLISECONDS)) {
                    break;
                }
            } catch (InterruptedException e) {
                interrupted = true;
            }
            reportProgress();
            stopped |= interrupted || caller.isCancelled();
            running().forEach(ScheduledTask::look);
            if (late > 0 && System.nanoTime() - start > alone) {
                begin(late);
                late = 0;
            }
        }
        if (stopped) {
            running().forEach(part -> part.giveUp("when it was cancelled"));
        }
        reportProgress();
        if (interrupted) {
            Thread.currentThread().interrupt();
            // it sees the interruption, and so knows why something is missing
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

    /** One task, how far it is, and since when. */
    private final class ScheduledTask implements Runnable, Progress {
        private final Task<T> task;
        private final double nanos;
        private volatile double done;
        private volatile WorkerThread worker;
        private volatile long begun;
        private volatile boolean abandoned;

        /** Whether it is to be done alone; guarded by the whole. */
        private boolean isRepeated;

        /** Whether its end is reported or about to be; guarded by the whole. */
        private boolean claimed;

        /** Periods since its time limit. */
        private int periods;

        /** The calls that all its stack traces since then have in common, the innermost first. */
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

        /** A failure that escaped here would be lost; to keep it needs no memory. */
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
                T result = task.run(this);
                end(() -> task.done(result));
            } catch (OutOfMemoryError e) {
                if (isRepeated || parts.size() == 1) {
                    end(() -> task.givenUp(e));
                } else {
                    repeat(this);
                }
            } catch (RuntimeException | Error e) {
                end(() -> failure.compareAndSet(null, e));
            }
        }

        /** Abandons it if it was asked to end long ago; until then samples its stack. */
        private void look() {
            if (isCancelled()) {
                stack = stack.length == 0 ? worker.getStackTrace() : common(stack);
            }
            if (isOverdue() && periods++ >= patience()) {
                giveUp("within limit=" + Decimal.format(task.limit()) + " s");
                WorkerPool.this.begin(1);
            }
        }

        /** Returns the calls in which it still is; what these call comes and goes. */
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

        private double patience() {
            double periods = task.limit() * TimeUnit.SECONDS.toMillis(1) / PERIOD;
            return Math.max(GRACE, Math.min(MAX_GRACE_PERIODS, periods));
        }

        /** Abandons it with its thread, and reports that in its place. */
        private void giveUp(String when) {
            end(
                    () -> {
                        abandoned = true;
                        String plugIn = task.plugIn(stack);
                        UnresponsiveTaskException why =
                                new UnresponsiveTaskException(
                                        plugIn + " did not return " + when, stack, stopped);
                        worker.abandon(plugIn, why);
                        task.givenUp(why);
                    });
        }

        /** Reports how it ended, unless that is reported already. */
        private void end(Runnable telling) {
            if (!claim(this)) {
                return;
            }
            try {
                telling.run();
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
        public void report(double fraction) {
            done = Math.max(done, fraction);
        }
    }
}
