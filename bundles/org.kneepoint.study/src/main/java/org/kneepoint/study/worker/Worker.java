// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.worker;

import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.study.PortablePlan;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.Trial;
import org.kneepoint.study.run.RunResult;
import org.kneepoint.study.run.RunTask;

/**
 * A worker process, which plans the same requests as this one and executes one run at a time. It
 * keeps its plans, so that it can be used for one after the other. Used by one thread at a time;
 * any may close it.
 */
public final class Worker implements AutoCloseable {
    /** Time for the worker to report a run beyond its limit, and a cancelled one, seconds. */
    private static final double MARGIN_SECONDS = 20;

    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

    /** Between looks for a cancellation; a message is received at once. */
    private static final long POLL_MILLIS = 100;

    private final WorkerProcess process;

    /** Numbers of the plans that are in use. */
    private final Map<RunPlan, Integer> numbers = new WeakHashMap<>();

    private int lastNumber;
    private RunPlan plan;

    Worker(WorkerProcess process) {
        this.process = process;
    }

    /**
     * Starts a process.
     *
     * @throws java.io.UncheckedIOException if it cannot be started
     */
    public static Worker start(WorkerCommand command) {
        return new Worker(WorkerProcess.start(command));
    }

    /** Returns whether it executes the runs of a plan without planning anew. */
    public boolean hasPlanned(RunPlan other) {
        return plan == other;
    }

    /**
     * Plans the requests of a plan, whose runs it then executes.
     *
     * @param progress cancels the wait, which ends the process
     * @return false if cancelled
     * @throws BadInput if it cannot plan the requests
     * @throws IllegalStateException if it has other plug-ins, as when a jar was replaced meanwhile
     * @throws WorkerEnded if the process has ended
     */
    public boolean plan(RunPlan next, Progress progress) throws InterruptedException {
        plan = null;
        int number = numbers.computeIfAbsent(next, any -> ++lastNumber);
        if (plan(PortablePlan.of(next), number, progress)) {
            plan = next;
            return true;
        }
        return false;
    }

    /**
     * Plans the requests of a plan of another process, whose runs it then executes.
     *
     * @param progress cancels the wait, which ends the process
     * @return false if cancelled
     * @throws BadInput if it cannot plan the requests
     * @throws IllegalStateException if it has other plug-ins; the message names a difference
     * @throws WorkerEnded if the process has ended
     */
    public boolean plan(PortablePlan next, Progress progress) throws InterruptedException {
        plan = null;
        return plan(next, ++lastNumber, progress);
    }

    private boolean plan(PortablePlan next, int number, Progress progress)
            throws InterruptedException {
        process.send(WorkerMessages.requests(next, number));
        while (!progress.isCancelled()) {
            Map<String, Object> answer = process.receive(POLL_MILLIS).orElse(Map.of());
            if (!answer.isEmpty() && !WorkerMessages.isFraction(answer)) {
                requireNoRefusal(answer);
                WorkerMessages.difference(answer, next)
                        .ifPresent(
                                line -> {
                                    throw new IllegalStateException(
                                            "the worker process has other plug-ins than were"
                                                    + " planned with: "
                                                    + line);
                                });
                return true;
            }
        }
        close();
        return false;
    }

    /**
     * Lets plug-ins be tried. A worker whose plug-ins are refused, or that was cancelled, is ended.
     *
     * @param progress cancels the trial; no progress is reported
     * @return why the plug-ins are refused, in one line; empty if they are not
     * @throws CancellationException if cancelled
     * @throws WorkerEnded if the process has ended
     */
    public Optional<String> attempt(Trial trial, Progress progress) throws InterruptedException {
        plan = null;
        process.send(WorkerMessages.trial(trial));
        while (!progress.isCancelled()) {
            Map<String, Object> answer = process.receive(POLL_MILLIS).orElse(Map.of());
            if (answer.get(WorkerMessages.TRIED) instanceof String line) {
                if (line.isEmpty()) {
                    return Optional.empty();
                }
                close();
                return Optional.of(line);
            }
        }
        close();
        throw new CancellationException("the trial was cancelled");
    }

    private static void requireNoRefusal(Map<String, Object> message) {
        if (message.get(WorkerMessages.REFUSED) instanceof String line) {
            throw BadInput.because("executor", "process", "the worker process: " + line);
        }
    }

    /** Executes a run of the plan, as {@link #evaluate(int, double, Progress)} does. */
    public RunResult evaluate(RunTask task, Progress progress) throws InterruptedException {
        return evaluate(task.number(), plan.limit(task), progress);
    }

    /**
     * Executes a run of the plan. A worker that does not return soon after the time limit of the
     * run, or its cancellation, is ended.
     *
     * @param run its number
     * @param limit its time limit, seconds
     * @param progress receives the progress of the run, and cancels it
     * @throws BadInput if the evaluator rejects the scenario
     * @throws WorkerEnded if the process has ended
     */
    public RunResult evaluate(int run, double limit, Progress progress)
            throws InterruptedException {
        process.send(Map.of(WorkerMessages.EXECUTE, run));
        long begun = System.nanoTime();
        double seconds = limit + MARGIN_SECONDS;
        boolean isCancelled = false;
        while (true) {
            Map<String, Object> message = process.receive(POLL_MILLIS).orElse(Map.of());
            requireNoRefusal(message);
            if (WorkerMessages.isFraction(message)) {
                progress.report(WorkerMessages.fraction(message, run));
            } else if (!message.isEmpty()) {
                return RunResult.of(message);
            }
            double elapsed = (System.nanoTime() - begun) / NANOS;
            if (!isCancelled && progress.isCancelled()) {
                isCancelled = true;
                seconds = Math.min(seconds, elapsed + MARGIN_SECONDS);
                process.send(WorkerMessages.CANCEL);
            }
            if (elapsed > seconds) {
                close();
                throw overrun(limit, isCancelled);
            }
        }
    }

    private static WorkerEnded overrun(double seconds, boolean isCancelled) {
        String limit = "within limit=" + Decimal.format(seconds) + " s";
        return new WorkerEnded(
                "the worker process was ended: its run did not return "
                        + (isCancelled ? "when it was cancelled" : limit));
    }

    /** Returns whether the process has ended. */
    public boolean hasEnded() {
        return process.hasEnded();
    }

    /** Ends the process at once. */
    @Override
    public void close() {
        process.close();
    }
}
