// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.Sql;
import org.kneepoint.study.run.RunResult;

/** The results of runs by key. Safe for use by several threads. */
public final class RunStore {
    /** Longest result that is kept, characters. */
    private static final int LONGEST = 10_000_000;

    private static final int KEYS_PER_QUERY = 200;

    private final PatientDatabase database;
    private final Clock clock;
    private final GroupCommit<Map.Entry<String, String>> writes;

    /** Keeps results in the table {@code run}. */
    public RunStore(Database database, Clock clock) {
        this.database = new PatientDatabase(database);
        this.clock = clock;
        this.writes = new GroupCommit<>(this::insertMissing);
    }

    /** Returns the results found, by key. */
    Map<String, RunResult> find(Collection<String> keys) {
        List<String> all = new ArrayList<>(new HashSet<>(keys));
        Map<String, RunResult> found = new HashMap<>();
        for (int from = 0; from < all.size(); from += KEYS_PER_QUERY) {
            List<String> some = all.subList(from, Math.min(all.size(), from + KEYS_PER_QUERY));
            database.transaction(sql -> select(sql, some))
                    .forEach((key, entry) -> found.put(key, result(entry)));
        }
        return found;
    }

    /**
     * Keeps results. They are durable when it returns, unless they are too long.
     *
     * @throws org.kneepoint.server.store.DatabaseException if the database does not answer for
     *     minutes
     */
    void put(Map<String, RunResult> results) throws InterruptedException {
        Map<String, String> rows = new LinkedHashMap<>();
        results.forEach((key, result) -> rows.put(key, text(result)));
        rows.values().removeIf(text -> text.length() > LONGEST);
        writes.write(rows.entrySet());
    }

    /**
     * Removes results that were stored before some moment; the same runs are executed again when
     * they are requested.
     *
     * @return their number
     */
    public int removeBefore(Instant moment) {
        int removed = 0;
        int more;
        do {
            more = database.transaction(sql -> removeSome(sql, moment));
            removed += more;
        } while (more > 0);
        return removed;
    }

    /** A transaction for all could take minutes, for which others would wait. */
    private static int removeSome(Sql sql, Instant moment) throws SQLException {
        return sql.update(
                "DELETE FROM run WHERE hash IN (SELECT hash FROM run WHERE created < ?"
                        + " ORDER BY created FETCH FIRST 1000 ROWS ONLY)",
                moment);
    }

    private Map<String, String> select(Sql sql, List<String> keys) throws SQLException {
        String marks = String.join(", ", Collections.nCopies(keys.size(), "?"));
        Map<String, String> entries = new HashMap<>();
        sql.query(
                "SELECT hash, entry FROM run WHERE hash IN (" + marks + ")",
                row -> entries.put(row.getString("hash"), row.getString("entry")),
                keys.toArray());
        return entries;
    }

    private void insertMissing(Collection<Map.Entry<String, String>> rows) {
        Map<String, String> wanted = new LinkedHashMap<>();
        rows.forEach(row -> wanted.put(row.getKey(), row.getValue()));
        Instant now = clock.instant();
        database.transaction(
                sql -> {
                    Map<String, String> missing = new LinkedHashMap<>(wanted);
                    missing.keySet().removeAll(known(sql, wanted.keySet()));
                    for (Map.Entry<String, String> row : missing.entrySet()) {
                        sql.update(
                                "INSERT INTO run (hash, entry, created) VALUES (?, ?, ?)",
                                row.getKey(),
                                row.getValue(),
                                now);
                    }
                    return null;
                });
    }

    private static Set<String> known(Sql sql, Collection<String> keys) throws SQLException {
        Set<String> known = new HashSet<>();
        for (String key : keys) {
            sql.find("SELECT hash FROM run WHERE hash = ?", row -> row.getString("hash"), key)
                    .ifPresent(known::add);
        }
        return known;
    }

    private static String text(RunResult result) {
        try {
            return JSON.std.asString(result.entry());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static RunResult result(String text) {
        try {
            return RunResult.of(JSON.std.mapFrom(text));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
