// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.kneepoint.testkit.ErrorLine;

/**
 * Plug-ins that loop or use up the memory while they are planned with: they harm their jobs only.
 */
class ServerHarmIT {
    private static final String RING = "drop-ring";
    private static final String BUILD = "return new Ring(scenario.get(NODES));";
    private static final String LOOP = "while (!Boolean.getBoolean(\"never\")) { }";
    private static final String MEMORY =
            "for (java.util.List<long[]> all = new java.util.ArrayList<>();"
                    + " all.size() < Integer.MAX_VALUE; all.add(new long[1 << 16])) { }";

    private static ServerProcess server;
    private static ServerClient harmful;
    private static ServerClient other;

    @BeforeAll
    static void start() throws IOException {
        Path folder = BareMachine.scratch();
        String password = ServerProcess.prepare(folder);
        Path deploy = folder.resolve("deploy");
        topology(deploy, "good-ring", "");
        topology(deploy, "endless-ring", LOOP);
        topology(deploy, "greedy-ring", MEMORY);
        server = ServerProcess.start(folder);
        ServerClient administrator = server.signIn("admin", password);
        harmful = server.signIn("hans", administrator.addUser("hans", "evaluator"));
        other = server.signIn("olga", administrator.addUser("olga", "evaluator"));
    }

    private static void topology(Path deploy, String name, String fault) throws IOException {
        DropInBundles.edited(
                deploy.resolve(name + ".jar"),
                name,
                "DropRing",
                "topology.Topology",
                text -> text.replace(RING, name).replace(BUILD, fault + BUILD));
    }

    @AfterAll
    static void end() {
        ProcessResult ended = server.end();
        assertEquals(143, ended.status(), ended::toString);
    }

    @Test
    void aPlugInThatUsesUpTheMemoryFailsItsJob() throws IOException {
        requireFailed("solve greedy-ring nodes=8 load=0.1", "greedy-ring 1.0.1", "out of memory");
    }

    @Test
    void aPlugInThatLoopsFailsItsJob() throws IOException {
        String line = "solve endless-ring nodes=8 load=0.1 limit=2";
        requireFailed(line, "endless-ring 1.0.1", "limit=2");
    }

    @Test
    void aCommandThatBuildsANetworkIsTriedToo() throws IOException {
        requireFailed("bound greedy-ring nodes=8", "greedy-ring 1.0.1", "out of memory");
    }

    private static void requireFailed(String line, String... parts) throws IOException {
        long job = harmful.start(line);
        assertEquals("failed", harmful.await(job));
        Map<?, ?> error = (Map<?, ?>) harmful.get("api/jobs/" + job).get("error");
        ErrorLine.names((String) error.get("line"), parts);
        assertTrue(server.errors().contains(parts[0]), server::errors);
        assertTrue(server.isRunning());
        long next = other.start("solve mesh radix=4 load=0.1");
        assertEquals("done", other.await(next));
        assertEquals(200, other.send("GET", "api/health", "").statusCode());
    }

    @Test
    void aGoodPlugInIsAdmitted() throws IOException {
        assertEquals("done", other.await(other.start("solve good-ring nodes=8 load=0.1")));
        assertEquals("done", other.await(other.start("bound good-ring nodes=8")));
    }
}
