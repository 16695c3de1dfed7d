// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.Sql;
import org.kneepoint.study.session.Caller;

/** Every act that has changed something, and by whom. Safe for use by several threads. */
public final class AuditLog {
    private static final int LONGEST_SUBJECT = 400;

    private final Database database;
    private final Clock clock;

    /** Writes to a database. */
    public AuditLog(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /**
     * Records an act that was done.
     *
     * @param act what was done: a verb and its object, such as {@code remove result}
     * @param subject to what, such as the name of an account
     */
    public void record(Caller caller, String act, String subject) {
        database.transaction(
                sql -> {
                    record(sql, caller, act, subject);
                    return null;
                });
    }

    /** Records an act with the transaction that does it: both are done, or neither. */
    public void record(Sql sql, Caller caller, String act, String subject) throws SQLException {
        sql.update(
                "INSERT INTO audit (time, account, act, subject) VALUES (?, ?, ?, ?)",
                clock.instant(),
                caller.account(),
                act,
                subject.substring(0, Math.min(subject.length(), LONGEST_SUBJECT)));
    }

    /**
     * Returns acts, the latest first.
     *
     * @throws org.kneepoint.api.scenario.BadInput unless the caller is an administrator
     */
    public List<AuditEntry> entries(Caller caller, AuditFilter filter) {
        Rights.requireAdministrator(caller, "read the audit log");
        return database.transaction(
                sql ->
                        sql.query(
                                "SELECT time, account, act, subject FROM audit"
                                        + " WHERE (? = '' OR account = ?)"
                                        + " AND POSITION(? IN act) > 0 AND time >= ?"
                                        + " ORDER BY id DESC FETCH FIRST ? ROWS ONLY",
                                row ->
                                        new AuditEntry(
                                                Sql.instant(row, "time"),
                                                row.getString("account"),
                                                row.getString("act"),
                                                row.getString("subject")),
                                filter.account(),
                                filter.account(),
                                filter.act(),
                                filter.since(),
                                filter.limit()));
    }
}
