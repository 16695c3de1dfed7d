// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import javax.sql.DataSource;

/**
 * Transactions of a database. What a transaction has written is durable when it returns. An
 * interrupt of the thread, such as that of a cancelled job, does not end a transaction; it is
 * pending afterwards. Safe for use by several threads.
 */
public final class Database {
    private final DataSource source;
    private final Optional<EmbeddedFile> file;

    private Database(DataSource source, Optional<EmbeddedFile> file) {
        this.source = source;
        this.file = file;
    }

    /** Uses the connections of a source. */
    public Database(DataSource source) {
        this(source, Optional.empty());
    }

    /** Uses the connections of a source to a file of this process. */
    static Database embedded(DataSource source, EmbeddedFile file) {
        return new Database(source, Optional.of(file));
    }

    /**
     * Work of a transaction.
     *
     * @param <T> its result
     */
    @FunctionalInterface
    public interface Transaction<T> {
        /** Does the work; an exception undoes it. */
        T run(Sql sql) throws SQLException;
    }

    /**
     * Runs work as one transaction: all of it is done, or nothing.
     *
     * @throws DatabaseException if the database refuses
     * @throws DatabaseOutage if it does not answer, or its disk is full
     */
    public <T> T transaction(Transaction<T> work) {
        return file.isPresent() ? file.get().call(() -> complete(work)) : complete(work);
    }

    /**
     * Makes sure that the database answers, and if the last write has failed that it can be
     * written.
     *
     * @throws DatabaseException if not
     */
    public void requireAnswer() {
        boolean writes = file.filter(EmbeddedFile::hasFailed).isPresent();
        transaction(
                sql ->
                        writes
                                ? sql.update("UPDATE schema_version SET version = version")
                                : sql.query("SELECT 1", row -> row.getInt(1)).get(0));
    }

    private <T> T complete(Transaction<T> work) {
        boolean interrupted = Thread.interrupted();
        try {
            return connected(work);
        } catch (SQLException e) {
            throw DatabaseException.of(e);
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private <T> T connected(Transaction<T> work) throws SQLException {
        try (Connection connection = connect()) {
            connection.setAutoCommit(false);
            try {
                return run(work, connection);
            } catch (SQLException | RuntimeException | Error e) {
                undo(connection, e);
                throw e;
            }
        }
    }

    private <T> T run(Transaction<T> work, Connection connection) throws SQLException {
        Sql sql = new Sql(connection, file);
        T result = work.run(sql);
        if (file.isPresent()) {
            file.get().commit(connection, sql.hasWritten());
        } else {
            connection.commit();
        }
        return result;
    }

    private void undo(Connection connection, Throwable cause) {
        if (cause instanceof SQLException sql
                && DatabaseException.of(sql) instanceof DatabaseOutage outage) {
            file.ifPresent(used -> used.failed(outage));
        }
        try {
            connection.rollback();
        } catch (SQLException e) {
            cause.addSuppressed(e);
        }
    }

    /** Takes a connection; the pool gives up waiting at an interrupt, so it is asked again. */
    private Connection connect() throws SQLException {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return source.getConnection();
                } catch (SQLException e) {
                    if (!Thread.interrupted()) {
                        throw e;
                    }
                    interrupted = true;
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
