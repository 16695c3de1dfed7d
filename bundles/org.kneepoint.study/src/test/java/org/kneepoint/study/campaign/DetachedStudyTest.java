// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.BareTopology;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.ExecutorChoice;
import org.kneepoint.study.LocalExecutor;
import org.kneepoint.study.run.PointListener;
import org.kneepoint.testkit.ErrorLine;

/** Studies whose runs go on when the process that has begun them ends. */
@Timeout(60)
class DetachedStudyTest {
    private static final ExecutorChoice CLUSTER =
            new ExecutorChoice("cluster", Map.of("patience", "2"));

    @TempDir private Path folder;

    private final PatientExecutor cluster = new PatientExecutor();
    private StudyFixture bench;

    @BeforeEach
    void study() throws IOException {
        bench = new StudyFixture(folder);
        bench.write("a.study", "simulate ring\nvcs = 1\nbuffer = 4\nload = 0.1:0.9:0.1\n");
        bench.run("a.study", "whole", bench.never());
        run();
    }

    /** As another process would have it. */
    private StudyService studies() {
        return new StudyService(
                new EvaluationService(
                        BareTopology.catalogue("ring", new CountingEvaluator().simulator()),
                        Map.of("local", new LocalExecutor(), "cluster", cluster)));
    }

    private StudyStatus run() throws IOException {
        return run(false);
    }

    private StudyStatus run(boolean restart) throws IOException {
        StudyService studies = studies().by(CLUSTER);
        StudyPlan plan = studies.plan(bench.path("a.study"), "a.study");
        return studies.run(
                plan, bench.path("a"), "a", restart, line -> {}, Progress.NONE, PointListener.NONE);
    }

    private StudyStatus resume(ExecutorChoice choice) throws IOException {
        return studies()
                .by(choice)
                .resume(
                        Optional.empty(),
                        bench.path("a"),
                        "a",
                        new StudyService.ResumeOptions(false, false),
                        line -> {},
                        Progress.NONE,
                        PointListener.NONE);
    }

    private StudyStatus status() throws IOException {
        return studies().status(bench.path("a"), "a");
    }

    private StudyStatus watch() throws IOException {
        return studies()
                .watch(
                        bench.path("a"),
                        "a",
                        false,
                        bench.notices::add,
                        Progress.NONE,
                        PointListener.NONE);
    }

    /** Counted from the work of the executor, and collected when somebody watches. */
    @Test
    void whatWasDoneMeanwhileIsCollected() throws IOException {
        assertEquals(bench.path("a").resolve("cluster"), cluster.folder());
        assertEquals("executor=cluster patience=2\n", bench.read("a/executor"));
        cluster.work(4);
        StudyStatus half = status();
        assertEquals(4, half.runs());
        assertTrue(half.isPending());
        assertEquals(List.of("7"), half.jobs().names());
        cluster.work(5);
        cluster.keepLastTask();
        StudyStatus done = watch();
        assertTrue(done.isComplete());
        assertFalse(done.isPending());
        assertEquals(bench.read("whole/results.csv"), bench.read("a/results.csv"));
        assertTrue(watch().isComplete(), "again");
    }

    /** What the executor finds wrong with its settings leaves no folder, and the former study. */
    @Test
    void aWrongSettingLeavesEverythingAsItWas() throws IOException {
        studies().cancel(bench.path("a"), "a");
        StudyService wrong = studies().by(new ExecutorChoice("cluster", Map.of("patience", "13")));
        StudyPlan plan = wrong.plan(bench.path("a.study"), "a.study");
        for (String folder : List.of("a", "b")) {
            BadInput refusal =
                    assertThrows(
                            BadInput.class,
                            () ->
                                    wrong.run(
                                            plan,
                                            bench.path(folder),
                                            folder,
                                            true,
                                            line -> {},
                                            Progress.NONE,
                                            PointListener.NONE));
            assertEquals(List.of("patience"), refusal.parameters());
        }
        assertTrue(Files.notExists(bench.path("b")));
        assertEquals("executor=cluster patience=2\n", bench.read("a/executor"));
        assertThrows(
                BadInput.class,
                () -> resume(new ExecutorChoice("cluster", Map.of("patience", "13"))));
        assertEquals("executor=cluster patience=2\n", bench.read("a/executor"));
    }

    @Test
    void aDamagedChoiceIsNamedByItsFile() throws IOException {
        bench.write("a/executor", "=\n");
        BadInput damaged = assertThrows(BadInput.class, () -> resume(ExecutorChoice.DEFAULT));
        ErrorLine.names(damaged.getMessage(), "a/executor: ", "key=value");
    }

    /** Tasks that may run could not be found and cancelled any more. */
    @Test
    void itIsNotReplacedWhileItsTasksMayRun() throws IOException {
        BadInput busy = assertThrows(BadInput.class, () -> run(true));
        ErrorLine.names(busy.getMessage(), "7", "study cancel a", "folder=");
        cluster.setSilent(true);
        BadInput silent = assertThrows(BadInput.class, () -> run(true));
        ErrorLine.names(silent.getMessage(), "does not answer", "7", "folder=");
        cluster.setSilent(false);
        studies().cancel(bench.path("a"), "a");
        assertEquals(0, run(true).runs());
    }

    /** A study is continued by its executor; by another one only when nothing of it waits. */
    @Test
    void itIsResumedByItsExecutor() throws IOException {
        cluster.work(3);
        ExecutorChoice local = new ExecutorChoice("local", Map.of());
        BadInput busy = assertThrows(BadInput.class, () -> resume(local));
        ErrorLine.names(busy.getMessage(), "7", "study cancel a");
        assertEquals(List.of("7"), studies().cancel(bench.path("a"), "a"));
        assertFalse(resume(ExecutorChoice.DEFAULT).isComplete());
        cluster.work(2);
        studies().cancel(bench.path("a"), "a");
        StudyStatus done = resume(local);
        assertTrue(done.isComplete());
        assertEquals(bench.read("whole/results.csv"), bench.read("a/results.csv"));
        BadInput none = assertThrows(BadInput.class, () -> studies().cancel(bench.path("a"), "a"));
        assertEquals(List.of("folder"), none.parameters());
    }
}
