// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.atomic.AtomicInteger;
import org.h2.util.OsgiDataSourceFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.scenario.BadInput;

class DatabaseConnectionsTest {
    private static final String TABLE = "CREATE TABLE number (id INTEGER PRIMARY KEY)";

    @TempDir Path folder;

    private DatabaseConnections open(String name) {
        return DatabaseConnections.open(
                new OsgiDataSourceFactory(new org.h2.Driver()),
                DatabaseConnections.embeddedUrl(folder.resolve(name)),
                "kneepoint",
                "");
    }

    private static void execute(DatabaseConnections connections, String statement) {
        connections
                .database()
                .transaction(
                        sql -> {
                            sql.execute(statement);
                            return null;
                        });
    }

    private static void insert(DatabaseConnections connections, int number) {
        connections
                .database()
                .transaction(sql -> sql.update("INSERT INTO number VALUES (?)", number));
    }

    private static int count(DatabaseConnections connections) {
        return connections
                .database()
                .transaction(sql -> sql.find("SELECT COUNT(*) FROM number", row -> row.getInt(1)))
                .orElseThrow();
    }

    @Test
    void rowsAreThereWhenTheFileIsOpenedAgain() {
        try (DatabaseConnections connections = open("lab")) {
            execute(connections, TABLE);
            insert(connections, 1);
        }
        try (DatabaseConnections connections = open("lab")) {
            assertEquals(1, count(connections));
        }
    }

    @Test
    void aFileInUseIsRefusedAtOnce() throws IOException {
        open("lab").close();
        Path file = folder.resolve("lab.mv.db");
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.lock();
            assertThrows(DatabaseException.class, () -> open("lab"));
        }
    }

    @Test
    void aFailedTransactionLeavesNothing() {
        try (DatabaseConnections connections = open("lab")) {
            execute(connections, TABLE);
            insert(connections, 1);
            DatabaseException failure =
                    assertThrows(
                            DatabaseException.class,
                            () ->
                                    connections
                                            .database()
                                            .transaction(
                                                    sql -> {
                                                        sql.update("INSERT INTO number VALUES (2)");
                                                        return sql.update(
                                                                "INSERT INTO number VALUES (1)");
                                                    }));
            assertTrue(failure.isDuplicate());
            assertFalse(failure instanceof DatabaseOutage);
            assertEquals(1, failure.getMessage().lines().count());
            assertEquals(1, count(connections));
        }
    }

    @Test
    void interruptsDoNotEndTransactions() throws InterruptedException {
        try (DatabaseConnections connections = open("lab")) {
            execute(connections, TABLE);
            AtomicInteger done = new AtomicInteger();
            AtomicInteger interrupts = new AtomicInteger();
            Thread writer =
                    new Thread(
                            () -> {
                                for (int i = 0; i < 300; i++) {
                                    insert(connections, i);
                                    done.incrementAndGet();
                                    interrupts.addAndGet(Thread.interrupted() ? 1 : 0);
                                }
                            });
            writer.start();
            while (writer.isAlive()) {
                writer.interrupt();
                writer.join(1);
            }
            assertEquals(300, done.get());
            assertEquals(300, count(connections));
            assertTrue(interrupts.get() > 0);
        }
    }

    @Test
    void aBackUpHoldsTheRowsOfTheInstant() throws IOException {
        Path file = folder.resolve("back 'up'.sql.gz");
        try (DatabaseConnections connections = open("lab")) {
            Migrations.apply(connections.database());
            execute(connections, TABLE);
            insert(connections, 1);
            insert(connections, 2);
            new BackUp(connections).write(file);
            insert(connections, 3);
        }
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        try (DatabaseConnections other = open("other")) {
            new BackUp(other).restore(file);
            Migrations.apply(other.database());
            assertEquals(2, count(other));
            insert(other, 3);
        }
    }

    @Test
    void aBackUpIsRestoredIntoAnEmptyDatabaseOnly() throws IOException {
        Path file = folder.resolve("backup.sql.gz");
        try (DatabaseConnections connections = open("lab")) {
            execute(connections, TABLE);
            new BackUp(connections).write(file);
            assertThrows(BadInput.class, () -> new BackUp(connections).restore(file));
        }
        try (DatabaseConnections other = open("other")) {
            Path missing = folder.resolve("missing");
            assertThrows(NoSuchFileException.class, () -> new BackUp(other).restore(missing));
        }
    }
}
