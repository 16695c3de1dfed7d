// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.plugin.PlugInBundles;
import org.kneepoint.study.run.RunResult;
import org.kneepoint.study.run.RunTask;
import org.kneepoint.study.task.WorkerPool;

/**
 * Solves models of the distribution in this process at once, without a slot, since most take
 * milliseconds. Runs that take longer are left to the slots. Safe for use by several threads.
 */
final class ModelRuns {
    /** Time of a run in this process, s. */
    private static final double LIMIT_SECONDS = 10;

    /** Fraction of the memory of this process that the largest run may need. */
    private static final double MEMORY_FRACTION = 1.0 / 8;

    /** A part that took less time than this is followed by one of twice as many runs, ns. */
    private static final long QUICK_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    private static final int MOST_RUNS_AT_ONCE = 256;
    private static final long POLL_MILLIS = 20;

    private final Semaphore permits;
    private final InFlight inFlight;

    /**
     * Solves models.
     *
     * @param atOnce plans at once; others take turns
     */
    ModelRuns(int atOnce, InFlight inFlight) {
        this.permits = new Semaphore(atOnce, true);
        this.inFlight = inFlight;
    }

    /** Returns whether the runs of a plan may be executed in this process. */
    static boolean isFor(RunPlan plan) {
        return plan.method().equals(EvaluationMethod.MODEL)
                && plan.plugIns().stream().allMatch(PlugInBundles::isShipped)
                && plan.cost().bytes() < MEMORY_FRACTION * Runtime.getRuntime().maxMemory();
    }

    /**
     * Executes runs and delivers their results.
     *
     * @return the runs that take too long
     */
    List<RunTask> execute(RunDelivery delivery, List<RunTask> tasks, Progress progress)
            throws InterruptedException {
        List<RunTask> tooLong = new ArrayList<>();
        List<RunTask> open = tasks;
        int next = 1;
        while (!open.isEmpty() && !progress.isCancelled()) {
            int end = Math.min(next, open.size());
            long begun = System.nanoTime();
            double done = tasks.size() - open.size();
            Progress part =
                    progress.part(done / tasks.size(), (done + end) / (double) tasks.size());
            tooLong.addAll(executePart(delivery, open.subList(0, end), part));
            open = open.subList(end, open.size());
            if (System.nanoTime() - begun < QUICK_NANOS) {
                next = Math.min(2 * next, MOST_RUNS_AT_ONCE);
            }
        }
        return tooLong;
    }

    /** Executes runs; waits for those that another plan executes. */
    private List<RunTask> executePart(RunDelivery delivery, List<RunTask> tasks, Progress progress)
            throws InterruptedException {
        List<RunTask> mine = new ArrayList<>();
        List<CompletableFuture<Void>> others = new ArrayList<>();
        List<RunTask> theirs = new ArrayList<>();
        for (RunTask task : tasks) {
            inFlight.begin(delivery.key(task))
                    .ifPresentOrElse(
                            end -> {
                                others.add(end);
                                theirs.add(task);
                            },
                            () -> mine.add(task));
        }
        List<RunTask> tooLong = new ArrayList<>();
        try {
            tooLong.addAll(executeMine(delivery, mine, progress));
        } finally {
            inFlight.end(mine.stream().map(delivery::key).toList());
        }
        if (!others.isEmpty() && await(others, progress)) {
            List<RunTask> missing = delivery.deliverStored(theirs);
            tooLong.addAll(missing.isEmpty() ? missing : executePart(delivery, missing, progress));
        }
        return tooLong;
    }

    private List<RunTask> executeMine(RunDelivery delivery, List<RunTask> mine, Progress progress)
            throws InterruptedException {
        List<RunTask> missing = delivery.deliverStored(mine);
        Queue<RunResult> results = new ConcurrentLinkedQueue<>();
        Queue<RunTask> tooLong = new ConcurrentLinkedQueue<>();
        while (!permits.tryAcquire(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
            if (progress.isCancelled()) {
                return List.of();
            }
        }
        try {
            WorkerPool.run(
                    missing.stream()
                            .map(task -> new Work(delivery.plan(), task, results, tooLong))
                            .toList(),
                    progress,
                    Long.MAX_VALUE);
        } finally {
            permits.release();
        }
        delivery.deliver(results);
        return List.copyOf(tooLong);
    }

    private static boolean await(List<CompletableFuture<Void>> ends, Progress progress)
            throws InterruptedException {
        CompletableFuture<Void> all =
                CompletableFuture.allOf(ends.toArray(CompletableFuture[]::new));
        while (!progress.isCancelled()) {
            try {
                all.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
                return true;
            } catch (TimeoutException e) {
                // polls the cancellation
            } catch (ExecutionException e) {
                throw new IllegalStateException(e);
            }
        }
        return false;
    }

    /** One run. */
    private record Work(
            RunPlan plan, RunTask task, Queue<RunResult> results, Queue<RunTask> tooLong)
            implements WorkerPool.Task<RunResult> {
        @Override
        public RunResult run(Progress progress) {
            RunResult result = plan.evaluate(task, progress);
            return progress.isOverdue() && hasMoreTime() ? null : result;
        }

        private boolean hasMoreTime() {
            return plan.limit(task) > LIMIT_SECONDS;
        }

        @Override
        public void done(RunResult result) {
            if (result == null) {
                tooLong.add(task);
            } else {
                results.add(result);
            }
        }

        @Override
        public double limit() {
            return Math.min(plan.limit(task), LIMIT_SECONDS);
        }

        @Override
        public String plugIn(StackTraceElement[] trace) {
            return plan.plugIn(task, trace);
        }

        @Override
        public void abandoned(Throwable why) {
            if (hasMoreTime() || why instanceof OutOfMemoryError) {
                tooLong.add(task);
            } else {
                results.add(plan.failed(task, why));
            }
        }
    }
}
