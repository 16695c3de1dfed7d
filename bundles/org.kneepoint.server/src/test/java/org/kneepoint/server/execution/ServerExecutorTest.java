// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.server.account.Quota;
import org.kneepoint.server.account.Quotas;
import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.TestDatabase;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.run.RunResult;

/** Runs of plans with a store and worker processes. */
@Timeout(120)
class ServerExecutorTest {
    private static final Quotas QUOTAS =
            new Quotas() {
                @Override
                public String group(String account) {
                    return "";
                }

                @Override
                public Quota of(String account) {
                    return new Quota(4, 60, 64L << 20, 1L << 30);
                }

                @Override
                public Quota ofGroup(String group) {
                    return new Quota(4, 60, 64L << 20, 1L << 30);
                }
            };

    @TempDir Path folder;
    private final Database database = TestDatabase.h2();
    private final AtomicInteger answered = new AtomicInteger();
    private final List<String> warnings = new CopyOnWriteArrayList<>();
    private Path diary;
    private ServerExecutor executor;

    private final RunOwner owner =
            new RunOwner() {
                @Override
                public String account() {
                    return "ann";
                }

                @Override
                public void answered(int runs) {
                    answered.addAndGet(runs);
                }
            };

    @BeforeEach
    void start() throws IOException {
        diary = folder.resolve("diary");
        Files.createDirectories(folder.resolve("deploy"));
        executor = executor();
    }

    private ServerExecutor executor() {
        return new ServerExecutor(
                new RunStore(database, Clock.systemUTC()),
                QUOTAS,
                () -> owner,
                TestWorkbench.workers(diary),
                new ServerExecutor.Folders(folder.resolve("deploy"), folder.resolve("data")),
                2,
                Optional.empty(),
                warnings::add);
    }

    @AfterEach
    void end() {
        executor.close();
    }

    private RunPlan simulation(Map<String, String> settings) {
        return TestWorkbench.plan(diary, EvaluationMethod.SIMULATION, settings);
    }

    private List<RunResult> execute(RunPlan plan, Progress progress) {
        List<RunResult> results = Collections.synchronizedList(new ArrayList<>());
        executor.execute(plan, plan.tasks(), results::add, progress);
        results.sort((one, other) -> one.task() - other.task());
        return results;
    }

    private List<RunResult> execute(RunPlan plan) {
        return execute(plan, Progress.NONE);
    }

    private static List<Object> entries(List<RunResult> results) {
        return results.stream().<Object>map(RunResult::entry).toList();
    }

    @Test
    void aRunIsExecutedOnce() throws IOException {
        Map<String, String> settings = Map.of("load", "0.1:0.4:0.1", "replications", "2");
        List<RunResult> first = execute(simulation(settings));
        assertEquals(8, first.size());
        assertEquals(8, TestWorkbench.executed(diary).size());
        executor.close();
        executor = executor();
        List<RunResult> again = execute(simulation(settings));
        assertEquals(entries(first), entries(again));
        assertEquals(8, answered.get());
        assertEquals(8, TestWorkbench.executed(diary).size());
        assertEquals(0, executor.runsExecuted());
        assertEquals(8, executor.runsAnswered());
        assertEquals(0, executor.workers());
    }

    @Test
    void theMissingRunsAreExecuted() throws IOException {
        execute(simulation(Map.of("load", "0.1,0.2")));
        List<RunResult> more = execute(simulation(Map.of("load", "0.1,0.2,0.3")));
        assertEquals(List.of(0, 1, 2), more.stream().map(RunResult::task).toList());
        assertEquals(
                List.of("0.1", "0.2", "0.3"),
                TestWorkbench.executed(diary).stream().sorted().toList());
        execute(simulation(Map.of("load", "0.1", "seed", "5")));
        assertEquals(4, TestWorkbench.executed(diary).size());
    }

    @Test
    void twoAtOnceExecuteARunOnce() throws Exception {
        Map<String, String> settings = Map.of("load", "0.1:0.4:0.1", "mood", "slow");
        RunPlan one = simulation(settings);
        RunPlan other = simulation(settings);
        CompletableFuture<List<RunResult>> beside =
                CompletableFuture.supplyAsync(() -> execute(one));
        assertEquals(entries(execute(other)), entries(beside.get()));
        assertEquals(4, TestWorkbench.executed(diary).size());
    }

    @Test
    void modelsAreSolvedHereAndStored() throws IOException {
        Map<String, String> settings = Map.of("load", "0.01:0.99:0.01");
        RunPlan plan = TestWorkbench.plan(diary, EvaluationMethod.MODEL, settings);
        assertEquals(99, execute(plan).size());
        assertEquals(0, executor.workers());
        assertEquals(
                99, execute(TestWorkbench.plan(diary, EvaluationMethod.MODEL, settings)).size());
        assertEquals(99, TestWorkbench.executed(diary).size());
    }

    @Test
    void aFailureIsNotStored() throws IOException {
        for (int i = 1; i <= 2; i++) {
            List<RunResult> results = execute(simulation(Map.of("load", "0.1", "mood", "failing")));
            assertTrue(results.get(0).isFailed());
            assertEquals(i, TestWorkbench.executed(diary).size());
        }
    }

    @Test
    void aRunThatEatsMemoryOrEndsItsProcessFailsAlone() {
        for (String mood : List.of("memory", "end")) {
            List<RunResult> results = execute(simulation(Map.of("load", "0.1", "mood", mood)));
            assertEquals(Status.FAILED, results.get(0).points().get(0).status());
            String reason = results.get(0).points().get(0).reason().toString();
            assertEquals(
                    mood.equals("memory"),
                    reason.endsWith("a larger quota.memory allows more"),
                    reason);
        }
        assertFalse(execute(simulation(Map.of("load", "0.1"))).get(0).isFailed());
    }

    @Test
    void aRunThatLoopsEndsAtItsLimit() {
        List<RunResult> results =
                execute(simulation(Map.of("load", "0.1", "mood", "loop", "limit", "1")));
        assertTrue(results.get(0).isFailed());
        String reason = results.get(0).points().get(0).reason().toString();
        assertTrue(reason.contains("did not return within limit=1 s"), reason);
    }

    @Test
    void aCancelledRunIsNotStored() throws IOException {
        RunPlan plan = simulation(Map.of("load", "0.1:0.9:0.1", "mood", "slow"));
        Progress once =
                new Progress() {
                    private volatile boolean isCancelled;

                    @Override
                    public boolean isCancelled() {
                        return isCancelled;
                    }

                    @Override
                    public void report(double fraction) {
                        isCancelled = fraction > 0.3;
                    }
                };
        List<RunResult> results = execute(plan, once);
        long done = results.stream().filter(result -> !result.isCut()).count();
        assertTrue(done >= 1 && done <= 8, () -> done + " done");
        int before = TestWorkbench.executed(diary).size();
        execute(simulation(Map.of("load", "0.1:0.9:0.1", "mood", "slow")));
        assertEquals((int) done, answered.get());
        assertEquals(before + 9 - (int) done, TestWorkbench.executed(diary).size());
    }
}
