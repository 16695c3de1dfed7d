// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import org.kneepoint.api.run.Progress;
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

/**
 * A detached executor that notes in the folder of a pack which runs it has begun, and executes them
 * once it is let to, in whichever process then waits. Packs have two runs.
 */
final class FolderExecutor implements DetachedExecutor {
    private static final String RUNS = "runs";

    private final Map<String, List<Integer>> executed = new ConcurrentHashMap<>();
    private final Set<Path> cancelled = ConcurrentHashMap.newKeySet();
    private volatile boolean isHeld;

    /** From now on runs begin, but do not end. */
    void hold(boolean held) {
        isHeld = held;
    }

    /** The runs that were executed, by the name of the folder of their pack. */
    Map<String, List<Integer>> executed() {
        return executed;
    }

    /** The folders of packs that were cancelled. */
    Set<Path> cancelled() {
        return cancelled;
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(Parameter.text("partition", "of nobody").optional());
    }

    @Override
    public RunExecutor at(ExecutionSite site, Scenario settings) {
        return new RunExecutor() {
            @Override
            public void execute(
                    RunPlan plan,
                    List<RunTask> tasks,
                    ResultCollector collector,
                    Progress progress) {
                begin(site.folder(), tasks);
                while (isHeld && !progress.isCancelled()) {
                    LockSupport.parkNanos(1_000_000);
                }
                if (!progress.isCancelled()) {
                    tasks.forEach(task -> collector.collect(plan.evaluate(task, Progress.NONE)));
                    executed.put(
                            site.folder().getFileName().toString(),
                            tasks.stream().map(RunTask::number).toList());
                }
            }
        };
    }

    private static void begin(Path folder, List<RunTask> tasks) {
        String numbers =
                tasks.stream().map(task -> "" + task.number()).collect(Collectors.joining(","));
        try {
            Files.writeString(folder.resolve(RUNS), numbers);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public List<RunTask> pack(
            RunPlan plan, List<RunTask> waiting, Collection<RunResult> done, int parallel) {
        return waiting.subList(0, Math.min(2, waiting.size()));
    }

    @Override
    public DetachedWork work(Path folder) {
        return new DetachedWork() {
            @Override
            public List<RunResult> results() {
                return List.of();
            }

            @Override
            public Set<Integer> runs() throws IOException {
                Path file = folder.resolve(RUNS);
                return Files.exists(file)
                        ? Set.of(Files.readString(file).split(",")).stream()
                                .map(Integer::valueOf)
                                .collect(Collectors.toSet())
                        : Set.of();
            }

            @Override
            public DetachedJobs jobs() {
                return DetachedJobs.NONE;
            }

            @Override
            public List<String> cancel() {
                cancelled.add(folder);
                return List.of();
            }
        };
    }

    @Override
    public void execute(
            RunPlan plan, List<RunTask> tasks, ResultCollector collector, Progress progress) {
        throw new UnsupportedOperationException();
    }
}
