// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The evaluation server as its users meet it: one server, several accounts. */
class ServerIT {
    private static Path folder;
    private static ServerProcess server;
    private static ServerClient administrator;

    @BeforeAll
    static void start() throws IOException {
        folder = BareMachine.scratch();
        String password = ServerProcess.prepare(folder);
        server = ServerProcess.start(folder);
        administrator = server.signIn("admin", password);
    }

    @AfterAll
    static void end() {
        ProcessResult ended = server.end();
        assertEquals(143, ended.status(), ended::toString);
        assertFalse(ended.err().contains("Exception"), ended::err);
    }

    @Test
    void theDataFolderIsPreparedOnce() throws IOException {
        Path data = folder.resolve("data");
        String rights = PosixFilePermissions.toString(Files.getPosixFilePermissions(data));
        assertEquals("rwx------", rights);
        ServerProcess.script(folder)
                .run("server", "init", "folder=data")
                .refused(1, data.toString(), "prepared");
    }

    @Test
    void nobodyIsAnsweredWithoutCredentials() throws IOException {
        ServerClient stranger = server.client();
        for (String path : List.of("api/jobs", "api/workbench", "api/users", "api/%6aobs")) {
            assertEquals(401, stranger.send("GET", path, "").statusCode(), path);
        }
        String line = "{\"line\":\"solve mesh radix=4 load=0.1\"}";
        assertEquals(401, stranger.send("POST", "api/jobs", line).statusCode());
        assertEquals(401, stranger.withToken("kp_guess").send("GET", "api/jobs", "").statusCode());
    }

    @Test
    void aTokenRunsAJobAndReadsItsResult() throws IOException {
        ServerClient alice = server.signIn("alice", account("alice", "evaluator"));
        String token =
                (String)
                        alice.call("POST", "api/tokens", "{\"role\":\"evaluator\",\"days\":1}")
                                .get("secret");
        ServerClient script = server.client().withToken(token);
        long job = script.start("curve = (solve mesh radix=4 load=0.1:0.3:0.1)");
        assertEquals("done", script.await(job));
        Map<String, Object> result = script.get("api/results/curve");
        assertTrue(result.toString().contains("latency"), result::toString);
    }

    @Test
    void anEvaluatorMayNotAdminister() throws IOException {
        ServerClient bob = server.signIn("bob", account("bob", "evaluator"));
        assertEquals(403, bob.send("GET", "api/users", "").statusCode());
        assertEquals(
                403,
                bob.send("POST", "api/users", "{\"name\":\"eve\",\"role\":\"administrator\"}")
                        .statusCode());
        HttpResponse<String> refused =
                bob.send("POST", "api/commands", "{\"line\":\"user add eve role=viewer\"}");
        assertEquals(400, refused.statusCode(), refused::body);
    }

    @Test
    void aViewerReadsButRunsNothing() throws IOException {
        ServerClient carol = server.signIn("carol", account("carol", "viewer"));
        assertEquals(200, carol.send("GET", "api/jobs", "").statusCode());
        String line = "{\"line\":\"solve mesh radix=4 load=0.1\"}";
        assertEquals(403, carol.send("POST", "api/jobs", line).statusCode());
    }

    /** What was permitted when a shell was opened ends with the role. */
    @Test
    void anotherRoleEndsTheOpenShellsOfAnAccount() throws Exception {
        String password = account("dan", "administrator");
        SecureShell shell = new SecureShell(server.sshPort(), "dan", password);
        var ended =
                CompletableFuture.supplyAsync(
                        () -> UncheckedIo.get(() -> shell.run("sleep 60; user list")));
        Path log = folder.resolve("data/logs/server.log");
        while (!Files.readString(log).contains("dan 127.0.0.1: command begins")) {
            TimeUnit.MILLISECONDS.sleep(50);
        }
        administrator.call("PUT", "api/users/dan", "{\"role\":\"viewer\"}");
        ProcessResult cut = ended.get(30, TimeUnit.SECONDS);
        assertEquals(255, cut.status(), cut::toString);
        assertEquals("", cut.out());
    }

    private static String account(String name, String role) throws IOException {
        return administrator.addUser(name, role);
    }
}
