// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.study.DetachedJobs;
import org.kneepoint.study.DetachedWork;
import org.kneepoint.study.ExecutionSite;
import org.kneepoint.study.PortablePlan;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.run.InMemoryCollector;
import org.kneepoint.study.run.RunTask;
import org.kneepoint.study.worker.WorkerKind;
import org.kneepoint.testkit.ErrorLine;

/** The executor with commands that only pretend; the tests execute the tasks. */
class SlurmExecutorTest {
    private static final Pace FAST = new Pace(10, 10, 20, 30);

    @TempDir private Path folder;

    private final RunPlan plan = SamplePlan.of();
    private final InMemoryCollector collector = new InMemoryCollector(plan.tasks());
    private final List<String> notices = new ArrayList<>();
    private FakeSlurm slurm;
    private WorkFolder work;

    @BeforeEach
    void install() throws IOException {
        slurm = new FakeSlurm(Files.createDirectory(folder.resolve("bin")));
        work = new WorkFolder(folder.resolve("slurm"));
        Files.createDirectory(folder.resolve("deploy"));
    }

    private SlurmExecutor executor(SlurmCommands commands) {
        Installation installation = new Installation(folder, folder.resolve("deploy"));
        return new SlurmExecutor(commands, () -> installation, FAST);
    }

    private ExecutionSite site() {
        return ExecutionSite.kept(work.path(), notices::add);
    }

    private void execute(Map<String, String> settings, BooleanSupplier cancelled) {
        execute(site(), settings, cancelled);
    }

    private void execute(
            ExecutionSite site, Map<String, String> settings, BooleanSupplier cancelled) {
        SlurmExecutor executor = executor(slurm.commands());
        executor.at(site, Scenario.of("", executor.parameters(), settings))
                .execute(plan, collector.missing(), collector, watching(cancelled));
    }

    private static Progress watching(BooleanSupplier cancelled) {
        return new Progress() {
            @Override
            public boolean isCancelled() {
                return cancelled.getAsBoolean();
            }

            @Override
            public void report(double fraction) {
                assertTrue(fraction >= 0 && fraction <= 1);
            }
        };
    }

    /** Executes the tasks of the last submission while the executor waits. */
    private boolean executeTasks() {
        try {
            List<Submission> all = work.submissions();
            if (!all.isEmpty()) {
                Submission last = all.get(all.size() - 1);
                for (int task = 1; task <= last.packs().size(); task++) {
                    if (last.id().isPresent() && Files.notExists(last.results(task))) {
                        new PackTask(last, task, "1.0").execute(SamplePlan.evaluation());
                    }
                }
            }
            return false;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void theRunsAreThoseOfTheTasks() throws IOException {
        execute(Map.of("task_runs", "3", "max_tasks", "2", "partition", "p"), this::executeTasks);
        assertEquals(8, collector.runs());
        String options = slurm.submitted().get(0);
        ErrorLine.names(options, "--array=1-3%2", "--partition=p", "--requeue");
        assertEquals(1, slurm.submitted().size());
        assertTrue(notices.get(0).startsWith("job 1: 8 runs in 3 tasks"), notices::toString);
    }

    /** Eight runs of 60 s at most that are expected to take 0.16 s, and a start. */
    @Test
    void theTimeOfATaskFollowsFromTheCostOfItsPack() throws IOException {
        execute(Map.of(), this::executeTasks);
        ErrorLine.names(slurm.submitted().get(0), "--array=1-1", "--time=9");
    }

    /** Runs that a task has no time for are not submitted again. */
    @Test
    void aSingleAttemptHasTimeForAllRuns() throws IOException {
        execute(Map.of("task_attempts", "1"), this::executeTasks);
        ErrorLine.names(slurm.submitted().get(0), "--array=1-1", "--time=16");
    }

    /** A server divides the runs itself, but the time of a task may have to fit its partition. */
    @Test
    void aServerMayLimitTheTimeOfATask() throws IOException {
        ExecutionSite server = site().with(new WorkerKind(folder.resolve("deploy"), 1 << 30));
        execute(server, Map.of("task_minutes", "30"), this::executeTasks);
        ErrorLine.names(slurm.submitted().get(0), "--array=1-1%1", "--time=30");
        BadInput refused =
                assertThrows(
                        BadInput.class,
                        () -> execute(server, Map.of("task_runs", "2"), () -> false));
        assertEquals("task_runs=2: the server divides the runs", refused.getMessage());
    }

    /** The process has ended between sbatch and the note of the number of the job. */
    @Test
    void aJobIsFoundByItsName() throws IOException {
        slurm.queue("NAME|77|1|RUNNING|n1|None");
        Submission begun =
                work.begin(List.of(List.of(0, 1, 2, 3, 4, 5, 6, 7)), 0, PortablePlan.of(plan));
        Files.writeString(folder.resolve("bin").resolve("names"), begun.name());
        execute(Map.of(), this::executeTasks);
        assertEquals(8, collector.runs());
        assertEquals("77", begun.shown());
        assertEquals(List.of(), slurm.submitted(), "nothing submitted twice");
    }

    /** What Slurm has taken without a word is not submitted again. */
    @Test
    void aJobWithoutANumberIsFoundByItsName() throws IOException {
        slurm.keepNumbers();
        slurm.queue("NAME|77|1|RUNNING|n1|None");
        execute(Map.of(), this::executeTasks);
        assertEquals(8, collector.runs());
        assertEquals("77", work.submissions().get(0).shown());
        assertEquals(1, slurm.submitted().size());
    }

    /** More than a pipe holds. */
    @Test
    void aLongQueueIsRead() throws IOException {
        String[] lines = new String[10_000];
        Arrays.fill(lines, "NAME|1|1|RUNNING|n1|None");
        slurm.queue(lines);
        execute(Map.of(), () -> !notices.isEmpty());
        DetachedJobs jobs = executor(slurm.commands()).work(work.path()).jobs();
        assertEquals(new DetachedJobs(List.of("1"), lines.length, 0, "", true), jobs);
    }

    /** Lost three times; then each run was alone, and fails with how the task has ended. */
    @Test
    void whatIsLostIsSubmittedAgainAndThenFails() throws IOException {
        slurm.queue("NAME|9|1|OUT_OF_MEMORY|n4|OutOfMemory");
        execute(Map.of(), () -> false);
        assertEquals(3, slurm.submitted().size());
        ErrorLine.names(slurm.submitted().get(2), "--array=1-8");
        assertEquals(0, collector.runs());
        RunTask last = plan.tasks().get(7);
        String reason = collector.points(last.number()).get(0).reason().text();
        assertTrue(reason.contains("of Slurm has ended without its results"), reason);
        assertTrue(
                notices.get(1).contains("OUT_OF_MEMORY, OutOfMemory, node n4"), notices::toString);
    }

    /** A cancelled execution leaves the job, and another takes its results. */
    @Test
    void aJobGoesOnWithoutTheProcess() throws IOException {
        slurm.queue("NAME|1|1|PENDING||Resources");
        execute(Map.of(), () -> !notices.isEmpty());
        assertEquals("job 1 goes on without this process", notices.get(1));
        DetachedJobs jobs = executor(slurm.commands()).work(work.path()).jobs();
        assertEquals(new DetachedJobs(List.of("1"), 0, 1, "Resources", true), jobs);
        slurm.down(true);
        assertTrue(executor(slurm.commands()).work(work.path()).jobs().isPending());
        slurm.down(false);
        executeTasks();
        execute(Map.of(), () -> false);
        assertEquals(8, collector.runs());
        assertEquals(1, slurm.submitted().size());
        assertEquals(DetachedJobs.NONE, executor(slurm.commands()).work(work.path()).jobs());
    }

    /** A task is done after the results of an earlier process were read. */
    @Test
    void whatIsDoneDuringTheStartIsNotSubmittedAgain() throws IOException {
        Submission begun =
                work.begin(
                        List.of(List.of(0, 1, 2), List.of(3, 4, 5, 6, 7)),
                        0,
                        PortablePlan.of(plan));
        begun.writeId("1");
        new PackTask(begun, 1, "1.0").execute(SamplePlan.evaluation());
        SlurmExecutor executor = executor(slurm.commands());
        executor.at(site(), Scenario.of("", executor.parameters(), Map.of()))
                .execute(
                        plan,
                        plan.tasks(),
                        result -> {
                            executeTasks();
                            collector.collect(result);
                        },
                        Progress.NONE);
        assertEquals(8, collector.runs());
        assertEquals(List.of(), slurm.submitted());
    }

    /** What a task says then is repeated by the others. */
    private boolean refuse() {
        try {
            if (!notices.isEmpty()) {
                Files.writeString(work.submissions().get(0).refusal(1), "sha256 is 0815\n");
            }
            return false;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void aJobGoesOnAfterAnError() throws IOException {
        slurm.queue("NAME|1|1|RUNNING|n1|None");
        BadInput refused = assertThrows(BadInput.class, () -> execute(Map.of(), this::refuse));
        ErrorLine.names(refused.getMessage(), "task 1_1", "sha256", "0815");
        assertEquals(
                "job 1 goes on without this process; study cancel " + folder + " ends it",
                notices.get(1));
    }

    /** The server cancels it. */
    @Test
    void theJobOfAServerDoesNotGoOnAfterAnError() throws IOException {
        slurm.queue("NAME|1|1|RUNNING|n1|None");
        ExecutionSite server = site().with(new WorkerKind(folder.resolve("deploy"), 1 << 30));
        assertThrows(BadInput.class, () -> execute(server, Map.of(), this::refuse));
        assertEquals(1, notices.size(), notices::toString);
    }

    /** What an earlier process has submitted does not count: this one submits what is lost. */
    @Test
    void whatWasLostMeanwhileIsSubmittedAgain() throws IOException {
        slurm.queue("NAME|1|1|PENDING||Resources");
        execute(Map.of("task_attempts", "1"), () -> !notices.isEmpty());
        slurm.queue("NAME|1|1|NODE_FAIL|n1|None");
        execute(Map.of("task_attempts", "1"), () -> notices.size() > 2 && executeTasks());
        assertEquals(2, slurm.submitted().size());
        assertEquals(8, collector.runs());
    }

    /** What was cancelled is submitted anew by the next execution only. */
    @Test
    void theUserCancelsAJob() throws IOException {
        slurm.queue("NAME|1|1|RUNNING|n1|None");
        execute(Map.of(), () -> !notices.isEmpty());
        assertEquals(List.of("1"), executor(slurm.commands()).work(work.path()).cancel());
        assertEquals(1, slurm.cancelled().size());
        assertEquals(List.of(), executor(slurm.commands()).work(work.path()).cancel());
        execute(Map.of(), this::executeTasks);
        assertEquals(2, slurm.submitted().size());
        assertEquals(8, collector.runs());
    }

    /** The job stays one that can be cancelled. */
    @Test
    void theUserInterruptsACancellation() throws Exception {
        slurm.queue("NAME|1|1|RUNNING|n1|None");
        execute(Map.of(), () -> !notices.isEmpty());
        slurm.holdCancel();
        DetachedWork jobs = executor(slurm.commands()).work(work.path());
        FutureTask<List<String>> cancel = new FutureTask<>(jobs::cancel);
        Thread thread = new Thread(cancel);
        thread.start();
        while (slurm.cancelled().isEmpty()) {
            Thread.sleep(FAST.look());
        }
        thread.interrupt();
        Throwable why = assertThrows(ExecutionException.class, cancel::get).getCause();
        assertEquals("interrupted: job 1 may go on", why.getMessage());
        assertFalse(work.submissions().get(0).isCancelled());
    }

    /** The process that cancelled it was killed before Slurm knew. */
    @Test
    void aJobThatIsSaidToBeCancelledCanBeCancelled() throws IOException {
        slurm.queue("NAME|1|1|RUNNING|n1|None");
        execute(Map.of(), () -> !notices.isEmpty());
        work.submissions().get(0).writeCancelled();
        DetachedWork jobs = executor(slurm.commands()).work(work.path());
        slurm.down(true);
        assertFalse(jobs.jobs().isPending(), "nothing else is known");
        slurm.down(false);
        assertEquals(new DetachedJobs(List.of("1"), 1, 0, "", true), jobs.jobs());
        assertEquals(List.of("1"), jobs.cancel());
        assertEquals(1, slurm.cancelled().size());
        slurm.queue("NAME|1|1|COMPLETING|n1|None");
        assertFalse(executor(slurm.commands()).work(work.path()).jobs().isPending());
    }

    /** The controller is down when runs are submitted: the job is submitted once it answers. */
    @Test
    void slurmDoesNotAnswer() throws IOException {
        slurm.down(true);
        slurm.refuse("sbatch: error: Unable to contact slurm controller");
        execute(
                Map.of(),
                () -> {
                    try {
                        if (!notices.isEmpty()) {
                            slurm.accept();
                            slurm.down(false);
                        }
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                    return executeTasks();
                });
        assertEquals(2, slurm.submitted().size());
        assertEquals(8, collector.runs());
    }

    @Test
    void whatIsMissingOrRefusedIsOneLine() throws IOException {
        slurm.refuse("sbatch: error: invalid partition specified: x");
        BadInput refused =
                assertThrows(BadInput.class, () -> execute(Map.of("partition", "x"), () -> false));
        assertEquals("sbatch: error: invalid partition specified: x", refused.getMessage());
        SlurmExecutor none = executor(new SlurmCommands(Map.of("PATH", folder.toString())));
        BadInput missing =
                assertThrows(
                        BadInput.class,
                        () ->
                                none.at(
                                                ExecutionSite.temporary(folder, notices::add),
                                                Scenario.of("", none.parameters(), Map.of()))
                                        .execute(plan, plan.tasks(), collector, Progress.NONE));
        assertEquals(
                "executor=slurm needs the command sbatch, which is not on PATH",
                missing.getMessage());
        try (var files = Files.list(folder)) {
            assertEquals(3, files.count(), "the temporary folder is removed");
        }
    }
}
