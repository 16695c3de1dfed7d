// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.run.RunResult;
import org.kneepoint.study.run.RunTask;
import org.kneepoint.study.worker.Worker;
import org.kneepoint.study.worker.WorkerEnded;

/**
 * The runs of a plan that wait for slots or use them. A run that another plan executes is not
 * executed again, but awaited without a slot.
 */
final class PlanExecution {
    private static final long PERIOD_MILLIS = 20;

    private final RunDelivery delivery;
    private final RunPlan plan;
    private final CoreSlots slots;
    private final Claim claim;
    private final InFlight inFlight;
    private final WarmWorkers workers;
    private final WarmWorkers.Kind kind;
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
            WarmWorkers workers,
            WarmWorkers.Kind kind) {
        this.delivery = delivery;
        this.plan = delivery.plan();
        this.claim = claim;
        this.slots = slots;
        this.inFlight = inFlight;
        this.workers = workers;
        this.kind = kind;
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

    /** Executes the next run on the thread of a slot. */
    private void executeNext() {
        RunTask task;
        synchronized (this) {
            task = isStopped ? null : waiting.poll();
            if (task == null) {
                return;
            }
            running.put(task, 0.0);
        }
        Optional<CompletableFuture<Void>> other = Optional.empty();
        try {
            other = executeOnce(task);
        } catch (InterruptedException e) {
            fail(new CancellationException("the server ends"));
        } catch (RuntimeException | Error e) {
            fail(e);
        }
        end(task, other.isEmpty());
        other.ifPresent(end -> end.thenRun(() -> repeat(task)));
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

    /** Returns the end of another execution of the run, if there is one. */
    private Optional<CompletableFuture<Void>> executeOnce(RunTask task)
            throws InterruptedException {
        String key = delivery.key(task);
        Optional<CompletableFuture<Void>> other = inFlight.begin(key);
        if (other.isPresent()) {
            return other;
        }
        try {
            if (!delivery.deliverStored(List.of(task)).isEmpty()) {
                delivery.deliver(List.of(evaluate(task)));
            }
        } finally {
            inFlight.end(List.of(key));
        }
        return Optional.empty();
    }

    private RunResult evaluate(RunTask task) throws InterruptedException {
        Worker worker = workers.take(plan, kind);
        Progress progress = new RunProgress(task);
        try {
            if (!worker.hasPlanned(plan) && !worker.plan(plan, progress)) {
                return plan.failed(task, new CancellationException());
            }
            RunResult result = worker.evaluate(task, progress);
            if (result.isFailed()) {
                // what failed may have left threads or a full memory behind
                worker.close();
            }
            return result;
        } catch (WorkerEnded e) {
            return isStopped
                    ? plan.failed(task, new CancellationException())
                    : plan.failed(task, e);
        } catch (BadInput e) {
            throw e;
        } catch (RuntimeException | InterruptedException e) {
            worker.close();
            throw e;
        } finally {
            workers.giveBack(worker, kind);
        }
    }

    private final class RunProgress implements Progress {
        private final RunTask task;

        RunProgress(RunTask task) {
            this.task = task;
        }

        @Override
        public boolean isCancelled() {
            return isStopped;
        }

        @Override
        public void report(double fraction) {
            synchronized (PlanExecution.this) {
                running.computeIfPresent(task, (same, before) -> Math.max(before, fraction));
            }
        }
    }
}
