// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.kneepoint.server.store.Sql;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;

/**
 * A user of the server.
 *
 * @param name that of the login, and of the user's folder
 * @param role what the user may do
 * @param group that shares a quota and the queue; empty for none
 * @param locked whether all ways in are closed to the user
 * @param created when it was added
 */
public record Account(String name, Role role, String group, boolean locked, Instant created) {
    private static final String SELECT =
            "SELECT name, role, group_name, locked, created FROM account";

    /** Returns what the user does with all its rights; empty if it is locked. */
    public Optional<Caller> caller() {
        return locked ? Optional.empty() : Optional.of(new Caller(name, role));
    }

    /** The account of a name in a database. */
    static Optional<Account> find(Sql sql, String name) throws SQLException {
        return sql.find(SELECT + " WHERE name = ?", Account::read, name);
    }

    /** All accounts, sorted by name. */
    static List<Account> all(Sql sql) throws SQLException {
        return sql.query(SELECT + " ORDER BY name", Account::read);
    }

    private static Account read(ResultSet row) throws SQLException {
        return new Account(
                row.getString("name"),
                Role.of(row.getString("role")),
                row.getString("group_name"),
                row.getBoolean("locked"),
                Sql.instant(row, "created"));
    }
}
