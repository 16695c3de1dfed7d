// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.run.RunTask;
import org.kneepoint.testkit.Refusal;

/** Studies with files that are old, damaged or lost, with plug-ins that fail or are gone. */
@Timeout(60)
class RepairedStudyTest {
    private static final String STUDY =
            "simulate ring\nvcs, buffer = 1 4, 2 8\nload = 0.1:0.7:0.1\nreplications = 3\n";
    private static final int RUNS = 2 * 7 * 3;

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

    private static void assertPlanMissing(String file, BadInput bad) {
        assertEquals("unusable [folder] a", Refusal.of(bad));
        String line = bad.getMessage();
        assertTrue(line.startsWith("a/plan "), line);
        assertTrue(line.contains("study resume " + file + " folder=a "), line);
        assertTrue(line.contains("study run " + file + " folder=a restart=true"), line);
    }

    /** A process that is killed after its last line of the journal leaves older results. */
    @Test
    void resultsThatAreOldOrAbsentAreReported() throws IOException {
        bench.run("a.study", "a", bench.never());
        String whole = bench.read("a/results.csv");
        assertTrue(bench.status("a").isWritten());
        int last = whole.lastIndexOf('\n', whole.length() - 2) + 1;
        for (String old : List.of("", whole.substring(0, last), whole.substring(0, last + 20))) {
            bench.write("a/results.csv", old);
            StudyStatus standing = bench.status("a");
            assertTrue(standing.isComplete());
            assertFalse(standing.isWritten(), "as old as " + old.length());
            assertEquals(old, bench.read("a/results.csv"), "who looks changes nothing");
        }
        Files.delete(bench.path("a/results.csv"));
        assertFalse(bench.status("a").isWritten());
        assertTrue(bench.resume("a.study", "a", bench.never()).isWritten());
        assertEquals(whole, bench.read("a/results.csv"));
        assertTrue(bench.status("a").isWritten());
        assertEquals(RUNS, bench.counter.runs.size(), "nothing is done again");
    }

    /** As happens when the jar of a plug-in is deleted while it is at work. */
    @Test
    void failedRunsAreDoneAgain() throws IOException {
        bench.run("a.study", "whole", bench.never());
        var never = bench.never();
        bench.counter.before =
                run -> {
                    if (bench.counter.runs.size() % 5 == 2) {
                        bench.counter.runs.add("failed");
                        throw new NoClassDefFoundError("ring/Flit");
                    }
                };
        StudyStatus broken = bench.run("a.study", "a", never);
        int done = broken.runs();
        assertTrue(done < RUNS && done > 0);
        assertFalse(broken.isComplete());
        assertTrue(broken.otherStatuses().get(Status.FAILED) > 0);
        assertEquals(14, broken.points() + broken.otherStatuses().get(Status.FAILED));
        assertEquals(done, bench.status("a").runs());
        assertTrue(bench.status("a").isWritten());
        String begun = refusal(() -> bench.run("a.study", "a", bench.never())).getMessage();
        assertTrue(begun.contains(done + " of " + RUNS), begun);
        bench.counter.runs.clear();
        StudyStatus mended = bench.resume("a.study", "a", bench.never());
        assertTrue(mended.isComplete());
        assertEquals(Map.of(), mended.otherStatuses());
        assertEquals(RUNS - done, bench.counter.runs.size());
        assertEquals(bench.read("whole/results.csv"), bench.read("a/results.csv"));
        assertTrue(bench.status("a").isComplete());
    }

    @Test
    void aStudyIsReadWithoutItsPlugIns() throws IOException {
        bench.write("ramp.study", "ramp ring\nvcs = 1,2\nreplications = 3\n");
        bench.write("model.study", "solve ring\nload = 0.1:0.7:0.1\nvcs = 1,2\n");
        StudyService none = new StudyService(new EvaluationService(Catalogue.of()));
        for (String name : List.of("a", "ramp", "model")) {
            int all = bench.plan(name + ".study").runs().tasks().size();
            bench.run(name + ".study", name, bench.after(5, all));
            StudyStatus with = bench.status(name);
            StudyStatus without = none.status(bench.path(name), name);
            assertEquals(with.runs(), without.runs());
            assertEquals(with.allRuns(), without.allRuns());
            assertEquals(with.points(), without.points());
            assertEquals(with.allPoints(), without.allPoints());
            assertEquals(with.otherStatuses(), without.otherStatuses());
            assertEquals(points(with), points(without));
            assertTrue(without.isWritten());
            assertEquals("", with.resumeProblem());
            assertTrue(
                    without.resumeProblem().startsWith(name + "/plan:1: "),
                    without.resumeProblem());
            Files.delete(bench.path(name + "/results.csv"));
            assertFalse(none.status(bench.path(name), name).isWritten());
            BadInput gone =
                    refusal(
                            () ->
                                    none.resume(
                                            Optional.empty(),
                                            bench.path(name),
                                            name,
                                            new StudyService.ResumeOptions(false, false),
                                            line -> {},
                                            bench.never(),
                                            bench.never()));
            assertEquals(name + "/plan:1: unknown [network] ring", Refusal.of(gone));
        }
    }

    private static List<Object> points(StudyStatus standing) {
        return standing.curves().stream()
                .flatMap(curve -> curve.points().stream())
                .map(Point::status)
                .map(Object.class::cast)
                .toList();
    }

    @Test
    void theTextOfAPlanHasItsRuns() throws IOException {
        bench.write("ramp.study", "ramp ring\nvcs = 1,2\nreplications = 3\nseed = 7\n");
        bench.write("model.study", "solve ring\nload = 0.1:0.7:0.1\nvcs = 1,2\n");
        for (String name : List.of("a", "ramp", "model")) {
            StudyPlan plan = bench.plan(name + ".study");
            StoredPlan text = StoredPlan.parse("plan", plan.text());
            assertEquals(plan.runs().tasks(), text.tasks());
            assertEquals(
                    plan.runs().points(), text.tasks().stream().filter(RunTask::isLast).count());
            assertEquals(plan.hash(), text.hash());
            assertEquals(plan.file().normalForm(), text.file().normalForm());
        }
    }

    /** Of whichever line, that of a session too. */
    @Test
    void aDamagedLineCostsItsRunOnly() throws IOException {
        bench.run("a.study", "a", bench.after(20, RUNS));
        bench.resume("a.study", "a", bench.never());
        String whole = bench.read("a/results.csv");
        byte[] journal = Files.readAllBytes(bench.path("a/journal"));
        SplittableRandom random = new SplittableRandom(3);
        int end =
                new String(journal, StandardCharsets.ISO_8859_1)
                        .lastIndexOf('\n', journal.length - 2);
        for (int i = 0; i < 12; i++) {
            byte[] damaged = journal.clone();
            damaged[i == 0 ? 10 : random.nextInt(end)] ^= 1;
            Files.write(bench.path("a/journal"), damaged);
            StudyStatus standing = bench.status("a");
            assertEquals(1, standing.damaged().size());
            FileSystemException failure =
                    assertThrows(
                            FileSystemException.class,
                            () -> bench.resume("a.study", "a", bench.never()));
            long line = standing.damaged().get(0);
            assertEquals("a/journal", failure.getFile());
            assertTrue(failure.getReason().startsWith("line " + line + " "), failure.getReason());
            assertTrue(failure.getReason().contains("repair=true"), failure.getReason());
            assertArrayEquals(damaged, Files.readAllBytes(bench.path("a/journal")));
            bench.counter.runs.clear();
            bench.notices.clear();
            StudyStatus mended = bench.resume("a.study", "a", true, bench.never());
            assertTrue(mended.isComplete());
            assertEquals(List.of(), mended.damaged());
            assertEquals(RUNS - standing.runs(), bench.counter.runs.size());
            assertTrue(bench.counter.runs.size() <= 2, "two where a line feed was damaged");
            String kept = "a/journal." + (i + 1);
            assertEquals(1, bench.notices.size());
            assertTrue(bench.notices.get(0).matches("a/journal: .* " + line + ";.* " + kept));
            assertArrayEquals(damaged, Files.readAllBytes(bench.path(kept)));
            assertEquals(whole, bench.read("a/results.csv"));
            JournalSnapshot snapshot = JournalSnapshot.read(new StudyFolder(bench.path("a"), "a"));
            assertEquals(
                    snapshot.sessions().size(),
                    snapshot.sessions().stream().map(SessionRecord::number).distinct().count());
        }
    }

    @Test
    void aPlanThatIsLostIsMadeAgainOrGivenUp() throws IOException {
        bench.run("a.study", "a", bench.after(5, RUNS));
        String plan = bench.read("a/plan");
        Files.delete(bench.path("a/plan"));
        assertPlanMissing("a.study", refusal(() -> bench.run("a.study", "a", bench.never())));
        assertPlanMissing("FILE", refusal(() -> bench.status("a")));
        bench.write("a.study", STUDY.replace("0.7", "0.6"));
        assertPlanMissing("a.study", refusal(() -> bench.resume("a.study", "a", bench.never())));
        assertFalse(Files.exists(bench.path("a/plan")));
        bench.write("a.study", STUDY);
        assertTrue(bench.resume("a.study", "a", bench.never()).isComplete());
        assertEquals(1, bench.notices.size());
        assertTrue(bench.notices.get(0).startsWith("a/plan "), bench.notices.get(0));
        assertEquals(plan, bench.read("a/plan"));
        assertEquals(RUNS, bench.counter.runs.size());
        for (String name : List.of("plan", "journal", "results.csv")) {
            Files.delete(bench.path("a/" + name));
            if (!name.equals("results.csv")) {
                bench.run("a.study", "a", true, bench.never());
                Files.delete(bench.path("a/plan"));
            }
        }
        bench.notices.clear();
        assertTrue(bench.run("a.study", "a", true, bench.never()).isComplete());
        assertEquals(1, bench.notices.size());
        assertTrue(bench.notices.get(0).endsWith(" a.3"), bench.notices.get(0));
    }

    @Test
    void aPlanThatCannotBeReadIsReported() throws IOException {
        bench.run("a.study", "a", bench.after(5, RUNS));
        bench.write("a/plan", "\0\0");
        BadInput failure = refusal(() -> bench.run("a.study", "a", bench.never()));
        assertEquals("unusable [folder] a", Refusal.of(failure));
        assertTrue(failure.getMessage().contains("(a/plan"), failure.getMessage());
        assertTrue(bench.run("a.study", "a", true, bench.never()).isComplete());
    }
}
