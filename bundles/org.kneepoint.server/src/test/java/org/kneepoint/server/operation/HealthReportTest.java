// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.apache.felix.hc.api.Result;
import org.apache.felix.hc.api.Result.Status;
import org.apache.felix.hc.api.ResultLog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.server.operation.HealthSource.Entry;
import org.kneepoint.server.operation.HealthSource.State;
import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.TestDatabase;

class HealthReportTest {
    @TempDir private Path folder;

    private static List<Entry> check(NamedCheck... checks) {
        return new HealthReport(List.of(checks), selector -> Optional.empty(), List.of()).check();
    }

    private static State state(NamedCheck check) {
        return check(check).get(0).state();
    }

    @Test
    void checksAreReportedInTheirOrderWithOneLineEach() {
        ResultLog log = new ResultLog();
        log.add(new ResultLog.Entry(Status.OK, "fine"));
        log.add(new ResultLog.Entry(Status.WARN, "not\nso fine"));
        assertEquals(
                List.of(
                        new Entry("b", State.WARN, "not so fine"),
                        new Entry("a", State.OK, "well"),
                        new Entry("c", State.CRITICAL, "the check fails: " + new Error("x"))),
                check(
                        new NamedCheck("b", () -> new Result(log)),
                        new NamedCheck("a", () -> new Result(Status.OK, "well")),
                        new NamedCheck(
                                "c",
                                () ->
                                        new Result(
                                                Status.HEALTH_CHECK_ERROR,
                                                "the check fails: " + new Error("x")))));
    }

    @Test
    void aCheckThatFailsIsCritical() {
        NamedCheck broken =
                new NamedCheck(
                        "broken",
                        () -> {
                            throw new IllegalStateException("no");
                        });
        assertEquals(State.CRITICAL, state(broken));
    }

    @Test
    void littleSpaceIsAWarningAndHardlyAnyIsCritical() {
        assertEquals(Status.OK, NamedCheck.disk(10L << 30).getStatus());
        assertEquals(Status.WARN, NamedCheck.disk(1L << 30).getStatus());
        assertEquals(Status.CRITICAL, NamedCheck.disk(100L << 20).getStatus());
        assertEquals(State.CRITICAL, state(NamedCheck.disk(folder.resolve("none"))));
    }

    @Test
    void theDatabaseAnswersOrItIsCritical() {
        Duration limit = Duration.ofSeconds(30);
        assertEquals(State.OK, state(NamedCheck.database(TestDatabase.h2(), limit)));
        Database absent =
                new Database(
                        source(
                                () -> {
                                    throw new SQLException("user kp, host db");
                                }));
        Entry entry = check(NamedCheck.database(absent, limit)).get(0);
        assertEquals(State.CRITICAL, entry.state());
        assertFalse(entry.line().contains("db,"), entry.line());
    }

    @Test
    void aDatabaseThatHangsIsCriticalAfterTheLimit() {
        Database hanging =
                new Database(
                        source(
                                () -> {
                                    try {
                                        Thread.sleep(60_000);
                                    } catch (InterruptedException e) {
                                        Thread.currentThread().interrupt();
                                    }
                                    throw new SQLException("late");
                                }));
        assertEquals(State.CRITICAL, state(NamedCheck.database(hanging, Duration.ofMillis(50))));
    }

    @Test
    void anOldQueueIsAWarning() {
        Duration hour = Duration.ofHours(1);
        assertEquals(State.OK, state(NamedCheck.queue(Optional::empty, hour)));
        assertEquals(
                State.OK, state(NamedCheck.queue(() -> Optional.of(Duration.ofMinutes(59)), hour)));
        assertEquals(
                State.WARN, state(NamedCheck.queue(() -> Optional.of(Duration.ofHours(2)), hour)));
    }

    @Test
    void missingSlotsAreAWarningAndNoSlotIsCritical() {
        assertEquals(State.OK, state(NamedCheck.executor(() -> 2, 2, () -> 0)));
        assertEquals(State.WARN, state(NamedCheck.executor(() -> 1, 2, () -> 0)));
        assertEquals(State.CRITICAL, state(NamedCheck.executor(() -> 0, 2, () -> 0)));
        assertEquals(State.WARN, state(NamedCheck.executor(() -> 2, 2, () -> 1)));
    }

    /** Opens a connection, or fails. */
    private interface Opening {
        Connection open() throws SQLException;
    }

    private static DataSource source(Opening opening) {
        return new DataSource() {
            @Override
            public Connection getConnection() throws SQLException {
                return opening.open();
            }

            @Override
            public Connection getConnection(String user, String password) throws SQLException {
                return opening.open();
            }

            @Override
            public PrintWriter getLogWriter() {
                return null;
            }

            @Override
            public void setLogWriter(PrintWriter out) {}

            @Override
            public void setLoginTimeout(int seconds) {}

            @Override
            public int getLoginTimeout() {
                return 0;
            }

            @Override
            public Logger getParentLogger() {
                return Logger.getGlobal();
            }

            @Override
            public <T> T unwrap(Class<T> type) throws SQLException {
                throw new SQLException("not wrapped");
            }

            @Override
            public boolean isWrapperFor(Class<?> type) {
                return false;
            }
        };
    }
}
