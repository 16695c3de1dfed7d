// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.UUID;
import javax.sql.DataSource;
import org.h2.jdbcx.JdbcDataSource;

/** Databases for tests. */
public final class TestDatabase {
    private TestDatabase() {}

    /** Returns a new database in memory with all tables. */
    public static Database h2() {
        return migrated(emptyH2());
    }

    /** Returns a new schema of a PostgreSQL server with all tables; see {@link PostgresTest}. */
    public static Database postgres() {
        return migrated(emptyPostgres());
    }

    /** Returns a new database in memory without tables. */
    static Database emptyH2() {
        JdbcDataSource source = new JdbcDataSource();
        source.setURL("jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1");
        return new Database(source);
    }

    /**
     * Returns a new schema of a PostgreSQL server, without tables: a database of its own would be
     * several megabytes of files.
     */
    static Database emptyPostgres() {
        return new Database(postgresSchema());
    }

    /** Returns the connections to a new schema of a PostgreSQL server, without tables. */
    public static DataSource postgresSchema() {
        String schema = "t" + UUID.randomUUID().toString().replace("-", "");
        try (var connection = PostgresPool.CONNECTIONS.getConnection();
                var statement = connection.createStatement()) {
            statement.execute("CREATE SCHEMA " + schema);
        } catch (SQLException e) {
            throw DatabaseException.of(e);
        }
        // without a pool of its own
        return new HikariDataSource() {
            @Override
            public Connection getConnection() throws SQLException {
                Connection connection = PostgresPool.CONNECTIONS.getConnection();
                connection.setSchema(schema);
                return connection;
            }
        };
    }

    /** Connections for all schemas, since a new one is a process of the server. */
    private static final class PostgresPool {
        private static final HikariDataSource CONNECTIONS = connections();

        private static HikariDataSource connections() {
            HikariConfig config = new HikariConfig();
            config.setJdbcUrl(TestPostgres.running().url("postgres"));
            config.setMaximumPoolSize(32);
            config.setMinimumIdle(1);
            config.setConnectionTimeout(1000);
            return new HikariDataSource(config);
        }
    }

    /** Ends the PostgreSQL server at once, as a loss of power would, and starts it again. */
    public static void restartPostgres(Runnable meanwhile) {
        TestPostgres.running().stop();
        try {
            meanwhile.run();
        } finally {
            TestPostgres.running().start();
        }
    }

    private static Database migrated(Database database) {
        Migrations.apply(database);
        return database;
    }
}
