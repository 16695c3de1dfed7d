// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import java.io.PrintWriter;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.UUID;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.h2.jdbcx.JdbcDataSource;
import org.kneepoint.server.store.Database;
import org.kneepoint.support.ResourceText;

/**
 * A database, and connections to it that a test cuts, as when a server is killed: what it does then
 * is not written.
 */
final class CuttableDatabase {
    private final DataSource source;

    /** A database without tables. */
    CuttableDatabase(DataSource source) {
        this.source = source;
        new Database(source)
                .transaction(
                        sql -> {
                            sql.execute(ResourceText.of(Database.class, "2-jobs.sql"));
                            return null;
                        });
    }

    /** A database in memory. */
    static CuttableDatabase inMemory() {
        JdbcDataSource source = new JdbcDataSource();
        source.setURL("jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1");
        return new CuttableDatabase(source);
    }

    /** Connections of one server. */
    Connections connect() {
        return new Connections();
    }

    /** Connections that can be cut. */
    final class Connections implements DataSource {
        private final Database database = new Database(this);
        private volatile boolean isCut;

        Database database() {
            return database;
        }

        void cut() {
            isCut = true;
        }

        void mend() {
            isCut = false;
        }

        @Override
        public Connection getConnection() throws SQLException {
            if (isCut) {
                throw new SQLException("cut", "08001");
            }
            return source.getConnection();
        }

        @Override
        public Connection getConnection(String user, String password) throws SQLException {
            return getConnection();
        }

        @Override
        public PrintWriter getLogWriter() {
            return null;
        }

        @Override
        public void setLogWriter(PrintWriter out) {
            // logs nothing
        }

        @Override
        public void setLoginTimeout(int seconds) {
            // connects at once
        }

        @Override
        public int getLoginTimeout() {
            return 0;
        }

        @Override
        public Logger getParentLogger() {
            return null;
        }

        @Override
        public <T> T unwrap(Class<T> type) throws SQLException {
            throw new SQLException("wraps nothing");
        }

        @Override
        public boolean isWrapperFor(Class<?> type) {
            return false;
        }
    }
}
