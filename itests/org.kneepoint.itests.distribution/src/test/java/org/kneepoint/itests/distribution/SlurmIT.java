// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.kneepoint.testkit.ErrorLine;

/**
 * Runs on a Slurm of two nodes: what is killed, left and cancelled gives the same results. One test
 * after the other, since each needs both nodes.
 */
@ExtendWith(SlurmCondition.class)
@Execution(ExecutionMode.SAME_THREAD)
class SlurmIT {
    private static final String STUDY =
            "simulate mesh\nradix = 8\nload = 0.05:0.2:0.05\nseed = 1,2\nwarmup = 1000\n"
                    + "cycles = 150000\n";

    private static SlurmCluster cluster;
    private static String localResults;

    @TempDir private Path folder;

    @BeforeAll
    static void startCluster(@TempDir Path here) throws IOException {
        Files.writeString(here.resolve("mesh.study"), STUDY);
        StartScript.installed().in(here).run("study run mesh.study");
        localResults = Files.readString(here.resolve("mesh.results/results.csv"));
        cluster = SlurmCluster.start();
    }

    @AfterAll
    static void endCluster() throws IOException {
        if (cluster != null) {
            cluster.close();
        }
    }

    @BeforeEach
    void write() throws IOException {
        Files.writeString(folder.resolve("mesh.study"), STUDY);
    }

    private StartScript kneepoint() {
        return kneepoint(folder);
    }

    private static StartScript kneepoint(Path in) {
        return StartScript.installed()
                .in(in)
                .with("SLURM_CONF", cluster.configuration())
                .through("env", "--default-signal=INT");
    }

    private String read(String file) throws IOException {
        return Files.readString(folder.resolve(file));
    }

    private boolean exists(String file) {
        return Files.exists(folder.resolve(file));
    }

    /** Returns whether the folder of a submission has a file. */
    private boolean existsIn(int submission, String file) {
        try (Stream<Path> folders = Files.list(folder.resolve("mesh.results/slurm"))) {
            return folders.filter(path -> ("" + path.getFileName()).startsWith(submission + "-"))
                    .anyMatch(path -> Files.exists(path.resolve(file)));
        } catch (IOException e) {
            return false;
        }
    }

    private void expectLocalResults() throws IOException {
        assertEquals(localResults, read("mesh.results/results.csv"));
    }

    /** A task and a node killed, then left alone, then resumed by another process. */
    @Test
    void whatIsKilledIsDoneAgain() throws IOException {
        StartScript.Running run =
                kneepoint().start("study run mesh.study executor=slurm task.runs=2");
        String job = run.untilPrinted(Pattern.compile("job \\d+"));
        TestProcesses.until("two tasks", () -> cluster.tasks().size() == 2 || run.ended());
        cluster.tasks().stream()
                .filter(task -> SlurmCluster.node(task).equals("n1"))
                .forEach(ProcessHandle::destroyForcibly);
        cluster.killNode("n2");
        run.signal("INT");
        ProcessResult left = run.await();
        assertEquals(130, left.status(), left::toString);
        ErrorLine.names(left.err(), job, "goes on", "8 runs in 4 tasks");
        ErrorLine.names(left.out(), job, "study watch mesh.results", "study cancel mesh.results");

        // Slurm finds out in half a minute that a node is dead
        ProcessResult resumed = kneepoint().run("study resume mesh.study");
        cluster.startNode("n2");
        assertEquals(0, resumed.status(), resumed::toString);
        String task = "task " + job.replace("job ", "") + "_";
        assertTrue(resumed.err().contains(task), resumed::toString);
        ErrorLine.names(resumed.err(), "submitted again");
        ErrorLine.names(resumed.out(), "mesh.results", "8 of 8 runs", "complete");
        expectLocalResults();
        String journal = read("mesh.results/journal");
        long runs = journal.lines().filter(line -> line.contains("{\"run\":")).count();
        assertEquals(8, runs, "nothing twice");
    }

    /** Watched and cancelled by other processes, then resumed. */
    @Test
    void aStudyIsWatchedAndCancelled() throws IOException {
        StartScript.Running run =
                kneepoint().start("study run mesh.study executor=slurm task_runs=1 max.tasks=1");
        TestProcesses.until("results", () -> existsIn(1, "1.results") || run.ended());
        // between two tasks none runs
        String[] status = new String[1];
        TestProcesses.until(
                "a running task",
                () -> {
                    status[0] = kneepoint().run("study status mesh.study").done();
                    return status[0].contains("1 task running") || run.ended();
                });
        ErrorLine.names(status[0], "1 task running", "waiting", "study watch");
        StartScript.Running watch = kneepoint().start("study watch mesh.study");
        String cancelled = kneepoint().run("study cancel mesh.study").done();
        ErrorLine.names(cancelled, "job", "study resume mesh.results");
        ProcessResult ended = run.await();
        ErrorLine.names(ended.err(), "cancelled");
        ProcessResult watched = watch.await();
        assertEquals(0, watched.status(), watched::toString);
        assertFalse(watched.out().contains("complete"), watched::toString);

        ProcessResult resumed = kneepoint().run("study resume mesh.study");
        assertEquals(0, resumed.status(), resumed::toString);
        assertTrue(existsIn(2, "job.json"), resumed::toString);
        expectLocalResults();
    }

    /**
     * A command waits for its job, and leaves nothing, in a folder whose name Slurm would change;
     * what is wrong is one line.
     */
    @Test
    void aCommandUsesTheCluster() throws IOException {
        String line = "simulate mesh radix=4 load=0.1:0.2:0.1 cycles=2000 format=csv";
        String here = CsvText.withoutSeconds(kneepoint().run(line).done());
        Path odd = Files.createDirectory(folder.resolve("5 %a 'b'"));
        ProcessResult there = kneepoint(odd).run(line + " executor=slurm");
        assertEquals(here, CsvText.withoutSeconds(there.out()), there::toString);
        try (Stream<Path> files = Files.list(odd)) {
            assertEquals(List.of(), files.toList());
        }
        kneepoint().run(line + " executor=slrm").refused(1, "slrm", "slurm");
        kneepoint().run(line + " max_tasks=2").refused(1, "max_tasks", "2", "slurm");
        kneepoint()
                .run("study run mesh.study executor=slurm partition=none")
                .err()
                .lines()
                .filter(error -> error.startsWith("kneepoint: "))
                .forEach(error -> ErrorLine.names(error, "partition"));
    }
}
