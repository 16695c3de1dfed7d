// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.study.Trial;
import org.kneepoint.study.plugin.PlugInCalls;

/** Networks that worker processes build before this process does it. */
@Timeout(120)
class PlanTrialsTest {
    private static final Described TOPOLOGY = new TestWorkbench.TestTopology();
    private static final long HEAP = 64L << 20;

    @TempDir Path folder;
    private final List<String> warnings = new CopyOnWriteArrayList<>();
    private PlanTrials trials;

    @BeforeEach
    void start() throws IOException {
        Path deploy = Files.createDirectories(folder.resolve("deploy"));
        trials =
                new PlanTrials(
                        TestWorkbench.workers(folder.resolve("diary")),
                        new DeploySnapshots(deploy, folder.resolve("data")),
                        warnings::add);
    }

    @AfterEach
    void end() {
        trials.close();
    }

    private void require(String mood, long seconds, Progress progress) {
        Claim claim = new Claim("ann", "", () -> Claim.Limits.NONE, () -> Priority.NORMAL);
        Trial trial =
                new Trial.Networks(TestWorkbench.TestTopology.NAME, Map.of("mood", mood), 0.5);
        trials.require(trial, List.of(TOPOLOGY), claim, HEAP, seconds, progress);
    }

    private String refusal(String mood) {
        return assertThrows(BadInput.class, () -> require(mood, 60, Progress.NONE)).getMessage();
    }

    @Test
    void aFailureIsLeftToTheProcessThatReportsIt() {
        require("good", 60, Progress.NONE);
        require("failing", 60, Progress.NONE);
        assertEquals(1, trials.size());
        assertEquals(List.of(), warnings);
    }

    @Test
    void memoryIsLimited() {
        String line = refusal("memory");
        assertTrue(line.contains("out of memory"), line);
        assertTrue(line.contains("a larger -Xmx of the server"), line);
        assertTrue(line.startsWith(TestWorkbench.TestTopology.class.getName()), line);
        assertEquals(List.of(line), warnings);
        require("good", 60, Progress.NONE);
    }

    @Test
    void timeIsLimited() {
        String line = refusal("loop");
        assertTrue(line.contains("did not return within limit=0.5 s"), line);
        assertEquals(0, trials.size());
        require("good", 60, Progress.NONE);
    }

    @Test
    void aProcessThatEndsIsNotThisOne() {
        String line = refusal("end");
        assertTrue(line.contains("status 7"), line);
        require("good", 60, Progress.NONE);
    }

    @Test
    void theWholeIsLimited() {
        BadInput late = assertThrows(BadInput.class, () -> require("loop", 0, Progress.NONE));
        assertTrue(late.getMessage().contains("no answer within 0 s"), late::getMessage);
    }

    @Test
    void noLimitIsTooLarge() {
        require("good", Long.MAX_VALUE, Progress.NONE);
        assertEquals(List.of(), warnings);
    }

    @Test
    void aCancelledTrialEnds() {
        Progress cancelled =
                new Progress() {
                    @Override
                    public boolean isCancelled() {
                        return true;
                    }

                    @Override
                    public void report(double fraction) {
                        // a trial has no progress
                    }
                };
        assertThrows(CancellationException.class, () -> require("loop", 60, cancelled));
        assertEquals(List.of(), warnings);
    }

    @Test
    void aPlugInWhoseThreadRunsIsRefused() {
        CountDownLatch free = new CountDownLatch(1);
        PlugInCalls.within(
                0.1,
                PlugInCalls.plugInOf(TOPOLOGY),
                () -> {
                    while (free.getCount() > 0) {
                        LockSupport.parkNanos(1_000_000);
                    }
                    return "";
                },
                failure -> "");
        String line = refusal("good");
        assertTrue(line.contains("its thread still runs"), line);
        assertEquals(0, trials.size());
        free.countDown();
    }
}
