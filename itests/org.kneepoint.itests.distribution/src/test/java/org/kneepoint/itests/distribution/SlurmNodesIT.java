// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A study on a Slurm of four nodes, which come and go. */
@ExtendWith(SlurmCondition.class)
class SlurmNodesIT {
    private static final int RUNS = 16;
    private static final String STUDY =
            "simulate mesh\nradix = 8\nload = 0.05:0.4:0.05\nseed = 1,2\nwarmup = 1000\n"
                    + "cycles = 150000\n";

    @TempDir private Path folder;

    private String results() throws IOException {
        return Files.readString(folder.resolve("mesh.results/results.csv"));
    }

    /** One node is drained, one killed with its task, and one started late. */
    @Test
    void nodesAreDrainedKilledAndAdded() throws IOException {
        Files.writeString(folder.resolve("mesh.study"), STUDY);
        StartScript script = StartScript.installed().in(folder);
        ProcessResult here = script.run("study run mesh.study");
        assertEquals(0, here.status(), here::toString);
        String local = results();
        try (SlurmCluster cluster = SlurmCluster.start(4, 3)) {
            StartScript.Running run =
                    script.with("SLURM_CONF", cluster.configuration())
                            .start("study run mesh.study executor=slurm task_runs=1 restart=true");
            TestProcesses.until("three tasks", () -> cluster.tasks().size() == 3 || run.ended());
            cluster.drain("n1");
            List<String> ofDrained = cluster.tasksOf("n1");
            cluster.killNode("n2");
            cluster.startNode("n4");
            TestProcesses.until(
                    "a task on n4",
                    () ->
                            cluster.tasks().stream().map(SlurmCluster::node).anyMatch("n4"::equals)
                                    || run.ended());
            ProcessResult result = run.await();
            assertEquals(0, result.status(), result::toString);
            assertEquals(ofDrained, cluster.tasksOf("n1"));
            assertEquals(local, results());
            List<String> journal =
                    Files.readString(folder.resolve("mesh.results/journal"))
                            .lines()
                            .filter(line -> line.contains("{\"run\":"))
                            .toList();
            assertEquals(RUNS, journal.size(), "each run once");
            assertEquals(
                    RUNS,
                    journal.stream()
                            .map(line -> Pattern.compile("\\{\"run\":(\\d+)").matcher(line))
                            .filter(java.util.regex.Matcher::find)
                            .map(found -> found.group(1))
                            .distinct()
                            .count());
        }
    }
}
