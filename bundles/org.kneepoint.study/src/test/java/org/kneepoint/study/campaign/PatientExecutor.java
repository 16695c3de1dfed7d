// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.study.DetachedExecutor;
import org.kneepoint.study.DetachedJobs;
import org.kneepoint.study.DetachedWork;
import org.kneepoint.study.ExecutionSite;
import org.kneepoint.study.RunExecutor;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.run.ResultCollector;
import org.kneepoint.study.run.RunResult;
import org.kneepoint.study.run.RunTask;

/** A detached executor that executes a run when the test lets it, whoever waits. */
public final class PatientExecutor implements DetachedExecutor {
    private static final Parameter<Integer> PATIENCE =
            Parameter.integer("patience", "", "of nobody").atLeast(1).withDefault(1);

    /** A setting that it finds wrong by itself. */
    private static final int UNLUCKY = 13;

    private final List<RunResult> done = new ArrayList<>();
    private List<RunTask> waiting = List.of();
    private boolean isEnding;
    private boolean isSilent;
    private RunPlan plan;
    private Path folder;

    @Override
    public Parameters parameters() {
        return Parameters.of(PATIENCE);
    }

    @Override
    public RunExecutor at(ExecutionSite site, Scenario settings) {
        if (settings.get(PATIENCE) == UNLUCKY) {
            throw BadInput.notAllowed(PATIENCE.name(), UNLUCKY, "any other");
        }
        folder = site.folder();
        return this;
    }

    /** Leaves at once, as a process that the user interrupts. */
    @Override
    public void execute(
            RunPlan runs, List<RunTask> tasks, ResultCollector collector, Progress progress) {
        plan = runs;
        waiting = tasks;
    }

    @Override
    public List<RunTask> pack(
            RunPlan runs, List<RunTask> some, Collection<RunResult> results, int parallel) {
        return some.subList(0, 1);
    }

    /** Executes some runs. */
    void work(int runs) {
        for (RunTask task : waiting.subList(0, runs)) {
            done.add(plan.evaluate(task, Progress.NONE));
        }
        waiting = waiting.subList(runs, waiting.size());
    }

    /** From now on a task without runs stays in the queue, as one that is ending. */
    void keepLastTask() {
        isEnding = true;
    }

    /** Sets whether it tells nothing of its work, as a cluster that does not answer. */
    void setSilent(boolean silent) {
        isSilent = silent;
    }

    /** Where it was asked to work. */
    Path folder() {
        return folder;
    }

    @Override
    public DetachedWork work(Path anyFolder) {
        return new DetachedWork() {
            @Override
            public List<RunResult> results() {
                return List.copyOf(done);
            }

            @Override
            public Set<Integer> runs() {
                return Stream.concat(
                                done.stream().map(RunResult::task),
                                waiting.stream().map(RunTask::number))
                        .collect(Collectors.toSet());
            }

            @Override
            public DetachedJobs jobs() {
                if (waiting.isEmpty() && !isEnding) {
                    return DetachedJobs.NONE;
                }
                if (isSilent) {
                    return new DetachedJobs(List.of("7"), 0, 0, "", false);
                }
                int more = Math.max(0, waiting.size() - 1);
                return new DetachedJobs(List.of("7"), 1, more, "", true);
            }

            @Override
            public List<String> cancel() {
                waiting = List.of();
                return List.of("7");
            }
        };
    }
}
