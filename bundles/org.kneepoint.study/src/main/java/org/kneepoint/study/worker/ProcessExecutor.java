// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.worker;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.RunExecutor;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.run.ResultCollector;
import org.kneepoint.study.run.RunTask;
import org.kneepoint.study.task.WorkerPool;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;

/**
 * Executes runs in worker processes, as many as there are processors, each with the heap of this
 * process; models in one of them. A run whose process ends fails, and another process executes the
 * next.
 */
@Component(service = RunExecutor.class, property = RunExecutor.NAME + "=process")
public final class ProcessExecutor implements RunExecutor {
    private final Supplier<WorkerProcess> starter;

    /** Starts workers of this installation. */
    @Activate
    public ProcessExecutor(BundleContext context) {
        this(
                () ->
                        WorkerProcess.start(
                                WorkerCommand.of(Path.of(context.getProperty("kneepoint.home")))));
    }

    ProcessExecutor(Supplier<WorkerProcess> starter) {
        this.starter = starter;
    }

    @Override
    public void execute(
            RunPlan plan, List<RunTask> tasks, ResultCollector collector, Progress progress) {
        try (PlannedWorkers workers = new PlannedWorkers(plan, starter)) {
            List<RemoteRun> runs =
                    tasks.stream()
                            .map(task -> new RemoteRun(plan, task, collector, workers))
                            .toList();
            boolean isModel = plan.method().equals(EvaluationMethod.MODEL);
            WorkerPool.run(runs, progress, isModel ? Long.MAX_VALUE : 0);
        }
    }
}
