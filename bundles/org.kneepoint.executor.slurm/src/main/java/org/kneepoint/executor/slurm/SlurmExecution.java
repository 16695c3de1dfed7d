// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.ExecutionSite;
import org.kneepoint.study.ExecutorChoice;
import org.kneepoint.study.RunLost;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.run.ResultCollector;
import org.kneepoint.study.run.RunResult;
import org.kneepoint.study.run.RunTask;

/**
 * One execution of runs: takes the results of earlier jobs, waits for the tasks that are in the
 * queue, submits what is missing, and submits again what tasks have lost. Used by one thread.
 */
final class SlurmExecution {
    /** How long Slurm may not answer before the user is told. */
    private static final long SILENCE_NANOS = TimeUnit.SECONDS.toNanos(20);

    private final Order order;
    private final WorkFolder folder;
    private final SlurmSubmitter submitter;
    private final SlurmCommands commands;
    private final int attempts;
    private final Pace pace;
    private final Map<Integer, RunTask> missing = new LinkedHashMap<>();
    private final Map<Integer, Integer> submitted = new HashMap<>();
    private final List<OpenJob> open = new ArrayList<>();

    /** The names of all jobs of which packs were awaited. */
    private final Set<String> begun = new HashSet<>();

    private long period;
    private long nextQuestion = System.nanoTime();
    private long lastAnswer = System.nanoTime();
    private boolean isSilent;

    /**
     * What is to be executed.
     *
     * @param site receives notices
     */
    record Order(
            RunPlan plan,
            List<RunTask> tasks,
            ResultCollector collector,
            Progress progress,
            ExecutionSite site) {}

    /**
     * An execution.
     *
     * @param attempts how often a run is submitted before it fails
     * @param pace how often files and Slurm are looked at
     */
    SlurmExecution(
            Order order,
            WorkFolder folder,
            SlurmSubmitter submitter,
            SlurmCommands commands,
            int attempts,
            Pace pace) {
        this.order = order;
        this.folder = folder;
        this.submitter = submitter;
        this.commands = commands;
        this.attempts = attempts;
        this.pace = pace;
        this.period = pace.first();
        order.tasks().forEach(task -> missing.put(task.number(), task));
    }

    /**
     * Executes the runs until all are done, the caller cancels, or the user has cancelled the jobs.
     *
     * @throws BadInput if Slurm is not installed or refuses a job, or a task refuses its pack
     * @throws IOException if a file cannot be read or written
     */
    void run() throws IOException, InterruptedException {
        try {
            takeEarlier();
            boolean goesOn = true;
            while (goesOn && !missing.isEmpty() && !order.progress().isCancelled()) {
                goesOn = step();
            }
            if (missing.isEmpty()) {
                endIdle();
            } else if (goesOn) {
                noticeLeft("");
            }
        } catch (InterruptedException e) {
            noticeLeft("");
            throw e;
        } catch (IOException | RuntimeException e) {
            noticeFailed(e);
            throw e;
        }
    }

    /** Returns whether the execution goes on; not if the user has cancelled the jobs. */
    private boolean step() throws IOException, InterruptedException {
        submitUnassigned();
        Thread.sleep(pace.look());
        takeEnded();
        boolean goesOn = missing.isEmpty() || askSlurm();
        double all = order.tasks().size();
        order.progress().report((all - missing.size()) / all);
        return goesOn;
    }

    /** Ends the tasks that wait although all packs are done. */
    private void endIdle() throws IOException, InterruptedException {
        for (String name : begun) {
            try {
                commands.cancel(name);
            } catch (BadInput e) {
                // they find nothing to do
            }
        }
    }

    private void noticeLeft(String remedy) throws IOException {
        List<OpenJob> left = open.stream().filter(job -> !job.submission().isCancelled()).toList();
        if (order.site().isKept() && !missing.isEmpty() && !left.isEmpty()) {
            notice(shown(left) + " goes on without this process" + remedy);
        }
    }

    /** The job of a server that fails is cancelled by it. */
    private void noticeFailed(Exception why) {
        if (order.site().workers().isEmpty()) {
            try {
                noticeLeft("; study cancel " + folder.path().getParent() + " ends it");
            } catch (IOException e) {
                why.addSuppressed(e);
            }
        }
    }

    /** Results in which a plug-in failed are not taken: their runs are repeated. */
    private void takeEarlier() throws IOException {
        // before the results are read: a pack that is done meanwhile is awaited then
        for (Submission submission : folder.submissions()) {
            OpenJob job = OpenJob.of(submission);
            if (!submission.isCancelled() && !job.packs().isEmpty()) {
                open.add(job);
                begun.add(submission.name());
            }
        }
        for (RunResult result : folder.results()) {
            if (!result.isFailed()) {
                collect(result);
            }
        }
    }

    private void collect(RunResult result) {
        if (missing.remove(result.task()) != null) {
            order.collector().collect(result);
        }
    }

    private void takeEnded() throws IOException {
        for (OpenJob job : open) {
            requireAccepted(job);
            List<RunResult> results = job.done();
            results.forEach(this::collect);
            if (!results.isEmpty()) {
                askSoon();
            }
        }
        open.removeIf(job -> job.packs().isEmpty());
    }

    private void requireAccepted(OpenJob job) throws IOException {
        for (int task : job.refused()) {
            String why = Files.readString(job.submission().refusal(task)).strip();
            throw BadInput.because(
                    ExecutorChoice.PARAMETER,
                    "slurm",
                    "task "
                            + job.submission().shown()
                            + "_"
                            + task
                            + " refuses the study, since there "
                            + why);
        }
    }

    private void submitUnassigned() throws IOException, InterruptedException {
        Set<Integer> assigned = new HashSet<>();
        open.forEach(job -> assigned.addAll(job.runs()));
        List<RunTask> usual = new ArrayList<>();
        List<RunTask> suspect = new ArrayList<>();
        for (RunTask run : missing.values()) {
            if (!assigned.contains(run.number())) {
                int before = submitted.getOrDefault(run.number(), 0);
                boolean isLast = before > 0 && before == attempts - 1;
                (isLast ? suspect : usual).add(run);
            }
        }
        if (usual.isEmpty() && suspect.isEmpty()) {
            return;
        }
        Submission submission = submitter.submit(usual, suspect);
        OpenJob job = OpenJob.of(submission);
        open.add(job);
        begun.add(submission.name());
        Set<Integer> runs = job.runs();
        runs.forEach(run -> submitted.merge(run, 1, Integer::sum));
        int tasks = submission.packs().size();
        notice(
                "job "
                        + submission.shown()
                        + ": "
                        + runs.size()
                        + (runs.size() == 1 ? " run in " : " runs in ")
                        + tasks
                        + (tasks == 1 ? " task" : " tasks"));
        askSoon();
    }

    private void askSoon() {
        period = pace.first();
        nextQuestion = Math.min(nextQuestion, Pace.in(period));
    }

    /** Returns whether the execution goes on; not if the user has cancelled the jobs. */
    private boolean askSlurm() throws IOException, InterruptedException {
        if (open.isEmpty() || System.nanoTime() < nextQuestion) {
            return true;
        }
        nextQuestion = Pace.in(period);
        period = pace.after(period);
        if (open.stream().anyMatch(job -> job.submission().isCancelled())) {
            notice(shown(open) + " was cancelled");
            return false;
        }
        Optional<List<QueuedTask>> queue =
                commands.tasks(open.stream().map(job -> job.submission().name()).toList());
        if (queue.isEmpty()) {
            noticeSilence();
            return true;
        }
        lastAnswer = System.nanoTime();
        isSilent = false;
        for (OpenJob job : open) {
            settle(job, job.lost(queue.get(), pace.graceNanos()));
            if (job.isMissing()) {
                askSoon();
            }
        }
        open.removeIf(job -> job.packs().isEmpty());
        return true;
    }

    private void noticeSilence() {
        if (!isSilent && System.nanoTime() - lastAnswer > SILENCE_NANOS) {
            isSilent = true;
            notice("Slurm does not answer: waiting for it and for the files of results");
        }
    }

    /** Takes what was done of lost packs, and lets fail what was lost too often. */
    private void settle(OpenJob job, Set<Integer> lost) throws IOException {
        boolean isRepeated = false;
        for (int pack : lost) {
            job.submission().found(pack).forEach(this::collect);
            for (int run : job.submission().packs().get(pack - 1)) {
                if (submitted.getOrDefault(run, 0) < attempts) {
                    isRepeated |= missing.containsKey(run);
                } else if (missing.containsKey(run)) {
                    RunLost why = new RunLost(job.reason(pack));
                    collect(order.plan().failed(missing.get(run), why));
                }
            }
        }
        if (isRepeated) {
            int first = lost.iterator().next();
            notice(job.reason(first) + "; submitted again" + others(lost.size() - 1));
        }
    }

    private static String others(int count) {
        return count == 0 ? "" : " with " + count + (count == 1 ? " other pack" : " other packs");
    }

    private static String shown(List<OpenJob> jobs) throws IOException {
        List<String> names = new ArrayList<>();
        for (OpenJob job : jobs) {
            names.add(job.submission().shown());
        }
        return "job " + String.join(", ", names);
    }

    private void notice(String line) {
        order.site().notices().accept(line);
    }
}
