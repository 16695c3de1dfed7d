// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.ToDoubleFunction;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.PortablePlan;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.format.FolderTree;
import org.kneepoint.study.packing.RunCosts;
import org.kneepoint.study.run.RunTask;

/** Submits runs of a plan as job arrays. */
final class SlurmSubmitter {
    /** Tasks that are expected to run at the same time if there is no limit. */
    private static final int USUAL_PARALLEL = 16;

    /** Part of the time of a task that its runs may be expected to take. */
    private static final double USED_PART = 0.8;

    /** Time after which a task takes no more packs, seconds. */
    static final double TASK_SECONDS = 300;

    /** Time of a task besides its runs, seconds: start, and waiting for a slow file system. */
    private static final double START_SECONDS = 120;

    /** Time of a run beyond its limit, seconds. */
    private static final double MARGIN_SECONDS = 5;

    /** Times its expected cost that a pack may need. */
    private static final double MOST_COSTS = 10;

    private static final double MINUTE = 60;

    private final SlurmCommands commands;
    private final Installation installation;
    private final WorkFolder folder;
    private final RunPlan plan;
    private final SlurmSettings settings;

    SlurmSubmitter(
            SlurmCommands commands,
            Installation installation,
            WorkFolder folder,
            RunPlan plan,
            SlurmSettings settings) {
        this.commands = commands;
        this.installation = installation;
        this.folder = folder;
        this.plan = plan;
        this.settings = settings;
    }

    /**
     * Submits runs.
     *
     * @param usual runs to be divided into packs
     * @param suspect runs that get a task each, since one of them may end its process
     * @throws BadInput if Slurm refuses the job
     */
    Submission submit(List<RunTask> usual, List<RunTask> suspect)
            throws IOException, InterruptedException {
        // a run that may end its process must not take others with it
        double seconds = settings.taskRuns().isPresent() || !suspect.isEmpty() ? 0 : ownSeconds();
        ToDoubleFunction<RunTask> cost = new RunCosts(plan, folder.results())::of;
        List<List<RunTask>> packs = new ArrayList<>();
        if (!usual.isEmpty()) {
            packs.addAll(packing(seconds).packs(usual, cost));
        }
        suspect.forEach(run -> packs.add(List.of(run)));
        List<List<RunTask>> now = packs.subList(0, Math.min(packs.size(), Packing.MOST_PACKS));
        Submission submission =
                folder.begin(
                        now.stream()
                                .map(pack -> pack.stream().map(RunTask::number).toList())
                                .toList(),
                        seconds,
                        PortablePlan.of(plan));
        Path script = TaskScript.write(submission, installation.command(folder, settings));
        List<String> options = options(submission, minutes(now, seconds, cost));
        try {
            Optional<String> id = commands.submit(options, script);
            if (id.isPresent()) {
                submission.writeId(id.get());
            }
        } catch (BadInput e) {
            if (isRefused(submission)) {
                FolderTree.delete(submission.folder());
                throw e;
            }
        }
        return submission;
    }

    /**
     * Returns whether Slurm has no such job, after it seemed to refuse it. If it does not answer,
     * it is seen later whether it has taken the job: its tasks are there, or lost.
     */
    private boolean isRefused(Submission submission) throws IOException, InterruptedException {
        try {
            return commands.tasks(List.of(submission.name())).filter(List::isEmpty).isPresent();
        } catch (BadInput e) {
            return true;
        }
    }

    /**
     * With a limit of its time, a task takes packs for a half and may need the other for the last.
     */
    private double ownSeconds() {
        return settings.taskMinutes()
                .map(minutes -> Math.min(TASK_SECONDS, USED_PART * minutes * MINUTE / 2))
                .orElse(TASK_SECONDS);
    }

    private Packing packing(double seconds) {
        return new Packing(
                settings.taskRuns(),
                settings.taskMinutes()
                        .map(minutes -> USED_PART * minutes * MINUTE - seconds)
                        .orElse(Double.POSITIVE_INFINITY),
                seconds > 0 ? Packing.LEAST_OF_MANY : Packing.LEAST_ALONE,
                settings.maxTasks().orElse(USUAL_PARALLEL));
    }

    private List<String> options(Submission submission, OptionalLong minutes) {
        List<String> options = new ArrayList<>();
        options.add("--job-name=" + submission.name());
        options.add(
                "--array=1-"
                        + submission.packs().size()
                        + settings.maxTasks().map(most -> "%" + most).orElse(""));
        options.add("--chdir=" + submission.folder());
        // the script writes to a file: Slurm would replace a % in its name
        options.add("--output=/dev/null");
        options.add("--requeue");
        options.add("--signal=B:TERM@10");
        options.add("--nodes=1");
        options.add("--ntasks=1");
        options.add("--cpus-per-task=1");
        settings.partition().ifPresent(partition -> options.add("--partition=" + partition));
        settings.account().ifPresent(account -> options.add("--account=" + account));
        minutes.ifPresent(limit -> options.add("--time=" + limit));
        settings.taskMemory().ifPresent(memory -> options.add("--mem=" + memory + "M"));
        return options;
    }

    /** The time limit of a task; empty if a run has none. */
    private OptionalLong minutes(
            List<List<RunTask>> packs, double seconds, ToDoubleFunction<RunTask> cost) {
        if (settings.taskMinutes().isPresent()) {
            return OptionalLong.of(settings.taskMinutes().get());
        }
        double longest =
                packs.stream().mapToDouble(pack -> mostSeconds(pack, cost)).max().orElse(0);
        return Double.isFinite(longest)
                ? OptionalLong.of((long) Math.ceil((seconds + longest + START_SECONDS) / MINUTE))
                : OptionalLong.empty();
    }

    /**
     * The time of a pack at most: the limits of its runs together, which many short runs are far
     * from. A task that has ended before keeps what it has done, and at the last attempt each run
     * has a task with its whole limit; a single attempt has to last for all.
     */
    private double mostSeconds(List<RunTask> pack, ToDoubleFunction<RunTask> cost) {
        double all = pack.stream().mapToDouble(this::mostSeconds).sum();
        if (settings.attempts() == 1) {
            return all;
        }
        double longest = pack.stream().mapToDouble(this::mostSeconds).max().orElse(0);
        return Math.min(all, longest + MOST_COSTS * pack.stream().mapToDouble(cost).sum());
    }

    private double mostSeconds(RunTask run) {
        return plan.limit(run) + MARGIN_SECONDS;
    }
}
