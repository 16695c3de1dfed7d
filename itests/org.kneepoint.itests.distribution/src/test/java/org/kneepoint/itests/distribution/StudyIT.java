// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.testkit.ErrorLine;

/** Studies that are interrupted, killed, and run in parts. */
class StudyIT {
    private static final int RUNS = 2 * 4 * 3;

    @TempDir private Path folder;

    @BeforeEach
    void write() throws IOException {
        Files.writeString(
                folder.resolve("torus.study"),
                "simulate torus # two of sixteen nodes\nload = 0.1:0.4:0.1\n"
                        + "radix, dimensions = 4 2, 2 4\nreplications = 3\ncycles = 40000\n");
    }

    private StartScript kneepoint() {
        StartScript kneepoint = StartScript.installed().in(folder);
        String[] heeding = {"env", "--default-signal=INT"};
        return TestProcesses.succeeds(heeding[0], heeding[1], "true")
                ? kneepoint.through(heeding)
                : kneepoint;
    }

    private String read(String file) throws IOException {
        return Files.readString(folder.resolve(file));
    }

    private int lines(String journal) {
        Path file = folder.resolve(journal);
        return UncheckedIo.get(
                () -> Files.exists(file) ? (int) Files.readString(file).lines().count() : 0);
    }

    /** Interrupted once, killed twice, then equal to an uninterrupted study. */
    @Test
    void aStoppedStudyGivesTheSameResults() throws IOException {
        ProcessResult whole = kneepoint().run("study run torus.study");
        assertEquals(0, whole.status(), whole::toString);
        ErrorLine.names(whole.err(), "torus.study", "flit", "2 curves", "8 points");
        ErrorLine.names(whole.out(), "complete", "torus.results/results.csv");

        ProcessResult stopped = cut("study run torus.study folder=parts", "INT", 3);
        assertEquals(130, stopped.status(), stopped::toString);
        ErrorLine.names(stopped.out(), "study resume parts");
        ErrorLine.names(stopped.err(), "kneepoint", "interrupted");
        cut("study resume parts", "KILL", 3);
        cut("study resume parts", "KILL", 2);
        assertFalse(kneepoint().run("study status parts").done().contains("running"));
        String end = kneepoint().run("study resume torus.study folder=parts").done();
        ErrorLine.names(end, "parts", "24 of 24 runs", "8 of 8 points");
        assertEquals(read("torus.results/results.csv"), read("parts/results.csv"));

        String journal = read("parts/journal");
        long runs = journal.lines().filter(line -> line.contains("{\"run\":")).count();
        long sessions = journal.lines().filter(line -> line.contains("{\"session\":")).count();
        assertEquals(RUNS, runs, "nothing twice");
        assertEquals(4, sessions);
        String provenance = read("parts/provenance.json");
        assertTrue(provenance.contains("\"org.kneepoint.simulator.flit\" : \""), provenance);
        assertTrue(provenance.contains(" sha256:"), provenance);
        partsGiveTheSameResults();
    }

    /** Two processes at the same time, of which none begins the study first, then the rest. */
    private void partsGiveTheSameResults() throws IOException {
        StartScript.Running one =
                kneepoint().start("study run torus.study folder=split points=1:3");
        StartScript.Running two =
                kneepoint().start("study run torus.study folder=split points=3:6");
        ErrorLine.names(one.await().out(), "split", "points=1:3", "9 of 9 runs", "complete");
        ErrorLine.names(two.await().out(), "split", "points=3:6", "12 of 12 runs", "complete");
        String rest =
                kneepoint()
                        .run(
                                "study status split; study merge split; study run torus.study"
                                        + " folder=split")
                        .out();
        ErrorLine.names(
                rest,
                "finished runs are not in split/results.csv: study merge split",
                "18 of 24 runs done, 6 of 8 points",
                "2 parts",
                "missing: points=7:8",
                "24 of 24 runs done, 8 of 8 points");
        assertEquals(read("torus.results/results.csv"), read("split/results.csv"));
    }

    /** Sends a signal to a study after some runs. */
    private ProcessResult cut(String line, String signal, int more) {
        int before = lines("parts/journal");
        StartScript.Running running = kneepoint().start(line);
        // the first line of a session is no run
        TestProcesses.until(
                "runs", () -> lines("parts/journal") > before + more || running.ended());
        running.signal(signal);
        return running.await();
    }

    /** The points are those of the command. */
    @Test
    void thePointsAreThoseOfTheCommand() throws IOException {
        Files.writeString(
                folder.resolve("min.txt"),
                "\uFEFFsolve min\r\nnodes, radix = 64 2, 256 4\r\nload = 0.2:0.8:0.2\r\n");
        String text =
                kneepoint()
                        .run(
                                "c = (study run min.txt format=csv); export $c out=c.csv; study"
                                        + " status min.txt format=csv")
                        .out();
        assertEquals(read("min.results/results.csv"), text);
        List<Map<String, String>> study = CsvText.rows(read("c.csv"));
        String solve = "solve min load=0.2:0.8:0.2 format=csv ";
        List<Map<String, String>> small =
                CsvText.rows(kneepoint().run(solve + "nodes=64 radix=2").done());
        List<Map<String, String>> large =
                CsvText.rows(kneepoint().run(solve + "nodes=256 radix=4").done());
        assertEquals(8, study.size());
        assertEquals(small, study.subList(0, 4));
        assertEquals(large, study.subList(4, 8));
    }

    /** A ramp is one line of the journal; the curves are those of the command. */
    @Test
    void rampsAreResumed() throws IOException {
        Files.writeString(
                folder.resolve("ramps.study"),
                "ramp torus\nradix = 4\nslew = 5000,50000\nreplications = 3\n");
        cut("study run ramps.study folder=parts", "KILL", 1);
        String end = kneepoint().run("study resume ramps.study folder=parts").done();
        ErrorLine.names(end, "parts", "6 of 6 runs");
        String journal = read("parts/journal");
        assertEquals(6, journal.lines().filter(line -> line.contains("{\"run\":")).count());
        assertTrue(read("parts/provenance.json").contains("\"org.kneepoint.simulator.flit\" : \""));
        String measured =
                kneepoint()
                        .run(
                                "ramp torus radix=4 slew=5000,50000 replications=3 format=csv"
                                        + " out=c.csv; measure metric=critical-load (study status"
                                        + " parts)")
                        .out();
        assertEquals(read("c.csv"), read("parts/results.csv"));
        assertTrue(measured.lines().anyMatch(line -> line.startsWith("together ")), measured);
    }

    /** Status of a study that another process runs; then its plug-in is replaced. */
    @Test
    void otherProcessesAndOtherBundles(@TempDir Path deploy) throws IOException {
        DropInBundles.solver(deploy.resolve("drop.jar"), 7);
        Files.writeString(
                folder.resolve("drop.study"), "solve drop-net\nload = 0.1:0.4:0.1\nmood = slow\n");
        Path busy = folder.resolve("busy");
        StartScript dropped = kneepoint().with("KNEEPOINT_DEPLOY", deploy).with("DROP_BUSY", busy);
        StartScript.Running running = dropped.start("study run drop.study");
        TestProcesses.until("busy", () -> Files.exists(busy) || running.ended());
        String status = dropped.run("study status drop.study").done();
        ErrorLine.names(status, "drop.results", "2 of 4 runs", "2 of 4 points", "running");
        dropped.run("study resume drop.study").refused(1, "drop.results", "running");
        running.signal("INT");
        assertEquals(130, running.await().status());
        DropInBundles.solver(deploy.resolve("drop.jar"), 8);
        dropped.run("study resume drop.study").refused(1, "drop", "1.0.7", "sha256");
        Files.delete(deploy.resolve("drop.jar"));
        String gone = dropped.run("study status drop.study").done();
        ErrorLine.names(gone, "drop.results", "2 of 4 runs", "drop.results/plan:1", "drop-net");
        assertFalse(gone.contains("running"), gone);
        assertEquals(
                List.of("7", "7"),
                CsvText.column(
                        dropped.run("study status drop.study format=csv").done(), "latency"));
        dropped.run("study resume drop.study").refused(1, "drop.results/plan:1", "drop-net");
    }

    /** As left by a process killed after the last line of its journal. */
    @Test
    void oldResultsAndDamagedLinesAreReportedAndRepaired() throws IOException {
        Files.writeString(
                folder.resolve("min.study"),
                "solve min\nnodes = 64\nradix = 2\nload = 0.1:0.8:0.1\n");
        assertEquals(0, kneepoint().run("study run min.study").status());
        String whole = read("min.results/results.csv");
        Files.delete(folder.resolve("min.results/results.csv"));
        String old = kneepoint().run("study status min.study").done();
        ErrorLine.names(old, "min.results/results.csv", "study resume min.results");
        assertFalse(old.contains("complete"), old);
        assertFalse(Files.exists(folder.resolve("min.results/results.csv")));
        String journal = read("min.results/journal");
        int place = journal.indexOf("\n", journal.length() / 2) + 20;
        Files.writeString(
                folder.resolve("min.results/journal"),
                journal.substring(0, place) + "?" + journal.substring(place + 1));
        String damaged = kneepoint().run("study status min.study").done();
        ErrorLine.names(damaged, "7 of 8 runs", "7 of 8 points", "1 line", "repair=true");
        kneepoint().run("study resume min.study").refused(3, "study resume min.results");
        ProcessResult repaired = kneepoint().run("study resume min.study repair=true");
        ErrorLine.names(repaired.err(), "min.results/journal");
        ErrorLine.names(repaired.out(), "complete", "min.results/results.csv");
        assertEquals(whole, read("min.results/results.csv"));
        Files.delete(folder.resolve("min.results/plan"));
        kneepoint().run("study status min.study").refused(1, "min.results/plan");
        assertEquals(0, kneepoint().run("study run min.study restart=true").status());
        assertEquals(whole, read("min.results/results.csv"));
    }

    /** A full disk, by a limit on the size of files. */
    @Test
    void aFullDiskLosesNothing() throws IOException {
        ProcessResult full =
                StartScript.installed()
                        .in(folder)
                        .line("ulimit -f 30; exec \"$@\"")
                        .run("study run torus.study folder=full");
        assertEquals(3, full.status(), full::toString);
        ErrorLine.names(full.err(), "kneepoint", "full/journal");
        String status = kneepoint().run("study status full").done();
        int done = lines("full/journal") - 1;
        assertTrue(done > 0);
        ErrorLine.names(status, "full", done + " of 24 runs");
    }

    @Test
    void wrongUses() throws IOException {
        Files.writeString(folder.resolve("bad.study"), "simulate torus\nradix = 8\nlod = 0.1\n");
        kneepoint().run("study run bad.study").refused(1, "bad.study:3", "lod");
        assertFalse(Files.exists(folder.resolve("bad.results")));
        String plan = kneepoint().run("study plan torus.study format=csv").done();
        assertEquals(8, CsvText.rows(plan).size());
        assertFalse(Files.exists(folder.resolve("torus.results")));
    }
}
