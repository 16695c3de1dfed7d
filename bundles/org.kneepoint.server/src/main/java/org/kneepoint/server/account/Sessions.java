// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.DatabaseOutage;
import org.kneepoint.server.store.Sql;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;

/** Sessions of browsers. They end 12 hours after their last use, and 7 days after their login. */
final class Sessions {
    private static final Duration IDLE = Duration.ofHours(12);
    private static final Duration LONGEST = Duration.ofDays(7);

    /** The last use is written at most this often. */
    private static final Duration PRECISION = Duration.ofMinutes(1);

    private final Database database;
    private final Clock clock;

    Sessions(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** A session as stored. */
    private record Row(Caller caller, Instant used) {}

    String open(String account) {
        String secret = Secrets.random();
        Instant now = clock.instant();
        database.transaction(
                sql -> {
                    sql.update(
                            "DELETE FROM session WHERE expires <= ? OR used <= ?",
                            now,
                            now.minus(IDLE));
                    return sql.update(
                            "INSERT INTO session (hash, account, expires, used)"
                                    + " VALUES (?, ?, ?, ?)",
                            Secrets.hash(secret),
                            account,
                            now.plus(LONGEST),
                            now);
                });
        return secret;
    }

    /** The owner, with the present role. */
    Optional<Caller> owner(String secret) {
        String hash = Secrets.hash(secret);
        Instant now = clock.instant();
        Optional<Row> found = database.transaction(sql -> find(sql, hash, now));
        if (found.isPresent() && found.get().used().isBefore(now.minus(PRECISION))) {
            use(hash, now);
        }
        return found.map(Row::caller);
    }

    private static Optional<Row> find(Sql sql, String hash, Instant now) throws SQLException {
        return sql.find(
                "SELECT a.name, a.role, s.used FROM session s"
                        + " JOIN account a ON a.name = s.account"
                        + " WHERE s.hash = ? AND s.expires > ? AND s.used > ?"
                        + " AND a.locked = FALSE",
                row ->
                        new Row(
                                new Caller(row.getString("name"), Role.of(row.getString("role"))),
                                Sql.instant(row, "used")),
                hash,
                now,
                now.minus(IDLE));
    }

    /** On a full disk what is stored can still be read, so the session goes on. */
    private void use(String hash, Instant now) {
        try {
            database.transaction(
                    sql -> sql.update("UPDATE session SET used = ? WHERE hash = ?", now, hash));
        } catch (DatabaseOutage e) {
            // a later request writes it
        }
    }

    void close(String secret) {
        database.transaction(
                sql -> sql.update("DELETE FROM session WHERE hash = ?", Secrets.hash(secret)));
    }
}
