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
 * Does runs in this process, on all processors. A plug-in that does not return when the limit of
 * its run is over fails it by name, and its thread is abandoned; a run that meets a lack of memory
 * is done again alone.
 */
@Component(service = RunExecutor.class)
public final class LocalExecutor implements RunExecutor {
    /** Chooses it among executors that work elsewhere. */
    static final String TARGET = "(component.name=org.kneepoint.study.LocalExecutor)";

    /** For so long it is not worth while to start threads for models, in nanoseconds. */
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
        public void givenUp(Throwable why) {
            collector.collect(plan.failed(task, why));
        }
    }
}
