// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.run.RunTask;

/**
 * The runs of a plan that wait for slots or use them. A run that another plan executes is not
 * executed again, but awaited without a slot.
 */
final class PlanExecution {
    private static final long PERIOD_MILLIS = 20;

    private final RunDelivery delivery;
    private final CoreSlots slots;
    private final Claim claim;
    private final InFlight inFlight;
    private final SlotRuns runs;
    private final int all;

    /** Runs that wait for a slot; guarded by this, as all below. */
    private final Deque<RunTask> waiting;

    /** Fractions of the runs that have a slot. */
    private final Map<RunTask, Double> running = new HashMap<>();

    private int open;
    private Throwable failure;
    private volatile boolean isStopped;

    PlanExecution(
            RunDelivery delivery,
            List<RunTask> tasks,
            Claim claim,
            CoreSlots slots,
            InFlight inFlight,
            SlotRuns runs) {
        this.delivery = delivery;
        this.claim = claim;
        this.slots = slots;
        this.inFlight = inFlight;
        this.runs = runs;
        this.waiting = new ArrayDeque<>(tasks);
        this.all = tasks.size();
        this.open = all;
    }

    /**
     * Executes all runs; if cancelled, those begun end soon, and no other begins.
     *
     * @throws RuntimeException or Error, thrown by a run or a receiver; the other runs are then
     *     cancelled
     */
    void execute(Progress progress) {
        slots.add(claim, all, this::executeNext);
        boolean isInterrupted = false;
        try {
            while (!isDone()) {
                isInterrupted |= !pause();
                progress.report(fraction());
                if (isInterrupted || progress.isCancelled()) {
                    stop();
                }
            }
        } finally {
            stop();
            if (isInterrupted) {
                Thread.currentThread().interrupt();
                // the caller sees the interruption, and so the reason of missing results
                progress.isCancelled();
            }
        }
        progress.report(fraction());
        rethrow();
    }

    private synchronized boolean isDone() {
        return isStopped ? running.isEmpty() : open == 0;
    }

    /** Returns false if interrupted. */
    private synchronized boolean pause() {
        try {
            if (!isDone()) {
                wait(PERIOD_MILLIS);
            }
            return true;
        } catch (InterruptedException e) {
            return false;
        }
    }

    private synchronized double fraction() {
        double begun = running.values().stream().mapToDouble(part -> part).sum();
        return Math.min(1, (all - open + begun) / Math.max(1, all));
    }

    private void stop() {
        synchronized (this) {
            isStopped = true;
            waiting.clear();
        }
        slots.remove(claim);
    }

    private synchronized void rethrow() {
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure != null) {
            throw (RuntimeException) failure;
        }
    }

    private synchronized void fail(Throwable why) {
        failure = failure == null ? why : failure;
        isStopped = true;
    }

    /** Executes the next runs on the thread of a slot. */
    private void executeNext() {
        List<RunTask> tasks;
        synchronized (this) {
            if (isStopped || waiting.isEmpty()) {
                return;
            }
            try {
                tasks = runs.next(waiting);
            } catch (RuntimeException e) {
                fail(e);
                return;
            }
            tasks.forEach(task -> running.put(task, 0.0));
        }
        // each run waited for a slot of its own
        slots.withdraw(claim, tasks.size() - 1);
        Map<RunTask, CompletableFuture<Void>> others = new LinkedHashMap<>();
        try {
            others.putAll(executeOnce(tasks));
        } catch (InterruptedException e) {
            fail(new CancellationException("the server ends"));
        } catch (RuntimeException | Error e) {
            fail(e);
        }
        tasks.forEach(task -> end(task, !others.containsKey(task)));
        others.forEach((task, end) -> end.thenRun(() -> repeat(task)));
    }

    private synchronized void end(RunTask task, boolean isDone) {
        running.remove(task);
        open -= isDone ? 1 : 0;
        notifyAll();
    }

    /** Lets a run wait again: its result is stored now, unless the other execution failed. */
    private void repeat(RunTask task) {
        synchronized (this) {
            if (isStopped) {
                return;
            }
            waiting.addFirst(task);
        }
        slots.add(claim, 1, this::executeNext);
    }

    /** Returns the ends of other executions of the runs that have some. */
    private Map<RunTask, CompletableFuture<Void>> executeOnce(List<RunTask> tasks)
            throws InterruptedException {
        Map<RunTask, CompletableFuture<Void>> others = new LinkedHashMap<>();
        List<RunTask> mine = new ArrayList<>();
        try {
            for (RunTask task : tasks) {
                inFlight.begin(delivery.key(task))
                        .ifPresentOrElse(end -> others.put(task, end), () -> mine.add(task));
            }
            List<RunTask> missing = delivery.deliverStored(mine);
            if (!missing.isEmpty()) {
                runs.execute(missing, new RunProgress(missing));
            }
        } finally {
            inFlight.end(mine.stream().map(delivery::key).toList());
        }
        return others;
    }

    private final class RunProgress implements Progress {
        private final List<RunTask> tasks;

        RunProgress(List<RunTask> tasks) {
            this.tasks = tasks;
        }

        @Override
        public boolean isCancelled() {
            return isStopped;
        }

        @Override
        public void report(double fraction) {
            synchronized (PlanExecution.this) {
                for (RunTask task : tasks) {
                    running.computeIfPresent(task, (same, before) -> Math.max(before, fraction));
                }
            }
        }
    }
}
