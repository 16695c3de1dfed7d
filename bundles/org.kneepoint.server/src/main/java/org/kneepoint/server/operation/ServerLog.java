// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;
import org.osgi.service.log.LogEntry;
import org.osgi.service.log.LogLevel;
import org.osgi.service.log.LogListener;
import org.osgi.service.log.LogReaderService;
import org.osgi.service.log.admin.LoggerAdmin;
import org.osgi.service.log.admin.LoggerContext;
import org.osgi.util.tracker.ServiceTracker;

/**
 * The log of the server: what the bundles write to the OSGi Log Service, and events with fields of
 * their own, a {@linkplain LogLine line} each. The file is {@code server.log}, with nine older ones
 * of 10 MB. Warnings and errors go to another stream too, such as the standard error that systemd
 * reads. Safe for use by several threads.
 */
public final class ServerLog implements LogListener, AutoCloseable {
    private static final long MAX_BYTES = 10_000_000;
    private static final int FILES = 10;

    /** Loggers of which information is logged; of others warnings and errors are. */
    private static final Map<String, LogLevel> LEVELS =
            Map.of(
                    "org.kneepoint.server",
                    LogLevel.INFO,
                    "org.kneepoint.ssh",
                    LogLevel.INFO,
                    // warns at each start of how Apache Felix HTTP uses it
                    "org.eclipse.jetty.ee10.servlet.ServletContextHandler",
                    LogLevel.ERROR);

    private final RotatedFile file;
    private final Optional<PrintStream> warnings;
    private ServiceTracker<LogReaderService, LogReaderService> readers;

    ServerLog(RotatedFile file, Optional<PrintStream> warnings) {
        this.file = file;
        this.warnings = warnings;
    }

    /**
     * Follows the Log Service of a framework.
     *
     * @param folder of the files
     * @param warnings also receives warnings and errors
     */
    public static ServerLog open(
            BundleContext context, Path folder, Optional<PrintStream> warnings) {
        ServerLog log =
                new ServerLog(
                        new RotatedFile(folder.resolve("server.log"), MAX_BYTES, FILES), warnings);
        setLevels(context);
        log.follow(context);
        return log;
    }

    private static void setLevels(BundleContext context) {
        ServiceReference<LoggerAdmin> reference = context.getServiceReference(LoggerAdmin.class);
        LoggerAdmin admin = reference == null ? null : context.getService(reference);
        if (admin != null) {
            LoggerContext root = admin.getLoggerContext(null);
            Map<String, LogLevel> levels = new HashMap<>(LEVELS);
            levels.putAll(root.getLogLevels());
            root.setLogLevels(levels);
            context.ungetService(reference);
        }
    }

    private void follow(BundleContext context) {
        readers =
                new ServiceTracker<>(context, LogReaderService.class, null) {
                    @Override
                    public LogReaderService addingService(
                            ServiceReference<LogReaderService> reference) {
                        LogReaderService reader = super.addingService(reference);
                        reader.addLogListener(ServerLog.this);
                        return reader;
                    }

                    @Override
                    public void removedService(
                            ServiceReference<LogReaderService> reference, LogReaderService reader) {
                        reader.removeLogListener(ServerLog.this);
                        super.removedService(reference, reader);
                    }
                };
        readers.open();
    }

    @Override
    public void logged(LogEntry entry) {
        LogLevel level = entry.getLogLevel();
        String bundle = entry.getBundle() == null ? "" : entry.getBundle().getSymbolicName();
        String logger = entry.getLoggerName() == null ? bundle : entry.getLoggerName();
        // the framework tells each state of each bundle and service
        boolean isOfFramework = logger.startsWith("Events.");
        if (LogLevel.WARN.implies(level) || !isOfFramework && LogLevel.INFO.implies(level)) {
            write(
                    Instant.ofEpochMilli(entry.getTime()),
                    level,
                    logger,
                    entry.getMessage(),
                    Map.of("bundle", bundle),
                    entry.getException());
        }
    }

    /**
     * Logs an event.
     *
     * @param logger subject, such as {@code access}
     * @param fields in their order, such as the number of the request; without secrets
     */
    public void write(LogLevel level, String logger, String message, Map<String, ?> fields) {
        write(Instant.now(), level, logger, message, new LinkedHashMap<>(fields), null);
    }

    private synchronized void write(
            Instant time,
            LogLevel level,
            String logger,
            String message,
            Map<String, ?> fields,
            Throwable failure) {
        String line = LogLine.of(time, level, logger, message, fields, failure);
        if (LogLevel.WARN.implies(level)) {
            warnings.ifPresent(stream -> stream.println(line));
        }
        try {
            file.append(line);
        } catch (IOException e) {
            // a full disk must not end what is logged; the health check of the disk reports it
        }
    }

    /** Follows the Log Service no longer. */
    @Override
    public synchronized void close() {
        if (readers != null) {
            readers.close();
        }
        file.close();
    }
}
