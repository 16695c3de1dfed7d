// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.LocalExecutor;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.format.AtomicFile;
import org.kneepoint.study.run.RunResult;
import org.kneepoint.study.run.RunTask;

/**
 * Executes the pack of a task, after it has agreed with the plan of the study. Each result is
 * written when its run ends, so that a task that is killed and started again continues.
 *
 * @param submission its job
 * @param number its number in the job array
 * @param instance the job and the number of the restart
 */
record PackTask(Submission submission, int number, String instance) {
    private static final int INCOMPLETE = 1;

    /**
     * Executes what is missing.
     *
     * @return the exit status
     * @throws IOException if a file cannot be read or written
     */
    int execute(EvaluationService evaluation) throws IOException {
        Optional<RunPlan> plan = plan(evaluation);
        if (plan.isEmpty()) {
            return INCOMPLETE;
        }
        Map<Integer, RunResult> done = new TreeMap<>();
        submission.found(number).forEach(result -> done.put(result.task(), result));
        Path file = submission.partial(number, instance);
        try (OutputStream out =
                Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            new LocalExecutor()
                    .execute(
                            plan.get(),
                            missing(plan.get(), done),
                            result -> keep(result, done, out),
                            interruptible());
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        if (done.keySet().containsAll(submission.packs().get(number - 1))) {
            AtomicFile.write(submission.results(number), out -> write(done, out));
            submission.removePartials(number);
            return 0;
        }
        return INCOMPLETE;
    }

    /** Empty if the study cannot be planned here as it was planned. */
    private Optional<RunPlan> plan(EvaluationService evaluation) throws IOException {
        Submission.Work work = submission.work();
        try {
            RunPlan plan = evaluation.plan(work.requests(), Progress.NONE);
            Optional<String> difference = work.difference(plan);
            if (difference.isEmpty()) {
                return Optional.of(plan);
            }
            refuse(difference.get());
        } catch (BadInput e) {
            refuse(e.getMessage());
        }
        return Optional.empty();
    }

    private void refuse(String why) throws IOException {
        System.err.println("kneepoint: " + why);
        AtomicFile.write(submission.refusal(number), why + "\n");
    }

    private List<RunTask> missing(RunPlan plan, Map<Integer, RunResult> done) {
        return submission.packs().get(number - 1).stream()
                .filter(run -> !done.containsKey(run))
                .map(plan.tasks()::get)
                .collect(Collectors.toList());
    }

    private static synchronized void keep(
            RunResult result, Map<Integer, RunResult> done, OutputStream out) {
        if (result.isCut()) {
            return;
        }
        try {
            out.write(ResultLines.line(result));
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        done.put(result.task(), result);
    }

    private static void write(Map<Integer, RunResult> done, OutputStream out) throws IOException {
        for (RunResult result : done.values()) {
            out.write(ResultLines.line(result));
        }
    }

    /** Slurm ends a task by a signal, which interrupts the thread. */
    private static Progress interruptible() {
        return new Progress() {
            @Override
            public boolean isCancelled() {
                return Thread.currentThread().isInterrupted();
            }

            @Override
            public void report(double fraction) {
                // the submitting process reads the files
            }
        };
    }
}
