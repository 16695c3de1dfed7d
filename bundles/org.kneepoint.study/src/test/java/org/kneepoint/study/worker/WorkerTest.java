// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.FakeWorkbench;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.Trial;
import org.kneepoint.study.run.RunTask;

/** A worker that is used for several plans. */
@Timeout(120)
class WorkerTest {
    private static final String BOX = "box";

    private final Worker worker =
            Worker.start(
                    new WorkerCommand(
                            List.of(
                                    Path.of(System.getProperty("java.home"), "bin", "java")
                                            .toString(),
                                    "-cp",
                                    System.getProperty("java.class.path"),
                                    FakeWorkbench.class.getName(),
                                    BOX),
                            Map.of()));

    @AfterEach
    void end() {
        worker.close();
    }

    private static RunPlan plan(Map<String, String> settings) {
        return FakeWorkbench.evaluation(BOX)
                .plan(FakeWorkbench.request(BOX, settings), Progress.NONE);
    }

    private void requireResultsOf(RunPlan plan) throws InterruptedException {
        assertTrue(worker.plan(plan, Progress.NONE));
        assertTrue(worker.hasPlanned(plan));
        for (RunTask task : plan.tasks()) {
            assertEquals(
                    plan.evaluate(task, Progress.NONE).entry(),
                    worker.evaluate(task, Progress.NONE).entry());
        }
    }

    @Test
    void plansOneAfterTheOther() throws InterruptedException {
        RunPlan one = plan(Map.of("load", "0.1,0.2"));
        requireResultsOf(one);
        for (int i = 1; i < 7; i++) {
            requireResultsOf(plan(Map.of("load", "0." + i, "seed", "" + i)));
        }
        requireResultsOf(one);
    }

    @Test
    void aCancelledRunDoesNotCancelTheNext() throws InterruptedException {
        RunPlan slow = plan(Map.of("load", "0.3", "mood", "slow"));
        worker.plan(slow, Progress.NONE);
        Progress cancelled =
                new Progress() {
                    @Override
                    public boolean isCancelled() {
                        return true;
                    }

                    @Override
                    public void report(double fraction) {
                        // ignored
                    }
                };
        assertTrue(worker.evaluate(slow.tasks().get(0), cancelled).isCut());
        requireResultsOf(plan(Map.of("load", "0.3")));
    }

    @Test
    void aTrialLeavesItsPlansAlone() throws InterruptedException {
        RunPlan plan = plan(Map.of("load", "0.1"));
        requireResultsOf(plan);
        Trial trial = new Trial.Plan(plan.requests());
        assertEquals(Optional.empty(), worker.attempt(trial, Progress.NONE));
        Trial wrong = new Trial.Networks("nowhere", Map.of("nodes", "4"), 1);
        assertEquals(Optional.empty(), worker.attempt(wrong, Progress.NONE));
        assertFalse(worker.hasPlanned(plan));
        requireResultsOf(plan);
    }

    @Test
    void saysWhenItsProcessHasEnded() throws InterruptedException {
        RunPlan plan = plan(Map.of("load", "0.1"));
        worker.plan(plan, Progress.NONE);
        assertFalse(worker.hasEnded());
        worker.close();
        assertThrows(WorkerEnded.class, () -> worker.evaluate(plan.tasks().get(0), Progress.NONE));
        assertTrue(worker.hasEnded());
    }
}
