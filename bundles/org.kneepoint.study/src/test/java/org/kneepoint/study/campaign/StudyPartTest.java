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
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.testkit.Refusal;

/** Studies executed in parts, by processes that know nothing of each other. */
@Timeout(60)
class StudyPartTest {
    private static final String STUDY =
            "simulate ring\nvcs, buffer = 1 4, 2 8\nload = 0.1:0.9:0.1\nreplications = 3\n";
    private static final int POINTS = 2 * 9;
    private static final int RUNS = POINTS * 3;

    @TempDir private Path folder;
    private StudyFixture bench;
    private String whole;

    @BeforeEach
    void study() throws IOException {
        bench = new StudyFixture(folder);
        bench.write("a.study", STUDY);
        bench.run("a.study", "whole", bench.never());
        whole = bench.read("whole/results.csv");
        bench.counter.runs.clear();
    }

    private StudyStatus part(String points, StudyFixture.CancelAfter progress) throws IOException {
        return part(bench.campaigns(), points, progress);
    }

    private StudyStatus part(StudyService studies, String points, StudyFixture.CancelAfter progress)
            throws IOException {
        StudyPlan plan = bench.plan("a.study");
        PointRange range = PointRange.parse(points, plan.runs().points());
        return studies.runPart(
                plan, range, bench.path("a"), "a", false, bench.notices::add, progress, progress);
    }

    private StudyStatus merge(boolean otherBundles) throws IOException {
        return bench.campaigns()
                .merge(
                        Optional.of(StudyService.readFile(bench.path("a.study"), "a.study")),
                        bench.path("a"),
                        "a",
                        otherBundles,
                        bench.notices::add);
    }

    private StudyStatus merge() throws IOException {
        return merge(false);
    }

    private static BadInput refusal(Executable work) {
        return assertThrows(BadInput.class, work);
    }

    private static List<String> texts(List<PointRange> ranges) {
        return ranges.stream().map(PointRange::toString).toList();
    }

    @Test
    void aMergeGivesTheBitsOfASingleRun() throws IOException {
        StudyFixture.CancelAfter watched = bench.never();
        StudyStatus some = part("3:9", watched);
        assertTrue(some.isComplete());
        assertEquals(List.of(7, 7, 21, 21), counts(some));
        assertEquals(Set.of(6, 9, 12, 15, 18, 21, 24), watched.reports());
        assertFalse(Files.exists(bench.path("a/results.csv")));
        assertEquals(List.of("1:2", "10:18"), texts(merge().missing()));
        part("10:18", bench.never());
        part("1:2", bench.never());
        StudyStatus before = bench.status("a");
        assertFalse(before.isWritten());
        assertEquals(List.of(POINTS, POINTS, RUNS, RUNS), counts(before));
        StudyStatus all = merge();
        assertTrue(all.isComplete() && all.isWritten());
        assertEquals(3, all.parts());
        assertEquals(3, all.sessions());
        assertEquals(List.of(), all.missing());
        assertEquals(whole, bench.read("a/results.csv"));
        assertEquals(RUNS, bench.counter.runs.size());
        assertTrue(bench.status("a").isWritten());
    }

    private StudyStatus watch(boolean otherBundles) throws IOException {
        StudyFixture.CancelAfter watching = bench.never();
        return bench.campaigns()
                .watch(bench.path("a"), "a", otherBundles, bench.notices::add, watching, watching);
    }

    /** What it says of the results is so in their file. */
    @Test
    void whoWatchesPartsGetsTheirMerge() throws IOException {
        part("1:9", bench.never());
        assertEquals(List.of(9, POINTS, 27, RUNS), counts(watch(false)));
        assertTrue(bench.status("a").isWritten());
        part("10:18", bench.never());
        StudyStatus all = watch(false);
        assertTrue(all.isComplete() && all.isWritten());
        assertEquals(2, all.sessions());
        assertEquals(whole, bench.read("a/results.csv"));
    }

    private static List<Integer> counts(StudyStatus status) {
        return List.of(status.points(), status.allPoints(), status.runs(), status.allRuns());
    }

    @Test
    void aMergeCanBeRepeated() throws IOException {
        part("1:5", bench.never());
        part("2:18", bench.never());
        merge();
        byte[] journal = Files.readAllBytes(bench.path("a/journal"));
        assertTrue(merge().isComplete());
        assertEquals(-1, Arrays.mismatch(journal, Files.readAllBytes(bench.path("a/journal"))));
        assertEquals(whole, bench.read("a/results.csv"));
        Map<String, Object> provenance = JSON.std.mapFrom(bench.read("a/provenance.json"));
        assertEquals(2, ((List<?>) provenance.get("sessions")).size());
    }

    /** A merge that was killed has copied some lines. */
    @Test
    void aMergeMayDieAtAnyByte() throws IOException {
        part("1:9", bench.never());
        part("10:18", bench.never());
        merge();
        byte[] journal = Files.readAllBytes(bench.path("a/journal"));
        for (int end = 0; end < journal.length; end += journal.length / 7) {
            Files.write(bench.path("a/journal"), Arrays.copyOf(journal, end));
            assertTrue(merge().isComplete());
            assertEquals(2, bench.status("a").sessions());
            assertEquals(whole, bench.read("a/results.csv"));
        }
    }

    /** Overlapping parts repeat runs, which have the same figures. */
    @Test
    void overlapsAreHarmless() throws IOException {
        part("1:12", bench.never());
        part("8:18", bench.never());
        part("5", bench.never());
        assertEquals(RUNS + 3 * (5 + 1), bench.counter.runs.size());
        assertEquals(RUNS, new HashSet<>(bench.counter.runs).size());
        assertTrue(merge().isComplete());
        assertEquals(whole, bench.read("a/results.csv"));
        assertEquals(RUNS, bench.read("a/journal").lines().filter(this::isRun).count());
    }

    private boolean isRun(String line) {
        return line.contains("{\"run\":");
    }

    /** Killed while it wrote a line, and started again. */
    @Test
    void aKilledPartIsContinued() throws IOException {
        part("1:6", bench.never());
        Path journal = bench.path("a/parts/1-6/journal");
        byte[] bytes = Files.readAllBytes(journal);
        Files.write(journal, Arrays.copyOf(bytes, bytes.length - 20));
        assertEquals(17, merge().runs());
        Files.write(journal, Arrays.copyOf(bytes, bytes.length / 2));
        bench.counter.runs.clear();
        StudyStatus again = part("1:6", bench.never());
        assertTrue(again.isComplete());
        assertEquals(2, again.sessions());
        assertTrue(bench.counter.runs.size() < 18, "kept: " + bench.counter.runs.size());
        part("7:18", bench.never());
        assertTrue(merge().isComplete());
        assertEquals(whole, bench.read("a/results.csv"));
    }

    @Test
    void aCancelledPartIsContinued() throws IOException {
        StudyStatus some = part("4:9", bench.after(5, 18));
        assertEquals(5, some.runs());
        assertEquals(1, merge().points());
        assertEquals(List.of("1:3", "5:18"), texts(bench.status("a").missing()));
        assertTrue(part("4:9", bench.never()).isComplete());
        assertEquals(18, bench.counter.runs.size());
    }

    /** Its other lines are merged, its run is missing and can be repeated. */
    @Test
    void aDamagedLineCostsItsRunOnly() throws IOException {
        part("1:6", bench.never());
        Path journal = bench.path("a/parts/1-6/journal");
        byte[] bytes = Files.readAllBytes(journal);
        bytes[bytes.length / 2] ^= 4;
        Files.write(journal, bytes);
        assertEquals(17, merge().runs());
        assertEquals(1, bench.notices.size());
        assertTrue(bench.notices.get(0).startsWith("a/parts/1-6/journal: line "));
        assertTrue(part("1:6", bench.never()).isComplete());
        assertEquals(18, merge().runs());
    }

    /** Nobody can say which bundles made its runs. */
    @Test
    void aPartWithoutItsSessionIsRefused() throws IOException {
        part("1:2", bench.never());
        Path journal = bench.path("a/parts/1-2/journal");
        byte[] bytes = Files.readAllBytes(journal);
        bytes[20] ^= 4;
        Files.write(journal, bytes);
        BadInput lost = refusal(this::merge);
        assertEquals("unusable [folder] a/parts/1-2", Refusal.of(lost));
        assertTrue(lost.getMessage().contains("session 1"), lost.getMessage());
    }

    @Test
    void aRunExecutesTheMissingPoints() throws IOException {
        part("3:9", bench.never());
        bench.counter.runs.clear();
        StudyStatus rest = bench.run("a.study", "a", bench.never());
        assertTrue(rest.isComplete());
        assertEquals(RUNS - 21, bench.counter.runs.size());
        assertEquals(whole, bench.read("a/results.csv"));
        assertTrue(bench.run("a.study", "a", true, bench.never()).isComplete());
        assertFalse(Files.exists(bench.path("a/parts")));
        assertTrue(Files.exists(bench.path("a.1/parts/3-9/journal")));
    }

    /** A study that was begun as a whole can be continued in parts. */
    @Test
    void anInterruptedStudyIsContinuedInParts() throws IOException {
        StudyStatus some = bench.run("a.study", "a", bench.after(20, RUNS));
        assertEquals(20, some.runs());
        PointRange rest = some.missing().get(0);
        part(rest.first() + ":18", bench.never());
        StudyStatus all = merge();
        assertTrue(all.isComplete(), texts(all.missing())::toString);
        assertEquals(2, all.sessions());
        assertEquals(whole, bench.read("a/results.csv"));
    }

    @Test
    void wrongRangesAreRefusedWithTheAllowedOnes() {
        for (String wrong :
                List.of(
                        "0",
                        "0:3",
                        "5:3",
                        "1:19",
                        "19",
                        "1:99999999999",
                        "x",
                        "3-7",
                        "3:",
                        ":3",
                        "-1",
                        "1:2:3",
                        "1,2",
                        "99999999999999999999",
                        "+1",
                        "1.5")) {
            BadInput bad = refusal(() -> PointRange.parse(wrong, POINTS));
            assertEquals("not-allowed [points] " + wrong, Refusal.of(bad));
            assertTrue(bad.getMessage().contains("1:18"), bad.getMessage());
        }
        assertEquals(new PointRange(3, 7), PointRange.parse("3:7", POINTS));
        assertEquals(new PointRange(18, 18), PointRange.parse("18", POINTS));
        assertEquals("18", PointRange.parse("18:18", POINTS).toString());
        assertEquals(Optional.of(new PointRange(3, 7)), PointRange.ofFileName("3-7"));
        assertEquals(Optional.empty(), PointRange.ofFileName("03-7"));
        assertEquals(Optional.empty(), PointRange.ofFileName("3-7.txt"));
    }

    @Test
    void anotherVersionOfTheFileIsRefused() throws IOException {
        part("1:2", bench.never());
        bench.write("a.study", STUDY.replace("replications = 3", "replications = 4"));
        for (Executable work :
                List.<Executable>of(
                        () -> part("3:4", bench.never()),
                        this::merge,
                        () -> bench.run("a.study", "a", bench.never()))) {
            BadInput edited = refusal(work);
            assertEquals("unusable [file] a.study", Refusal.of(edited));
            assertTrue(
                    edited.getMessage().contains("replications = 3 is now 4"), edited.getMessage());
        }
        assertFalse(Files.exists(bench.path("a/parts/3-4")));
    }

    /** Each line of a part names its plan and bundles. */
    @Test
    void partsOfOtherBundlesOrPlansAreRefused() throws IOException {
        part("1:2", bench.never());
        part("3:4", bench.never());
        merge();
        part("5:6", bench.never());
        Path journal = bench.path("a/parts/5-6/journal");
        List<String> lines = Files.readAllLines(journal);
        Map<String, Object> session = JSON.std.mapFrom(lines.get(0).substring(9));
        session.put("bundles", Map.of("org.kneepoint.fake", "9.0.0 sha256:123456789"));
        rewrite(journal, session, lines);
        BadInput bundles = refusal(this::merge);
        assertTrue(bundles.getMessage().startsWith("a/parts/5-6: "), bundles.getMessage());
        assertTrue(bundles.getMessage().contains("org.kneepoint.fake"), bundles.getMessage());
        assertTrue(bundles.parameters().contains("force"));
        assertEquals(18, bench.status("a").runs());
        assertTrue(part("7:8", bench.never()).isComplete(), "the bundles of the journal");
        session.put("plan", "0000");
        rewrite(journal, session, lines);
        FileSystemException plan = assertThrows(FileSystemException.class, this::merge);
        assertEquals("a/parts/5-6/journal", plan.getFile());
    }

    private static void rewrite(Path journal, Map<String, Object> session, List<String> lines)
            throws IOException {
        String first = new String(JournalLine.of(session)).strip();
        Files.write(journal, Stream.concat(Stream.of(first), lines.stream().skip(1)).toList());
    }

    @Test
    void otherBundlesAreAcceptedByForce() throws IOException {
        part("1:2", bench.never());
        Path journal = bench.path("a/parts/1-2/journal");
        List<String> lines = Files.readAllLines(journal);
        Map<String, Object> session = JSON.std.mapFrom(lines.get(0).substring(9));
        session.put("bundles", Map.of("org.kneepoint.fake", "9.0.0 sha256:123456789"));
        rewrite(journal, session, lines);
        BadInput changed = refusal(() -> part("3:4", bench.never()));
        assertTrue(changed.parameters().contains("force"));
        bench.run("a.study", "other", bench.after(3, RUNS));
        Files.copy(bench.path("other/journal"), bench.path("a/journal"));
        refusal(() -> merge(false));
        refusal(() -> watch(false));
        assertEquals(6, watch(true).runs());
        Files.copy(
                bench.path("other/journal"),
                bench.path("a/journal"),
                StandardCopyOption.REPLACE_EXISTING);
        assertEquals(6, merge(true).runs());
        assertEquals(6, merge(false).runs(), "nothing is left to be copied");
    }

    @Test
    void foldersThatAreNoStudyOrAPart() throws IOException {
        assertEquals("unusable [folder] a", Refusal.of(refusal(this::merge)));
        Files.createDirectories(bench.path("a"));
        bench.write("a/thesis.tex", "");
        assertEquals("unusable [folder] a", Refusal.of(refusal(() -> part("1", bench.never()))));
        Files.delete(bench.path("a/thesis.tex"));
        part("1", bench.never());
        assertTrue(StudyService.isStudy(bench.path("a")));
        assertFalse(StudyService.isStudy(bench.path("a/parts/1")));
        BadInput within = refusal(() -> bench.status("a/parts/1"));
        assertTrue(within.getMessage().contains("part"), within.getMessage());
    }

    @Test
    void aFileNamedLikeAPartIsNone() throws IOException {
        part("1:2", bench.never());
        bench.write("a/parts/3-9", "");
        assertEquals(1, bench.status("a").parts());
        assertEquals(6, merge().runs());
        BadInput file = refusal(() -> part("3:9", bench.never()));
        assertEquals("unusable [folder] a/parts/3-9", Refusal.of(file));
        assertTrue(bench.run("a.study", "a", true, bench.never()).isComplete());
    }

    /** All begin at the same moment; each is seen by status, and merges take what is there. */
    @Test
    void manyAtTheSameTime() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch go = new CountDownLatch(1);
        StudyFixture.CancelAfter unwatched = bench.never();
        bench.counter.before =
                run -> {
                    begun.countDown();
                    await(go);
                };
        StudyService studies = bench.campaigns();
        List<Thread> processes =
                Stream.of("1:3", "4:6", "7:9", "10:12", "13:15", "16:18")
                        .map(points -> new Thread(() -> unchecked(studies, points, unwatched)))
                        .toList();
        processes.forEach(Thread::start);
        begun.await();
        StudyStatus status = studies.status(bench.path("a"), "a");
        while (status.runningParts().size() < 6) {
            Thread.sleep(10);
            status = studies.status(bench.path("a"), "a");
        }
        assertTrue(status.isRunning());
        assertEquals(
                List.of("1:3", "4:6", "7:9", "10:12", "13:15", "16:18"),
                texts(status.runningParts()));
        assertEquals(List.of(), status.missing(), "somebody is at it");
        BadInput twice = refusal(() -> part(studies, "4:6", unwatched));
        assertEquals("unusable [folder] a/parts/4-6", Refusal.of(twice));
        StudyStatus none = studies.merge(Optional.empty(), bench.path("a"), "a", false, line -> {});
        assertEquals(6, none.runningParts().size());
        go.countDown();
        for (Thread process : processes) {
            process.join();
        }
        assertTrue(merge().isComplete());
        assertFalse(bench.status("a").isRunning());
        assertEquals(whole, bench.read("a/results.csv"));
        assertEquals(RUNS, bench.counter.runs.size());
    }

    private void unchecked(
            StudyService studies, String points, StudyFixture.CancelAfter unwatched) {
        try {
            part(studies, points, unwatched);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Each ramp is a point of its plan. */
    @Test
    void ramps() throws IOException {
        bench.write("a.study", "ramp ring\nvcs = 1,2\nreplications = 2\n");
        bench.run("a.study", "ramps", bench.never());
        assertEquals(2, part("2:3", bench.never()).runs());
        assertEquals(List.of("1", "4"), texts(merge().missing()));
        part("4", bench.never());
        part("1", bench.never());
        merge();
        assertEquals(bench.read("ramps/results.csv"), bench.read("a/results.csv"));
    }
}
