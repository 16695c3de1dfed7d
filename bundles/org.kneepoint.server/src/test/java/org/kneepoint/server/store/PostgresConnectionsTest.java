// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.BadInput;
import org.postgresql.osgi.PGDataSourceFactory;

@PostgresTest
class PostgresConnectionsTest {
    private final TestPostgres server = TestPostgres.made();
    private final DatabaseConnections connections =
            DatabaseConnections.open(
                    new PGDataSourceFactory(), server.url("postgres"), TestPostgres.USER, "");

    @AfterEach
    void remove() {
        connections.close();
        server.remove();
    }

    private int one() {
        return connections
                .database()
                .transaction(sql -> sql.find("SELECT 1", row -> row.getInt(1)))
                .orElseThrow();
    }

    private void requireUnavailable() {
        DatabaseOutage failure = assertThrows(DatabaseOutage.class, this::one);
        assertEquals("the database does not answer", failure.getMessage());
        assertEquals(1, failure.finding().lines().count());
    }

    @Test
    void aDatabaseThatComesBackIsUsedAgain() throws InterruptedException {
        requireUnavailable();
        server.start();
        assertEquals(1, oneSoon());
        server.stop();
        requireUnavailable();
        server.start();
        assertEquals(1, oneSoon());
    }

    private int oneSoon() throws InterruptedException {
        Instant end = Instant.now().plus(Duration.ofSeconds(30));
        while (true) {
            try {
                return one();
            } catch (DatabaseException e) {
                if (Instant.now().isAfter(end)) {
                    throw e;
                }
                Thread.sleep(100);
            }
        }
    }

    @Test
    void itsOwnToolsBackItUp() {
        server.start();
        BadInput bad = assertThrows(BadInput.class, () -> new BackUp(connections));
        assertTrue(bad.getMessage().contains("pg_dump"), bad.getMessage());
    }
}
