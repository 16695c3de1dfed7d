// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Statements of a transaction, in the SQL that H2 and PostgreSQL share. Arguments replace the
 * question marks in order; instants are {@code TIMESTAMP WITH TIME ZONE}.
 */
public final class Sql {
    private final Connection connection;
    private final Optional<EmbeddedFile> file;
    private boolean hasWritten;

    /**
     * Statements of a connection.
     *
     * @param file that of the database, unless it is a server
     */
    Sql(Connection connection, Optional<EmbeddedFile> file) {
        this.connection = connection;
        this.file = file;
    }

    /**
     * Makes an object of a row.
     *
     * @param <T> the object
     */
    @FunctionalInterface
    public interface Row<T> {
        /** Reads the columns of the present row. */
        T read(ResultSet row) throws SQLException;
    }

    /** Returns the rows of a query in order. */
    public <T> List<T> query(String statement, Row<T> row, Object... arguments)
            throws SQLException {
        try (PreparedStatement prepared = connection.prepareStatement(statement)) {
            set(prepared, arguments);
            List<T> found = new ArrayList<>();
            try (ResultSet rows = prepared.executeQuery()) {
                while (rows.next()) {
                    found.add(row.read(rows));
                }
            }
            return found;
        }
    }

    /** Returns the first row of a query, if there is one. */
    public <T> Optional<T> find(String statement, Row<T> row, Object... arguments)
            throws SQLException {
        return query(statement, row, arguments).stream().findFirst();
    }

    /** Changes rows and returns their number. */
    public int update(String statement, Object... arguments) throws SQLException {
        beginWrite();
        try (PreparedStatement prepared = connection.prepareStatement(statement)) {
            set(prepared, arguments);
            return prepared.executeUpdate();
        }
    }

    /** Inserts a row and returns the number that the database has given it in column {@code id}. */
    public long insert(String statement, Object... arguments) throws SQLException {
        beginWrite();
        try (PreparedStatement prepared =
                connection.prepareStatement(statement, new String[] {"id"})) {
            set(prepared, arguments);
            prepared.executeUpdate();
            try (ResultSet keys = prepared.getGeneratedKeys()) {
                keys.next();
                return keys.getLong(1);
            }
        }
    }

    /** Executes a statement without arguments, such as one that defines a table. */
    public void execute(String statement) throws SQLException {
        beginWrite();
        try (Statement plain = connection.createStatement()) {
            plain.execute(statement);
        }
    }

    private void beginWrite() {
        file.ifPresent(EmbeddedFile::requireWritable);
        hasWritten = true;
    }

    /** Returns whether a statement may have changed something. */
    boolean hasWritten() {
        return hasWritten;
    }

    /** Returns whether the database is PostgreSQL, for the little that H2 does in another way. */
    boolean isPostgres() throws SQLException {
        return connection.getMetaData().getDatabaseProductName().equals("PostgreSQL");
    }

    /** Lets the transaction see the rows of one instant only; called before its first statement. */
    void isolate() throws SQLException {
        connection.setTransactionIsolation(Connection.TRANSACTION_SERIALIZABLE);
    }

    /** Returns the instant in a column; null if there is none. */
    public static Instant instant(ResultSet row, String column) throws SQLException {
        OffsetDateTime time = row.getObject(column, OffsetDateTime.class);
        return time == null ? null : time.toInstant();
    }

    private static void set(PreparedStatement prepared, Object... arguments) throws SQLException {
        for (int i = 0; i < arguments.length; i++) {
            Object argument = arguments[i];
            prepared.setObject(
                    i + 1,
                    argument instanceof Instant time
                            ? OffsetDateTime.ofInstant(time, ZoneOffset.UTC)
                            : argument);
        }
    }
}
