// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.worker;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.RunPlan;

/** Worker processes that have planned the same requests. Safe for use by several threads. */
final class PlannedWorkers implements AutoCloseable {
    private static final long POLL_MILLIS = 20;

    private final RunPlan plan;
    private final Supplier<WorkerProcess> starter;
    private final Deque<WorkerProcess> idle = new ArrayDeque<>();
    private final List<WorkerProcess> all = new ArrayList<>();
    private boolean isClosed;

    /**
     * Workers of a plan; none is started yet.
     *
     * @param starter starts a process
     */
    PlannedWorkers(RunPlan plan, Supplier<WorkerProcess> starter) {
        this.plan = plan;
        this.starter = starter;
    }

    /**
     * Returns an idle worker, or a new one when it has planned.
     *
     * @param progress cancels the wait
     * @return empty if cancelled
     * @throws BadInput if it cannot plan the requests
     * @throws IllegalStateException if it has other plug-ins, as when a jar was replaced meanwhile
     */
    Optional<WorkerProcess> take(Progress progress) throws InterruptedException {
        synchronized (this) {
            if (!idle.isEmpty()) {
                return Optional.of(idle.pop());
            }
        }
        WorkerProcess worker = start();
        worker.send(WorkerMessages.requests(plan));
        while (!progress.isCancelled()) {
            Optional<Map<String, Object>> answer = worker.receive(POLL_MILLIS);
            if (answer.isPresent()) {
                requireSamePlan(answer.get());
                return Optional.of(worker);
            }
        }
        worker.close();
        return Optional.empty();
    }

    private synchronized WorkerProcess start() {
        WorkerProcess worker = starter.get();
        all.add(worker);
        if (isClosed) {
            worker.close();
        }
        return worker;
    }

    private void requireSamePlan(Map<String, Object> answer) {
        if (answer.get(WorkerMessages.REFUSED) instanceof String line) {
            throw BadInput.because("executor", "process", "the worker process: " + line);
        }
        if (!answer.equals(WorkerMessages.plugIns(plan))) {
            throw new IllegalStateException(
                    "the worker process has other plug-ins than were planned with: a file of the"
                            + " deploy folder was changed meanwhile");
        }
    }

    /** Takes back a worker whose run is done. */
    synchronized void giveBack(WorkerProcess worker) {
        idle.push(worker);
    }

    /** Ends all workers. */
    @Override
    public synchronized void close() {
        isClosed = true;
        all.forEach(WorkerProcess::close);
    }
}
