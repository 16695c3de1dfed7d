// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.List;
import org.kneepoint.api.scenario.BadInput;

/**
 * The numbered steps that make the tables; a step that was published is never changed. H2 commits
 * each definition of a table at once, so that the end of a process may leave half a step: every
 * statement of a step can therefore be repeated ({@code IF NOT EXISTS}).
 */
public final class Migrations {
    /** Resources of this package, in the order in which they are applied. */
    static final List<String> STEPS =
            List.of("1-accounts.sql", "2-jobs.sql", "3-results.sql", "4-plug-ins.sql");

    /** Names the lock of PostgreSQL that a starting server holds while it migrates. */
    private static final long LOCK = 0x6b6e656570L;

    private final List<String> steps;

    private Migrations(List<String> steps) {
        this.steps = steps;
    }

    /**
     * Applies the steps that a database lacks. Several servers may start at once: PostgreSQL lets
     * one after the other migrate, and H2 opens a file for one process only.
     *
     * @throws BadInput if the database was made by a newer program or by other steps
     * @throws DatabaseException if the database refuses or does not answer
     */
    public static void apply(Database database) {
        apply(database, STEPS.stream().map(Migrations::read).toList());
    }

    /** Applies steps given as text. */
    static void apply(Database database, List<String> steps) {
        database.transaction(
                sql -> {
                    new Migrations(steps).apply(sql);
                    return null;
                });
    }

    private void apply(Sql sql) throws SQLException {
        if (sql.isPostgres()) {
            sql.query("SELECT pg_advisory_xact_lock(?)", row -> "", LOCK);
        }
        sql.execute(
                "CREATE TABLE IF NOT EXISTS schema_version"
                        + " (version INTEGER PRIMARY KEY, checksum VARCHAR(64) NOT NULL)");
        List<String> applied =
                sql.query(
                        "SELECT checksum FROM schema_version ORDER BY version",
                        row -> row.getString(1));
        check(applied);
        for (int i = applied.size(); i < steps.size(); i++) {
            sql.execute(steps.get(i));
            sql.update(
                    "INSERT INTO schema_version (version, checksum) VALUES (?, ?)",
                    i + 1,
                    checksum(steps.get(i)));
        }
    }

    private void check(List<String> applied) {
        if (applied.size() > steps.size()) {
            throw refusal(
                    applied.size(),
                    "the database is newer than this program: it has step %d, the program knows %d"
                            .formatted(applied.size(), steps.size()));
        }
        for (int i = 0; i < applied.size(); i++) {
            if (!applied.get(i).equals(checksum(steps.get(i)))) {
                throw refusal(
                        i + 1,
                        "the database was made by other steps than this program has: step "
                                + (i + 1)
                                + " differs");
            }
        }
    }

    private static BadInput refusal(int step, String line) {
        return BadInput.because("schema_version", step, line);
    }

    private static String checksum(String step) {
        try {
            return HexFormat.of()
                    .formatHex(
                            MessageDigest.getInstance("SHA-256")
                                    .digest(step.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Reads a step; line ends depend on where the program was built, its checksum must not. */
    static String read(String step) {
        try (InputStream in = Migrations.class.getResourceAsStream(step)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
