// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A server that is killed, and one that is restored elsewhere. */
class ServerFailureIT {
    private static final String TOKEN = "{\"role\":\"administrator\",\"days\":1}";

    private final Path folder = BareMachine.scratch();

    @Test
    void jobsGoOnWhereTheServerWasKilled() throws IOException {
        String password = ServerProcess.prepare(folder);
        ServerProcess first = ServerProcess.start(folder);
        ServerClient client = first.signIn("admin", password);
        String token = (String) client.call("POST", "api/tokens", TOKEN).get("secret");
        long job = client.start("c = (simulate torus radix=8 load=0.05:0.4:0.05 precision=0.03)");
        TestProcesses.until("a point", () -> UncheckedIo.get(() -> done(client, job)) > 0);
        long before = done(client, job);
        first.killAlone();

        try (ServerProcess second = ServerProcess.start(folder)) {
            ServerClient again = second.client().withToken(token);
            assertEquals("done", again.await(job));
            Map<String, Object> found = again.get("api/stored?q=c");
            assertEquals(1, JsonText.objects(found.get("results")).size(), found::toString);
            String metrics = again.send("GET", "metrics", "").body();
            assertTrue(answered(metrics) >= before, () -> before + " before, then " + metrics);
        }
    }

    private static long done(ServerClient client, long job) throws IOException {
        return ((Number) client.get("api/jobs/" + job).get("done")).longValue();
    }

    /** Runs of the second server that it has found in the store. */
    private static long answered(String metrics) {
        return metrics.lines()
                .filter(line -> line.startsWith("kneepoint_runs_answered_total "))
                .map(line -> line.substring(line.lastIndexOf(' ') + 1))
                .mapToLong(text -> (long) Double.parseDouble(text))
                .findFirst()
                .orElseThrow(() -> new AssertionError(metrics));
    }

    @Test
    void aBackUpIsRestoredInANewFolder() throws IOException {
        String password = ServerProcess.prepare(folder);
        String link;
        try (ServerProcess first = ServerProcess.start(folder)) {
            ServerClient client = first.signIn("admin", password);
            assertEquals("done", client.await(client.start("c = (solve mesh radix=4 load=0.1)")));
            link = link(client);
            SecureShell shell = new SecureShell(first.sshPort(), "admin", password);
            shell.run("backup lab.zip").wrote("lab.zip");
        }
        Path file = folder.resolve("data/users/admin/lab.zip");
        Path other = BareMachine.scratch();
        Files.createDirectories(other.resolve("deploy"));
        ServerProcess.script(other).run("server", "restore", file.toString(), "folder=data").done();
        try (ServerProcess restored = ServerProcess.start(other)) {
            ServerClient client = restored.signIn("admin", password);
            assertEquals(link, link(client));
            assertTrue(client.get("api/stored/" + link).toString().contains("latency"));
        }
    }

    private static String link(ServerClient client) throws IOException {
        List<Map<String, Object>> found =
                JsonText.objects(client.get("api/stored?q=c").get("results"));
        assertEquals(1, found.size(), found::toString);
        return (String) found.get(0).get("link");
    }
}
