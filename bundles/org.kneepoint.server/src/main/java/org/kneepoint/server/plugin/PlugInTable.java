// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kneepoint.server.plugin.PlugIn.Kind;
import org.kneepoint.server.plugin.PlugIn.Version;
import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.Sql;

/** The tables of plug-ins and their versions. */
record PlugInTable(Database database) {
    private static final String VERSIONS =
            "SELECT version, hash, account, time FROM plug_in_version WHERE plug_in = ?"
                    + " ORDER BY time DESC, id DESC";

    /** Returns all plug-ins by name. */
    List<PlugIn> all() {
        return database.transaction(
                sql -> {
                    List<PlugIn> found = new ArrayList<>();
                    for (PlugIn plain :
                            sql.query("SELECT * FROM plug_in ORDER BY name", PlugInTable::plain)) {
                        found.add(complete(sql, plain));
                    }
                    return found;
                });
    }

    /** Returns the plug-in of a name. */
    Optional<PlugIn> find(String name) {
        return database.transaction(
                sql -> {
                    Optional<PlugIn> plain =
                            sql.find(
                                    "SELECT * FROM plug_in WHERE name = ?",
                                    PlugInTable::plain,
                                    name);
                    return plain.isEmpty() ? plain : Optional.of(complete(sql, plain.get()));
                });
    }

    /** Adds a version, which is not live yet; without effect if it is known. */
    void add(Candidate candidate, String account, Instant time) {
        database.transaction(
                sql -> {
                    String name = candidate.name();
                    if (sql.query("SELECT name FROM plug_in WHERE name = ?", row -> "", name)
                            .isEmpty()) {
                        sql.update(
                                "INSERT INTO plug_in (name, kind, file) VALUES (?, ?, ?)",
                                name,
                                candidate.kind().name(),
                                candidate.file());
                    }
                    boolean isKnown =
                            !sql.query(
                                            "SELECT id FROM plug_in_version WHERE plug_in = ?"
                                                    + " AND hash = ?",
                                            row -> "",
                                            name,
                                            candidate.hash())
                                    .isEmpty();
                    return isKnown
                            ? 0
                            : sql.update(
                                    "INSERT INTO plug_in_version"
                                            + " (plug_in, version, hash, account, time)"
                                            + " VALUES (?, ?, ?, ?, ?)",
                                    name,
                                    candidate.version(),
                                    candidate.hash(),
                                    account,
                                    time);
                });
    }

    /** Removes a version that has never been live, and its plug-in if it has no other. */
    void forget(String name, String hash) {
        database.transaction(
                sql -> {
                    sql.update(
                            "DELETE FROM plug_in_version WHERE plug_in = ? AND hash = ?",
                            name,
                            hash);
                    return sql.update(
                            "DELETE FROM plug_in WHERE name = ? AND NOT EXISTS"
                                    + " (SELECT 1 FROM plug_in_version WHERE plug_in = ?)",
                            name,
                            name);
                });
    }

    /** Sets which version is live; none if empty. */
    void setLive(String name, Optional<String> hash) {
        database.transaction(
                sql ->
                        sql.update(
                                "UPDATE plug_in SET live = ? WHERE name = ?",
                                hash.orElse(null),
                                name));
    }

    private static PlugIn plain(ResultSet row) throws SQLException {
        return new PlugIn(
                row.getString("name"),
                Kind.valueOf(row.getString("kind")),
                row.getString("file"),
                Optional.ofNullable(row.getString("live")),
                List.of());
    }

    private static PlugIn complete(Sql sql, PlugIn plain) throws SQLException {
        List<Version> versions = sql.query(VERSIONS, PlugInTable::version, plain.name());
        return new PlugIn(plain.name(), plain.kind(), plain.file(), plain.live(), versions);
    }

    private static Version version(ResultSet row) throws SQLException {
        return new Version(
                row.getString("version"),
                row.getString("hash"),
                row.getString("account"),
                Sql.instant(row, "time"));
    }
}
