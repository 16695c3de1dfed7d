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
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.LocalExecutor;
import org.kneepoint.study.PortablePlan;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.format.AtomicFile;
import org.kneepoint.study.run.RunResult;
import org.kneepoint.study.run.RunTask;

/**
 * Executes packs, one after the other, after it has agreed with the plan of the study: those that
 * it has taken before it was killed and started again, and then others that no task has taken,
 * until its time is over. Each result is written when its run ends.
 *
 * @param submission its job
 * @param number its number in the job array
 * @param instance the job and the number of the restart
 */
record PackTask(Submission submission, int number, String instance) {
    private static final int INCOMPLETE = 1;
    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

    /**
     * Executes packs.
     *
     * @return the exit status
     * @throws IOException if a file cannot be read or written
     */
    int execute(EvaluationService evaluation) throws IOException {
        long begun = System.nanoTime();
        Optional<RunPlan> plan = plan(evaluation);
        if (plan.isEmpty()) {
            return INCOMPLETE;
        }
        boolean isComplete = true;
        boolean isFirst = true;
        List<Integer> taken = submission.taken();
        for (int pack : taken) {
            if (isMine(pack)) {
                isComplete &= execute(plan.get(), pack);
                isFirst = false;
            }
        }
        OptionalInt next = OptionalInt.of(taken.isEmpty() ? 0 : taken.get(taken.size() - 1));
        while (isComplete
                && (isFirst || (System.nanoTime() - begun) / NANOS < submission.seconds())) {
            next = submission.take(next.getAsInt() + 1, number);
            if (next.isEmpty()) {
                return 0;
            }
            isComplete = execute(plan.get(), next.getAsInt());
            isFirst = false;
        }
        return isComplete ? 0 : INCOMPLETE;
    }

    /** Returns whether this task has taken a pack before, and has not done it. */
    private boolean isMine(int pack) throws IOException {
        OptionalInt taker = submission.taker(pack);
        return taker.isPresent()
                && taker.getAsInt() == number
                && Files.notExists(submission.results(pack));
    }

    /** Returns whether all runs of a pack are done then. */
    private boolean execute(RunPlan plan, int pack) throws IOException {
        Map<Integer, RunResult> done = new TreeMap<>();
        submission.found(pack).forEach(result -> done.put(result.task(), result));
        Path file = submission.partial(pack, instance);
        try (OutputStream out =
                Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            new LocalExecutor()
                    .execute(
                            plan,
                            missing(plan, pack, done),
                            result -> keep(result, done, out),
                            interruptible());
        } catch (UncheckedIOException e) {
            throw e.getCause();
        } catch (BadInput e) {
            refuse(e.getMessage());
            return false;
        }
        List<Integer> runs = submission.packs().get(pack - 1);
        if (!done.keySet().containsAll(runs)) {
            System.err.printf(
                    "ended by a signal, %d of %d runs of pack %d done; task_minutes= allows more%n",
                    done.size(), runs.size(), pack);
            return false;
        }
        AtomicFile.write(submission.results(pack), out -> write(done, out));
        submission.removePartials(pack);
        return true;
    }

    /** Empty if the study cannot be planned here as it was planned. */
    private Optional<RunPlan> plan(EvaluationService evaluation) throws IOException {
        PortablePlan study = submission.plan();
        try {
            RunPlan plan = evaluation.plan(study.requests(), Progress.NONE);
            Optional<String> difference = study.difference(plan);
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
        if (!isEnding()) {
            AtomicFile.write(submission.refusal(number), why + "\n");
        }
    }

    /** Returns whether a signal ends the process, so that plug-ins may be missing. */
    private static boolean isEnding() {
        try {
            Runtime.getRuntime().removeShutdownHook(new Thread());
            return false;
        } catch (IllegalStateException e) {
            return true;
        }
    }

    private List<RunTask> missing(RunPlan plan, int pack, Map<Integer, RunResult> done) {
        return submission.packs().get(pack - 1).stream()
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
