// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.run.RunResult;
import org.kneepoint.study.run.RunTask;
import org.kneepoint.study.worker.Worker;
import org.kneepoint.study.worker.WorkerEnded;
import org.kneepoint.study.worker.WorkerKind;

/** Executes the runs of a plan one by one in worker processes of this machine. */
record WorkerRuns(RunDelivery delivery, WarmWorkers workers, WorkerKind kind) implements SlotRuns {
    @Override
    public List<RunTask> next(Deque<RunTask> waiting) {
        return List.of(waiting.remove());
    }

    @Override
    public void execute(List<RunTask> runs, Progress progress) throws InterruptedException {
        for (RunTask task : runs) {
            delivery.deliver(List.of(evaluate(task, progress)));
        }
    }

    private RunResult evaluate(RunTask task, Progress progress) throws InterruptedException {
        RunPlan plan = delivery.plan();
        Worker worker = workers.take(plan, kind);
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
            return plan.failed(task, progress.isCancelled() ? new CancellationException() : e);
        } catch (BadInput e) {
            throw e;
        } catch (RuntimeException | InterruptedException e) {
            worker.close();
            throw e;
        } finally {
            workers.giveBack(worker, kind);
        }
    }
}
