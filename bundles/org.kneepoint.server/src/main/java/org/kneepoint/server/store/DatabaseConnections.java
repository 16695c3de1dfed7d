// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicReference;
import javax.sql.DataSource;
import org.osgi.service.jdbc.DataSourceFactory;

/**
 * The pool of connections to the database of a server. It opens although a database server is away:
 * each call fails within two seconds until it is back. Safe for use by several threads.
 */
public final class DatabaseConnections implements AutoCloseable {
    private static final long CONNECTION_TIMEOUT_MS = 2_000;
    private static final int LARGEST_POOL = 10;
    private static final String H2 = "jdbc:h2:";
    private static final String POSTGRES = "jdbc:postgresql:";

    private final HikariDataSource pool;
    private final Database database;

    /** Opens the file of an embedded database, without the pool. */
    private final Optional<DataSource> opener;

    private DatabaseConnections(
            HikariDataSource pool, Database database, Optional<DataSource> opener) {
        this.pool = pool;
        this.database = database;
        this.opener = opener;
    }

    /** The free space of the disk of a file, bytes; unlimited where that is not known. */
    private static long space(String url) {
        Path folder = Path.of(url.substring(H2.length()).split(";")[0]).getParent();
        try {
            return folder == null ? Long.MAX_VALUE : Files.getFileStore(folder).getUsableSpace();
        } catch (IOException e) {
            return Long.MAX_VALUE;
        }
    }

    /**
     * Returns the address of an embedded database. Every commit is written to the file before it
     * returns ({@code WRITE_DELAY}), at its end ({@code REUSE_SPACE}): H2 2.5.252 does not find the
     * last commit before a kill that lies in space used before. So the file grows while it is open,
     * by some 16 KiB for a commit, and is compacted when it is opened and closed.
     *
     * @param file its file without the extension {@code .mv.db}
     */
    public static String embeddedUrl(Path file) {
        return H2
                + file.toAbsolutePath().normalize()
                + ";WRITE_DELAY=0;DB_CLOSE_ON_EXIT=FALSE;DB_CLOSE_DELAY=-1;LOCK_TIMEOUT=10000"
                + ";REUSE_SPACE=FALSE;AUTO_COMPACT_FILL_RATE=0;TRACE_LEVEL_FILE=0";
    }

    /** Returns the class of the driver that opens an address; its factory is an OSGi service. */
    public static String driver(String url) {
        return url.startsWith(H2) ? "org.h2.Driver" : "org.postgresql.Driver";
    }

    /**
     * Opens a pool.
     *
     * @param factory that of the {@link #driver}
     * @param url {@link #embeddedUrl}, or {@code jdbc:postgresql://host:port/database}
     * @throws DatabaseException if the driver refuses the address, or the file of an embedded
     *     database cannot be opened
     */
    public static DatabaseConnections open(
            DataSourceFactory factory, String url, String user, String password) {
        Properties properties = new Properties();
        properties.setProperty(DataSourceFactory.JDBC_URL, withTimeouts(url));
        properties.setProperty(DataSourceFactory.JDBC_USER, user);
        properties.setProperty(DataSourceFactory.JDBC_PASSWORD, password);
        try {
            DataSource source = factory.createDataSource(properties);
            return url.startsWith(H2) ? ofFile(source, url) : ofServer(source);
        } catch (SQLException e) {
            throw DatabaseException.of(e);
        }
    }

    private static DatabaseConnections ofServer(DataSource source) {
        HikariDataSource pool = new HikariDataSource(config(source));
        return new DatabaseConnections(pool, new Database(pool), Optional.empty());
    }

    private static DatabaseConnections ofFile(DataSource source, String url) throws SQLException {
        openFile(source);
        AtomicReference<HikariDataSource> pool = new AtomicReference<>();
        EmbeddedFile file =
                new EmbeddedFile(
                        () -> space(url),
                        () -> pool.get().getHikariPoolMXBean().softEvictConnections());
        pool.set(new HikariDataSource(config(file.guarded(source))));
        Database database = Database.embedded(pool.get(), file);
        return new DatabaseConnections(pool.get(), database, Optional.of(source));
    }

    private static HikariConfig config(DataSource source) {
        HikariConfig config = new HikariConfig();
        config.setPoolName("kneepoint");
        config.setConnectionTimeout(CONNECTION_TIMEOUT_MS);
        config.setInitializationFailTimeout(-1);
        config.setMaximumPoolSize(LARGEST_POOL);
        config.setMinimumIdle(1);
        config.setDataSource(source);
        return config;
    }

    /** The pool would not wait for the repair of a large file that was not closed. */
    private static void openFile(DataSource source) throws SQLException {
        closeFile(source);
        source.getConnection().close();
    }

    private static void closeFile(DataSource source) throws SQLException {
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("SHUTDOWN COMPACT");
        }
    }

    /** Without limits a call would wait for a machine that has gone for as long as TCP does. */
    private static String withTimeouts(String url) {
        if (!url.startsWith(POSTGRES) || url.contains("socketTimeout=")) {
            return url;
        }
        return url + (url.contains("?") ? "&" : "?") + "connectTimeout=2&socketTimeout=30";
    }

    /** Returns the transactions. */
    public Database database() {
        return database;
    }

    /** Returns whether the database is a file of this process rather than a server. */
    public boolean isEmbedded() {
        return opener.isPresent();
    }

    /**
     * Closes the connections, and then the file of an embedded database, or the pool would open it.
     */
    @Override
    public void close() {
        pool.close();
        try {
            if (opener.isPresent()) {
                closeFile(opener.get());
            }
        } catch (SQLException e) {
            // what was committed is in the file, also if it cannot be written any more
        }
    }
}
