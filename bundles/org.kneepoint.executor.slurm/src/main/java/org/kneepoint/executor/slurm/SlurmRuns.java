// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.ExecutionSite;
import org.kneepoint.study.RunExecutor;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.format.FolderTree;
import org.kneepoint.study.run.ResultCollector;
import org.kneepoint.study.run.RunTask;

/**
 * Executes runs at a site: in its folder, or in a temporary one whose jobs end with this process.
 */
record SlurmRuns(
        SlurmCommands commands,
        Installation installation,
        ExecutionSite site,
        SlurmSettings settings,
        Pace pace)
        implements RunExecutor {
    private static final int ATTEMPTS = 10;
    private static final long PAUSE_MILLIS = 200;

    @Override
    public void execute(
            RunPlan plan, List<RunTask> tasks, ResultCollector collector, Progress progress) {
        try {
            if (site.isKept()) {
                execution(new WorkFolder(site.folder()), plan, tasks, collector, progress).run();
            } else {
                executeHere(plan, tasks, collector, progress);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            // the caller sees its runs missing
            Thread.currentThread().interrupt();
        }
    }

    private void executeHere(
            RunPlan plan, List<RunTask> tasks, ResultCollector collector, Progress progress)
            throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory(site.folder(), ".kneepoint-slurm-");
        WorkFolder work = new WorkFolder(folder);
        try {
            execution(work, plan, tasks, collector, progress).run();
        } finally {
            boolean isInterrupted = Thread.interrupted();
            try {
                new SlurmWork(work, commands).cancel();
                remove(folder);
            } finally {
                if (isInterrupted) {
                    Thread.currentThread().interrupt();
                }
            }
        }
    }

    /** A task that is ending may still write there. */
    private static void remove(Path folder) throws InterruptedException {
        for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
            try {
                FolderTree.delete(folder);
                return;
            } catch (IOException e) {
                Thread.sleep(PAUSE_MILLIS);
            }
        }
    }

    private SlurmExecution execution(
            WorkFolder work,
            RunPlan plan,
            List<RunTask> tasks,
            ResultCollector collector,
            Progress progress) {
        SlurmSubmitter submitter = new SlurmSubmitter(commands, installation, work, plan, settings);
        return new SlurmExecution(
                new SlurmExecution.Order(plan, tasks, collector, progress, site),
                work,
                submitter,
                commands,
                settings.attempts(),
                pace);
    }
}
