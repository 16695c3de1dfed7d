// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.BareTopology;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.format.CsvCodec;
import org.kneepoint.study.format.CurveTable;
import org.kneepoint.study.run.RunRequest;
import org.kneepoint.testkit.Refusal;

/** Studies that are stopped, killed, edited, and gone on with. */
@Timeout(60)
class StudyServiceTest {
    private static final String STUDY =
            "simulate ring\nvcs, buffer = 1 4, 2 8\nload = 0.1:0.9:0.1\nreplications = 3\n";
    private static final int RUNS = 2 * 9 * 3;

    @TempDir private Path folder;
    private StudyFixture bench;

    @BeforeEach
    void study() throws IOException {
        bench = new StudyFixture(folder);
        bench.write("a.study", STUDY);
    }

    private static BadInput refusal(Executable work) {
        return assertThrows(BadInput.class, work);
    }

    private static String refused(Executable work) {
        return Refusal.of(refusal(work));
    }

    /** As simulate gives them, apart from how long they took. */
    @Test
    void theResultsAreThoseOfTheCommands() throws IOException {
        StudyStatus done = bench.run("a.study", "a", bench.never());
        assertEquals(RUNS, done.runs());
        assertTrue(done.isComplete());
        assertFalse(done.isRunning());
        assertEquals(Map.of(Status.SATURATED, 2), done.otherStatuses());
        assertEquals(2, done.curves().size());
        String csv = bench.read("a/results.csv");
        assertEquals(CsvCodec.write(CurveTable.of(done.curves())), csv);
        assertFalse(csv.contains("seconds"));
        CountingEvaluator other = new CountingEvaluator();
        EvaluationService evaluation =
                new EvaluationService(BareTopology.catalogue("ring", other.simulator()));
        for (int i = 0; i < 2; i++) {
            Map<String, String> settings =
                    Map.of(
                            "vcs",
                            i == 0 ? "1" : "2",
                            "buffer",
                            i == 0 ? "4" : "8",
                            "load",
                            "0.1:0.9:0.1",
                            "replications",
                            "3");
            var curve =
                    evaluation
                            .evaluate(
                                    RunRequest.of(EvaluationMethod.SIMULATION, "ring", settings),
                                    bench.never())
                            .get(0);
            for (int p = 0; p < 9; p++) {
                var expected = new LinkedHashMap<>(curve.points().get(p).figures());
                expected.remove(Quantities.SECONDS);
                assertEquals(expected, done.curves().get(i).points().get(p).figures());
            }
        }
    }

    /** Whenever it is stopped, as often as it is stopped. */
    @Test
    void nothingIsLostAndNothingIsDoneTwice() throws IOException {
        bench.run("a.study", "whole", bench.never());
        String whole = bench.read("whole/results.csv");
        for (int part = 4; part < RUNS; part += 9) {
            StudyFixture stopped = new StudyFixture(folder);
            String target = "part" + part;
            int done = part;
            StudyStatus status = stopped.run("a.study", target, stopped.after(part, RUNS));
            assertEquals(done, status.runs());
            while (!status.isComplete()) {
                status = stopped.resume("a.study", target, stopped.after(part, RUNS));
                done = Math.min(RUNS, done + part);
                assertEquals(done, status.runs());
            }
            assertEquals(RUNS, stopped.counter.runs.size());
            assertEquals(RUNS, new HashSet<>(stopped.counter.runs).size());
            assertEquals(whole, stopped.read(target + "/results.csv"));
        }
    }

    /** A growing chart receives each point once, over all sessions. */
    @Test
    void everyPointIsReportedByTheSessionThatCompletesIt() throws IOException {
        StudyFixture.CancelAfter first = bench.after(20, RUNS);
        bench.run("a.study", "a", first);
        StudyFixture.CancelAfter second = bench.never();
        bench.resume("a.study", "a", second);
        assertEquals(0, first.finished());
        assertEquals(first.reports().size(), second.finished());
        assertTrue(second.finished() > 0);
        Set<Integer> all = new HashSet<>(first.reports());
        second.reports().forEach(point -> assertTrue(all.add(point), "reported again: " + point));
        assertEquals(RUNS / 3, all.size());
    }

    /** A process that dies leaves its journal up to some byte, and the other files older. */
    @Test
    void aProcessMayDieAtAnyByte() throws IOException {
        bench.run("a.study", "a", bench.never());
        String whole = bench.read("a/results.csv");
        byte[] journal = Files.readAllBytes(bench.path("a/journal"));
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 20; i++) {
            int end = i == 0 ? 0 : random.nextInt(journal.length);
            Files.write(bench.path("a/journal"), Arrays.copyOf(journal, end));
            Files.deleteIfExists(bench.path("a/results.csv"));
            bench.write("a/.results.csv.1.2.part", "torn");
            int kept = bench.status("a").runs();
            bench.counter.runs.clear();
            StudyStatus status = bench.resume("a.study", "a", bench.never());
            assertEquals(RUNS - kept, bench.counter.runs.size());
            assertTrue(status.isComplete());
            assertEquals(whole, bench.read("a/results.csv"));
            assertFalse(Files.exists(bench.path("a/.results.csv.1.2.part")));
        }
    }

    @Test
    void whatDiedBeforeItBeganIsBegun() throws IOException {
        Files.createDirectories(bench.path("a"));
        bench.write("a/lock", "123\n");
        assertEquals(
                "unusable [folder] a", refused(() -> bench.resume("a.study", "a", bench.never())));
        assertTrue(bench.run("a.study", "a", bench.never()).isComplete());
    }

    @Test
    void modelsToo() throws IOException {
        bench.write("m.study", "solve ring\nload = 0.1:0.7:0.1\nvcs = 1,2\n");
        StudyStatus some = bench.run("m.study", "m", bench.after(3, 14));
        assertFalse(some.isComplete());
        StudyStatus all = bench.resume("m.study", "m", bench.never());
        assertEquals(14, all.points());
        assertEquals(2, all.sessions());
        assertEquals(14, bench.counter.runs.size());
        bench.run("m.study", "again", bench.never());
        assertEquals(bench.read("again/results.csv"), bench.read("m/results.csv"));
    }

    @Test
    void whileItIsRunning() throws Exception {
        StudyFixture.CancelAfter unwatched = bench.never();
        CountDownLatch ten = new CountDownLatch(10);
        CountDownLatch go = new CountDownLatch(1);
        bench.counter.before =
                run -> {
                    ten.countDown();
                    if (ten.getCount() == 0) {
                        await(go);
                    }
                };
        StudyService studies = bench.campaigns();
        StudyPlan plan = bench.plan("a.study");
        Thread worker =
                new Thread(
                        () -> {
                            try {
                                studies.run(
                                        plan,
                                        bench.path("a"),
                                        "a",
                                        false,
                                        line -> {},
                                        unwatched,
                                        unwatched);
                            } catch (IOException e) {
                                throw new UncheckedIOException(e);
                            }
                        });
        worker.start();
        ten.await();
        for (StudyService mine : List.of(studies, bench.campaigns())) {
            StudyStatus status = mine.status(bench.path("a"), "a");
            assertTrue(status.isRunning());
            assertTrue(status.runs() < RUNS);
            BadInput busy =
                    refusal(
                            () ->
                                    mine.resume(
                                            Optional.empty(),
                                            bench.path("a"),
                                            "a",
                                            new StudyService.ResumeOptions(false, false),
                                            line -> {},
                                            unwatched,
                                            unwatched));
            assertEquals("unusable [folder] a", Refusal.of(busy));
            assertTrue(busy.getMessage().contains("process "), busy.getMessage());
        }
        go.countDown();
        worker.join();
        assertTrue(bench.status("a").isComplete());
        assertFalse(bench.status("a").isRunning());
        assertEquals(RUNS, bench.counter.runs.size());
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void anEditedFileIsRefusedAndNothingIsHurt() throws IOException {
        bench.run("a.study", "a", bench.after(5, RUNS));
        byte[] journal = Files.readAllBytes(bench.path("a/journal"));
        bench.write("a.study", STUDY.replace("0.1:0.9:0.1", "0.1:0.9:0.2"));
        BadInput edited = refusal(() -> bench.resume("a.study", "a", bench.never()));
        assertEquals("unusable [file] a.study", Refusal.of(edited));
        BadInput other = refusal(() -> bench.run("a.study", "a", bench.never()));
        assertEquals("unusable [folder] a", Refusal.of(other));
        for (String line : List.of(edited.getMessage(), other.getMessage())) {
            assertTrue(line.matches(".*load = 0.1:0.9:0.1 .* 0.1:0.9:0.2.*"), line);
        }
        assertEquals(-1, Arrays.mismatch(journal, Files.readAllBytes(bench.path("a/journal"))));
        bench.write("a.study", "# only a comment\n" + STUDY.replace("\n", "\r\n"));
        assertTrue(bench.resume("a.study", "a", bench.never()).isComplete());
        assertEquals(RUNS, bench.counter.runs.size());
    }

    @Test
    void aSecondRunIsRejectedWithTheChoices() throws IOException {
        bench.run("a.study", "a", bench.after(5, RUNS));
        BadInput begun = refusal(() -> bench.run("a.study", "a", bench.never()));
        assertEquals("unusable [folder] a", Refusal.of(begun));
        assertTrue(begun.getMessage().matches(".* 5 of 54 .*study resume .*"), begun.getMessage());
        assertTrue(bench.run("a.study", "a", true, bench.never()).isComplete());
        assertEquals(1, bench.notices.size());
        assertTrue(bench.notices.get(0).endsWith(" a.1"), bench.notices.get(0));
        assertTrue(bench.status("a.1").runs() < RUNS);
        BadInput complete = refusal(() -> bench.run("a.study", "a", bench.never()));
        assertTrue(complete.getMessage().matches(".* 54 of 54 .*study status .*"));
        bench.run("a.study", "a", true, bench.never());
        assertTrue(bench.status("a.2").isComplete());
    }

    @Test
    void otherFoldersAreLeftAlone() throws IOException {
        Files.createDirectories(bench.path("b"));
        bench.write("b/thesis.tex", "");
        assertEquals(
                "unusable [folder] b", refused(() -> bench.run("a.study", "b", bench.never())));
        assertEquals(
                "unusable [folder] a.study",
                refused(() -> bench.run("a.study", "a.study", bench.never())));
        assertEquals(
                "unusable [folder] no/b",
                refused(() -> bench.run("a.study", "no/b", bench.never())));
        assertEquals("unusable [folder] b", refused(() -> bench.status("b")));
        assertEquals("unusable [folder] c", refused(() -> bench.status("c")));
        assertThrows(NoSuchFileException.class, () -> bench.plan("b.study"));
    }

    /** No user may make folders there, whatever the permissions say. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void aFolderThatCannotBeMade() {
        FileSystemException failure =
                assertThrows(
                        FileSystemException.class,
                        () -> bench.run("a.study", "/proc/kneepoint", bench.never()));
        assertEquals("/proc/kneepoint", failure.getFile());
        assertTrue(bench.counter.runs.isEmpty());
    }

    @Test
    void invalidSettingsAreReportedWithTheirLines() throws IOException {
        bench.write("b.study", "simulate ring\nload = 0.1\nbufer = 4\n");
        assertEquals("b.study:3: unknown [bufer] bufer", refused(() -> bench.plan("b.study")));
        bench.write("b.study", "simulate rink\nload = 0.1\n");
        assertEquals("b.study:1: unknown [network] rink", refused(() -> bench.plan("b.study")));
        bench.write("b.study", "simulate ring\nload = 0.1:2:0\n");
        assertEquals("b.study:2: unusable [load] 0.1:2:0", refused(() -> bench.plan("b.study")));
        bench.write("b.study", "simulate ring\nload = 0.1\nreplications = 2000000\n");
        assertTrue(refused(() -> bench.plan("b.study")).startsWith("b.study"));
        bench.write("b.study", "simulate ring\nload = 0.1,0.99\nreplications = 2\n");
        assertEquals(
                "b.study:2: unusable [load] 0.99",
                refused(() -> bench.run("b.study", "b", bench.never())));
        assertEquals(2, bench.status("b").runs(), "what was done is kept");
    }

    @Test
    void aDamagedJournalOrPlanIsReported() throws IOException {
        bench.run("a.study", "a", bench.after(5, RUNS));
        byte[] journal = Files.readAllBytes(bench.path("a/journal"));
        byte[] damaged = journal.clone();
        damaged[journal.length / 2] ^= 4;
        Files.write(bench.path("a/journal"), damaged);
        FileSystemException failure =
                assertThrows(
                        FileSystemException.class,
                        () -> bench.resume("a.study", "a", bench.never()));
        assertEquals("a/journal", failure.getFile());
        assertEquals(-1, Arrays.mismatch(damaged, Files.readAllBytes(bench.path("a/journal"))));
        Files.write(bench.path("a/journal"), journal);
        String plan = bench.read("a/plan");
        bench.write("a/plan", plan.replace("load=0.3", "load=0.31"));
        assertEquals(
                "unusable [folder] a", refused(() -> bench.resume("a.study", "a", bench.never())));
        failure = assertThrows(FileSystemException.class, () -> bench.status("a"));
        assertEquals("a/journal", failure.getFile());
        bench.write("a/plan", plan);
        assertTrue(bench.resume("a.study", "a", bench.never()).isComplete());
    }

    /** As a user mends it: with the name that was given, and not by its whole path. */
    @Test
    void aFileThatCannotBeReadIsNamed() throws IOException {
        bench.run("a.study", "a", bench.never());
        for (String name : List.of("journal", "executor", "plan")) {
            Path file = bench.path("a/" + name);
            Files.deleteIfExists(file);
            Files.createDirectory(file);
            FileSystemException failure =
                    assertThrows(FileSystemException.class, () -> bench.status("a"));
            assertEquals("a/" + name, failure.getFile());
            Files.delete(file);
        }
    }

    @Test
    void aPlanHasTheNumberOfRuns() throws IOException {
        StudyPlan plan = bench.plan("a.study");
        assertEquals(RUNS, plan.runs().tasks().size());
        assertEquals(18, plan.runs().points());
        assertEquals(2, plan.runs().curves());
        assertEquals(List.of("1", "2"), plan.varying().get("vcs"));
        assertEquals(9, plan.varying().get("load").size());
        assertEquals(Map.of("replications", "3", "seed", "1", "limit", "60"), plan.constants());
        assertEquals(RUNS * 60 / 2.0, plan.runs().cost().seconds(2).getAsDouble());
        assertTrue(bench.counter.runs.isEmpty());
        assertEquals(plan.file().normalForm(), StudyFile.parse("p", plan.text()).normalForm());
        bench.write("m.study", "solve ring\nload = 0.1\n");
        assertTrue(bench.plan("m.study").runs().cost().seconds(2).isEmpty());
    }

    /** Longer than anybody writes by hand. */
    @Test
    void aPlanMayBeLong() throws IOException {
        Files.createDirectories(bench.path("m"));
        String plan = "solve ring\n" + "# a point\n".repeat(200_000);
        bench.write("m/plan", plan);
        assertEquals(plan, new StudyFolder(bench.path("m"), "m").plan());
    }

    @Test
    void provenanceHasSettingsAndSessions() throws IOException {
        bench.run("a.study", "a", bench.after(5, RUNS));
        bench.resume("a.study", "a", bench.never());
        Map<String, Object> provenance = JSON.std.mapFrom(bench.read("a/provenance.json"));
        assertEquals("counter", provenance.get("simulator"));
        assertEquals(1, ((Map<?, ?>) provenance.get("settings")).get("seed"));
        List<?> sessions = (List<?>) provenance.get("sessions");
        assertEquals(2, sessions.size());
        Map<?, ?> machine = (Map<?, ?>) ((Map<?, ?>) sessions.get(1)).get("machine");
        assertEquals(Runtime.version().toString(), machine.get("java"));
        assertEquals(2, ((List<?>) provenance.get("curves")).size());
        JournalSnapshot snapshot = JournalSnapshot.read(new StudyFolder(bench.path("a"), "a"));
        assertEquals(
                RUNS,
                snapshot.runs().values().stream()
                        .filter(run -> run.session() == 1 || run.session() == 2)
                        .count());
    }
}
