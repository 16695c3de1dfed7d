// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.util.concurrent.TimeUnit;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.store.DatabaseConnections;
import org.kneepoint.server.store.DatabaseOutage;
import org.kneepoint.server.store.Migrations;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Filter;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.service.jdbc.DataSourceFactory;
import org.osgi.util.tracker.ServiceTracker;

/**
 * Opens the database of the settings by an installed driver.
 *
 * @param context of this bundle
 */
record InstalledDrivers(BundleContext context) {
    private static final long LONGEST_START_MILLIS = TimeUnit.SECONDS.toMillis(10);

    /** The embedded database needs no account: its folder is closed to others. */
    private static final String EMBEDDED_USER = "kneepoint";

    /**
     * Opens the database and makes the tables that it lacks.
     *
     * @throws BadInput if there is no driver for its address, or it is newer than this program
     */
    DatabaseConnections open(ServerSettings settings, DataFolder data) {
        DatabaseConnections connections = openEmpty(settings, data);
        try {
            Migrations.apply(connections.database());
            return connections;
        } catch (DatabaseOutage e) {
            connections.close();
            throw absent(settings, e);
        } catch (RuntimeException e) {
            connections.close();
            throw e;
        }
    }

    private static BadInput inUse(DataFolder data) {
        return BadInput.because(
                "folder",
                data.path(),
                data.path() + " is prepared, and its database is used by another process");
    }

    private static BadInput absent(ServerSettings settings, DatabaseOutage outage) {
        return BadInput.because(
                "database.url",
                settings.find(ServerSettings.DATABASE_URL).orElse(""),
                outage.getMessage() + ": " + outage.finding());
    }

    /**
     * Opens the database as it is, to restore a back-up.
     *
     * @throws BadInput if there is no driver for its address, or another process uses it
     */
    DatabaseConnections openEmpty(ServerSettings settings, DataFolder data) {
        String url =
                settings.find(ServerSettings.DATABASE_URL)
                        .orElseGet(() -> DatabaseConnections.embeddedUrl(data.database()));
        boolean embedded = settings.find(ServerSettings.DATABASE_URL).isEmpty();
        try {
            return DatabaseConnections.open(
                    factory(url),
                    url,
                    embedded ? EMBEDDED_USER : settings.get(ServerSettings.DATABASE_USER),
                    settings.find(ServerSettings.DATABASE_PASSWORD).orElse(""));
        } catch (DatabaseOutage e) {
            throw embedded && !e.isOfDisk() ? inUse(data) : absent(settings, e);
        }
    }

    private DataSourceFactory factory(String url) {
        String driver = DatabaseConnections.driver(url);
        ServiceTracker<DataSourceFactory, DataSourceFactory> tracker =
                new ServiceTracker<>(context, filter(driver), null);
        tracker.open();
        try {
            DataSourceFactory factory = tracker.waitForService(LONGEST_START_MILLIS);
            if (factory == null) {
                throw BadInput.because("database.url", url, "no driver for " + url);
            }
            return factory;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } finally {
            tracker.close();
        }
    }

    private Filter filter(String driver) {
        try {
            return context.createFilter(
                    "(&(objectClass="
                            + DataSourceFactory.class.getName()
                            + ")("
                            + DataSourceFactory.OSGI_JDBC_DRIVER_CLASS
                            + "="
                            + driver
                            + "))");
        } catch (InvalidSyntaxException e) {
            throw new IllegalArgumentException(driver, e);
        }
    }
}
