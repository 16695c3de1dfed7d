// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What a process has committed before it is killed. */
@Timeout(300)
class EmbeddedCommitTest {
    private static final int KILLS = 5;
    private static final long MILLIS_OF_COMMITS = 1500;

    @TempDir Path folder;

    @Test
    void aCommitIsThereAfterAKill() throws Exception {
        Path file = folder.resolve("lab");
        try (DatabaseConnections connections = CommittingProcess.open(file)) {
            connections
                    .database()
                    .transaction(
                            sql -> {
                                sql.execute(
                                        "CREATE TABLE counted (id INTEGER PRIMARY KEY,"
                                                + " number INTEGER, text VARCHAR(3000))");
                                return null;
                            });
        }
        for (int kill = 0; kill < KILLS; kill++) {
            Map<Integer, Integer> committed = killed(file, kill);
            assertTrue(committed.size() > 10, committed.toString());
            try (DatabaseConnections connections = CommittingProcess.open(file)) {
                Map<Integer, Integer> stored = CommittingProcess.stored(connections.database());
                committed.forEach(
                        (row, value) ->
                                assertTrue(
                                        stored.getOrDefault(row, 0) >= value,
                                        () -> "row " + row + " has lost " + value));
            }
        }
    }

    private static Map<Integer, Integer> killed(Path file, int seed) throws Exception {
        Process process = CommittingProcess.start(file, seed);
        try (BufferedReader output = process.inputReader()) {
            String first = output.readLine();
            assertTrue(first != null, "the process has ended");
            Thread killer =
                    new Thread(
                            () -> {
                                try {
                                    TimeUnit.MILLISECONDS.sleep(MILLIS_OF_COMMITS + 100L * seed);
                                } catch (InterruptedException e) {
                                    Thread.currentThread().interrupt();
                                }
                                // unlike that of the process, it leaves the output open
                                process.toHandle().destroyForcibly();
                            });
            killer.start();
            Map<Integer, Integer> committed = CommittingProcess.committed(output);
            killer.join();
            process.waitFor();
            return committed;
        }
    }

    @Test
    void aClosedFileHasNoFreeSpace() throws Exception {
        Path file = folder.resolve("lab");
        try (DatabaseConnections connections = CommittingProcess.open(file)) {
            Database database = connections.database();
            database.transaction(
                    sql -> {
                        sql.execute(
                                "CREATE TABLE counted (id INTEGER PRIMARY KEY, number INTEGER)");
                        return sql.update("INSERT INTO counted VALUES (1, 0)");
                    });
            for (int i = 0; i < 300; i++) {
                database.transaction(sql -> sql.update("UPDATE counted SET number = number + 1"));
            }
        }
        assertTrue(Files.size(folder.resolve("lab.mv.db")) < 100_000);
        try (DatabaseConnections connections = CommittingProcess.open(file)) {
            assertEquals(Map.of(1, 300), CommittingProcess.stored(connections.database()));
        }
    }
}
