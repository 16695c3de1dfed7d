// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.worker;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.RunPlan;

/** Workers that have planned the same requests. Safe for use by several threads. */
final class PlannedWorkers implements AutoCloseable {
    private final RunPlan plan;
    private final Supplier<WorkerProcess> starter;
    private final Deque<Worker> idle = new ArrayDeque<>();
    private final List<Worker> all = new ArrayList<>();
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
    Optional<Worker> take(Progress progress) throws InterruptedException {
        synchronized (this) {
            if (!idle.isEmpty()) {
                return Optional.of(idle.pop());
            }
        }
        Worker worker = start();
        return worker.plan(plan, progress) ? Optional.of(worker) : Optional.empty();
    }

    private synchronized Worker start() {
        Worker worker = new Worker(starter.get());
        all.add(worker);
        if (isClosed) {
            worker.close();
        }
        return worker;
    }

    /** Takes back a worker whose run is done. */
    synchronized void giveBack(Worker worker) {
        idle.push(worker);
    }

    /** Ends all workers. */
    @Override
    public synchronized void close() {
        isClosed = true;
        all.forEach(Worker::close);
    }
}
