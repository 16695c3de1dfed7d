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
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.kneepoint.testkit.ErrorLine;

/** A server whose simulations are tasks of a Slurm of two nodes. */
@ExtendWith(SlurmCondition.class)
class ServerSlurmIT {
    private static final String TOKEN = "{\"role\":\"administrator\",\"days\":1}";
    private static final String LINE =
            "simulate mesh radix=8 load=0.05:0.4:0.05 warmup=1000 cycles=150000";

    private final Path folder = BareMachine.scratch();
    private SlurmCluster cluster;
    private String password;

    @BeforeEach
    void prepare() throws IOException {
        cluster = SlurmCluster.start();
        password =
                ServerProcess.prepare(
                        folder, "executor=slurm", "executor.partition=main", "cores=2");
    }

    @AfterEach
    void endCluster() throws IOException {
        cluster.close();
    }

    private ServerProcess server() {
        return ServerProcess.start(
                folder, ServerProcess.script(folder).with("SLURM_CONF", cluster.configuration()));
    }

    private List<String> jobs() {
        String printed = cluster.output("squeue", "-h", "--states=all", "-o", "%F");
        return printed.lines().distinct().sorted().toList();
    }

    private void awaitNoWork() {
        TestProcesses.until("the end of all tasks", () -> cluster.tasks().isEmpty());
        Path work = folder.resolve("data/cluster");
        TestProcesses.until(
                "an empty folder",
                () ->
                        UncheckedIo.get(
                                () -> {
                                    try (Stream<Path> left = Files.list(work)) {
                                        return left.findAny().isEmpty();
                                    }
                                }));
    }

    /**
     * Two packs of four runs: the tasks go on without the server, and the next start takes them.
     */
    @Test
    void tasksGoOnWhereTheServerWasKilled() throws IOException {
        ServerProcess first = server();
        ServerClient client = first.signIn("admin", password);
        String token = (String) client.call("POST", "api/tokens", TOKEN).get("secret");
        long job = client.start("c = (" + LINE + ")");
        TestProcesses.until("two tasks", () -> cluster.tasks().size() == 2);
        List<String> begun = jobs();
        first.killAlone();
        assertEquals(2, cluster.tasks().size());

        try (ServerProcess second = server()) {
            ServerClient again = second.client().withToken(token);
            assertEquals("done", again.await(job));
            assertEquals(begun, jobs(), "nothing twice");
            Map<String, Object> found = again.get("api/stored?q=c");
            Object link = JsonText.objects(found.get("results")).get(0).get("link");
            String stored = again.send("GET", "api/stored/" + link + "/file?format=csv", "").body();
            String local = StartScript.installed().run(LINE + " format=csv").done();
            assertEquals(CsvText.withoutSeconds(local), CsvText.withoutSeconds(stored));
            awaitNoWork();

            // the same request is answered from the store
            assertEquals("done", again.await(again.start("d = (" + LINE + ")")));
            assertEquals(begun, jobs());
        }
    }

    /** By the user, and by the longest time of a job. */
    @Test
    void theTasksOfACancelledJobEnd() throws IOException {
        String endless = "simulate mesh radix=8 load=0.1:0.4:0.1 cycles=900000000 limit=1000";
        Files.writeString(
                folder.resolve("data/settings.properties"),
                "port=0\nssh.port=0\nexecutor=slurm\ncores=2\nquota.seconds=40\n");
        try (ServerProcess server = server()) {
            ServerClient client = server.signIn("admin", password);
            long refused = client.start(endless + " executor=slurm account=x");
            assertEquals("failed", client.await(refused));
            ErrorLine.names(
                    client.get("api/jobs/" + refused).toString(),
                    "executor=slurm",
                    "this server chooses");

            long job = client.start("c = (" + endless + ")");
            TestProcesses.until("two tasks", () -> cluster.tasks().size() == 2);
            client.call("DELETE", "api/jobs/" + job, "");
            assertEquals("cancelled", client.await(job));
            awaitNoWork();
            assertFalse(jobs().isEmpty());

            long late = client.start("d = (" + endless + " seed=5)");
            TestProcesses.until("two tasks", () -> cluster.tasks().size() == 2);
            assertEquals("failed", client.await(late));
            awaitNoWork();
            Map<String, Object> shown = client.get("api/jobs/" + late);
            assertTrue(shown.toString().contains("40 s, the longest time of a job"), "" + shown);
        }
    }

    /** What is wrong with the settings is one line at the start. */
    @Test
    void wrongSettingsAreRefused() throws IOException {
        Map<String, String> refusals =
                Map.of(
                        "executor=slrm", "slurm",
                        "executor=slurm\nexecutor.partitions=main", "partition",
                        "executor=slurm\nexecutor.task_runs=7", "the server divides the runs",
                        "executor=local", "slurm",
                        "executor.partition=main", "executor.folder");
        for (Map.Entry<String, String> refusal : refusals.entrySet()) {
            Files.writeString(
                    folder.resolve("data/settings.properties"),
                    "port=0\nssh.port=0\n" + refusal.getKey() + "\n");
            ServerProcess.script(folder)
                    .run("server", "folder=data")
                    .refused(1, refusal.getValue());
        }
    }
}
