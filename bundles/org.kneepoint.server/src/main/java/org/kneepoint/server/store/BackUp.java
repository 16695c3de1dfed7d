// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import org.kneepoint.api.scenario.BadInput;

/**
 * Backs up an embedded database while it is in use: a compressed script of SQL with the rows of one
 * instant. A database of PostgreSQL has its own tools for this.
 */
public final class BackUp {
    private static final String FORM = " COMPRESSION GZIP CHARSET 'UTF-8'";

    private final Database database;

    /** Backs up or restores a database. */
    public BackUp(DatabaseConnections connections) {
        if (!connections.isEmbedded()) {
            throw BadInput.because(
                    "database",
                    "postgresql",
                    "the database is PostgreSQL: back it up by pg_dump, restore it by pg_restore");
        }
        this.database = connections.database();
    }

    /**
     * Writes the rows to a file, which appears when it is complete. Only its owner can read it.
     *
     * @throws IOException if the file cannot be written
     */
    public void write(Path file) throws IOException {
        Path folder = Files.createTempDirectory(file.toAbsolutePath().getParent(), "back-up");
        Path part = folder.resolve("part");
        try {
            database.transaction(sql -> script(sql, part));
            hide(part);
            Files.move(
                    part,
                    file,
                    StandardCopyOption.REPLACE_EXISTING,
                    StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(part);
            Files.delete(folder);
        }
    }

    private static Path script(Sql sql, Path file) throws SQLException {
        sql.isolate();
        sql.query("SCRIPT NOPASSWORDS NOSETTINGS TO " + quoted(file) + FORM, row -> "");
        return file;
    }

    /**
     * Makes the tables and rows of a back-up. The database is empty before.
     *
     * @throws BadInput if it has tables
     * @throws IOException if there is no such file
     */
    public void restore(Path file) throws IOException {
        Path script = file.toRealPath();
        database.transaction(
                sql -> {
                    requireEmpty(sql);
                    sql.execute("RUNSCRIPT FROM " + quoted(script) + FORM);
                    return null;
                });
    }

    private static void requireEmpty(Sql sql) throws SQLException {
        int tables =
                sql.find(
                                "SELECT COUNT(*) FROM information_schema.tables"
                                        + " WHERE table_schema = 'PUBLIC'",
                                row -> row.getInt(1))
                        .orElse(0);
        if (tables > 0) {
            throw BadInput.because(
                    "database", tables, "the database has tables: restore into a new folder");
        }
    }

    private static void hide(Path file) throws IOException {
        if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        }
    }

    private static String quoted(Path file) {
        return "'" + file.toAbsolutePath().toString().replace("'", "''") + "'";
    }
}
