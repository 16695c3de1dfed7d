// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.FakeWorkbench;
import org.kneepoint.study.LocalExecutor;
import org.kneepoint.study.RunExecutor;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.run.RunResult;

/** Runs in other processes, which are Java with the classes of the tests. */
@Timeout(120)
class ProcessExecutorTest {
    private static final String BOX = "box";

    private volatile boolean isCancelled;
    private final List<WorkerProcess> started = Collections.synchronizedList(new ArrayList<>());

    private ProcessExecutor workers(String simulator) {
        return new ProcessExecutor(
                () -> {
                    WorkerProcess worker =
                            WorkerProcess.start(
                                    new WorkerCommand(
                                            List.of(
                                                    Path.of(
                                                                    System.getProperty("java.home"),
                                                                    "bin",
                                                                    "java")
                                                            .toString(),
                                                    "-cp",
                                                    System.getProperty("java.class.path"),
                                                    FakeWorkbench.class.getName(),
                                                    simulator),
                                            Map.of()));
                    started.add(worker);
                    return worker;
                });
    }

    private static RunPlan plan(Map<String, String> settings) {
        return FakeWorkbench.evaluation(BOX)
                .plan(FakeWorkbench.request(BOX, settings), Progress.NONE);
    }

    private static List<RunResult> results(RunExecutor executor, RunPlan plan, Progress progress) {
        List<RunResult> results = Collections.synchronizedList(new ArrayList<>());
        executor.execute(plan, plan.tasks(), results::add, progress);
        results.sort(Comparator.comparingInt(RunResult::task));
        return results;
    }

    private static List<Object> entries(List<RunResult> results) {
        return results.stream().<Object>map(RunResult::entry).toList();
    }

    @Test
    void theResultsAreThoseOfThisProcess() {
        RunPlan plan = plan(Map.of("load", "0.1:0.5:0.1", "replications", "3", "mood", "failing"));
        List<RunResult> here = results(new LocalExecutor(), plan, Progress.NONE);
        List<RunResult> there = results(workers(BOX), plan, Progress.NONE);
        assertEquals(15, there.size());
        assertEquals(entries(here), entries(there));
        assertTrue(started.size() <= Runtime.getRuntime().availableProcessors());
    }

    @Test
    void aRefusalOfTheEvaluatorIsARefusal() {
        RunPlan plan = plan(Map.of("load", "0.3", "mood", "refusing"));
        BadInput refusal =
                assertThrows(BadInput.class, () -> results(workers(BOX), plan, Progress.NONE));
        assertTrue(refusal.getMessage().contains("does not go that far"), refusal::getMessage);
    }

    @Test
    void aWorkerWithoutThePlugInsRefuses() {
        RunPlan plan = plan(Map.of("load", "0.1"));
        BadInput refusal =
                assertThrows(
                        BadInput.class, () -> results(workers("another"), plan, Progress.NONE));
        assertTrue(refusal.getMessage().contains(BOX), refusal::getMessage);
    }

    @Test
    void aCancelledRunReturnsWithItsPoint() {
        RunPlan plan = plan(Map.of("load", "0.3", "mood", "slow"));
        List<RunResult> results =
                results(workers(BOX), plan, new WhenHalfDone(() -> isCancelled = true));
        assertEquals(Status.CANCELLED, results.get(0).points().get(0).status());
        assertTrue(results.get(0).isCut());
    }

    @Test
    void aKilledWorkerFailsItsRun() {
        RunPlan plan = plan(Map.of("load", "0.3", "mood", "slow"));
        Progress killing = new WhenHalfDone(() -> started.forEach(WorkerProcess::close));
        List<RunResult> results = results(workers(BOX), plan, killing);
        assertEquals(Status.FAILED, results.get(0).points().get(0).status());
        String reason = results.get(0).points().get(0).reason().toString();
        assertTrue(reason.contains("the worker process has ended"), reason);
    }

    @Test
    void whatJavaPrintsBeforeItDiesIsNoMessage() {
        RunPlan plan = plan(Map.of("load", "0.1,0.2"));
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        WorkerCommand dying = new WorkerCommand(List.of(java, "-Xmx1000000g", BOX), Map.of());
        List<RunResult> results =
                results(new ProcessExecutor(() -> WorkerProcess.start(dying)), plan, Progress.NONE);
        assertEquals(2, results.size());
        for (RunResult result : results) {
            String reason = result.points().get(0).reason().toString();
            assertTrue(reason.contains("the worker process has ended with status 1"), reason);
        }
    }

    /** Acts as soon as the run has reported from the other process. */
    private final class WhenHalfDone implements Progress {
        private final Runnable action;

        WhenHalfDone(Runnable action) {
            this.action = action;
        }

        @Override
        public void report(double fraction) {
            if (fraction >= 0.5) {
                action.run();
            }
        }

        @Override
        public boolean isCancelled() {
            return isCancelled;
        }
    }
}
