// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.run.ResultCollector;
import org.kneepoint.study.run.RunResult;
import org.kneepoint.study.run.RunTask;
import org.kneepoint.study.task.WorkerPool;
import org.osgi.service.component.annotations.Component;

/**
 * Executes runs in this process, on all processors. A run whose plug-in does not return after the
 * time limit fails with the plug-in's name, and its thread is abandoned; a run that is out of
 * memory is repeated alone.
 */
@Component(service = RunExecutor.class, property = RunExecutor.NAME + "=local")
public final class LocalExecutor implements RunExecutor {
    /** Models run on one thread for this time, since many need no more; nanoseconds. */
    private static final long SINGLE_THREAD_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

    @Override
    public void execute(
            RunPlan plan, List<RunTask> tasks, ResultCollector collector, Progress progress) {
        List<Work> work = tasks.stream().map(task -> new Work(plan, task, collector)).toList();
        WorkerPool.run(
                work,
                progress,
                plan.method().equals(EvaluationMethod.MODEL) ? SINGLE_THREAD_NANOS : 0);
    }

    /** One run. */
    private record Work(RunPlan plan, RunTask task, ResultCollector collector)
            implements WorkerPool.Task<RunResult> {
        @Override
        public RunResult run(Progress progress) {
            return plan.evaluate(task, progress);
        }

        @Override
        public void done(RunResult result) {
            collector.collect(result);
        }

        @Override
        public double limit() {
            return plan.limit(task);
        }

        @Override
        public String plugIn(StackTraceElement[] trace) {
            return plan.plugIn(task, trace);
        }

        @Override
        public void abandoned(Throwable why) {
            collector.collect(plan.failed(task, why));
        }
    }
}
