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
    private final Optional<OwnThreads> embedded;

    private Database(DataSource source, Optional<OwnThreads> embedded) {
        this.source = source;
        this.embedded = embedded;
    }

    /** Uses the connections of a source. */
    public Database(DataSource source) {
        this(source, Optional.empty());
    }

    /** Uses the connections of a source to a file of this process. */
    static Database embedded(DataSource source) {
        return new Database(source, Optional.of(new OwnThreads()));
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
     * @throws DatabaseException if the database refuses or does not answer
     */
    public <T> T transaction(Transaction<T> work) {
        return embedded.isPresent() ? embedded.get().call(() -> complete(work)) : complete(work);
    }

    private <T> T complete(Transaction<T> work) {
        boolean interrupted = Thread.interrupted();
        try (Connection connection = connect()) {
            connection.setAutoCommit(false);
            return run(work, connection);
        } catch (SQLException e) {
            throw new DatabaseException(e);
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private <T> T run(Transaction<T> work, Connection connection) throws SQLException {
        try {
            T result = work.run(new Sql(connection));
            if (embedded.isPresent()) {
                embedded.get().commit(connection);
            } else {
                connection.commit();
            }
            return result;
        } catch (SQLException | RuntimeException | Error e) {
            rollback(connection, e);
            throw e;
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

    private static void rollback(Connection connection, Throwable cause) {
        try {
            connection.rollback();
        } catch (SQLException e) {
            cause.addSuppressed(e);
        }
    }
}
