// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.worker;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.run.ResultCollector;
import org.kneepoint.study.run.RunResult;
import org.kneepoint.study.run.RunTask;
import org.kneepoint.study.task.WorkerPool;

/** A run that a worker executes. The worker observes the time limit; here it ends the worker. */
final class RemoteRun implements WorkerPool.Task<RunResult> {
    /** Time to start a worker, and for the worker to report a run beyond its limit, seconds. */
    private static final double MARGIN_SECONDS = 30;

    private final RunPlan plan;
    private final RunTask task;
    private final ResultCollector collector;
    private final PlannedWorkers workers;
    private volatile Worker worker;

    /**
     * A run of a plan.
     *
     * @param collector receives its result
     */
    RemoteRun(RunPlan plan, RunTask task, ResultCollector collector, PlannedWorkers workers) {
        this.plan = plan;
        this.task = task;
        this.collector = collector;
        this.workers = workers;
    }

    @Override
    public RunResult run(Progress progress) {
        try {
            Optional<Worker> taken = workers.take(progress);
            if (taken.isEmpty()) {
                return plan.failed(task, new CancellationException());
            }
            worker = taken.get();
            RunResult result = worker.evaluate(task, progress);
            workers.giveBack(worker);
            return result;
        } catch (WorkerEnded e) {
            return plan.failed(task, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return plan.failed(task, new CancellationException());
        }
    }

    @Override
    public void done(RunResult result) {
        collector.collect(result);
    }

    @Override
    public double limit() {
        return plan.limit(task) + MARGIN_SECONDS;
    }

    @Override
    public String plugIn(StackTraceElement[] trace) {
        return "the worker process";
    }

    @Override
    public void abandoned(Throwable why) {
        Worker present = worker;
        if (present != null) {
            present.close();
        }
        collector.collect(plan.failed(task, why));
    }
}
