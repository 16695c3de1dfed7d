// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.launcher;

import org.apache.felix.framework.Logger;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;
import org.osgi.service.log.LogEntry;
import org.osgi.service.log.LogLevel;
import org.osgi.service.log.LogListener;
import org.osgi.service.log.LogReaderService;
import org.osgi.util.tracker.ServiceTracker;

/**
 * Writes the messages of the framework and of the OSGi Log Service to the log file instead of the
 * terminal.
 */
final class FrameworkLog extends Logger implements LogListener {

    private final LogFile file;

    FrameworkLog(LogFile file) {
        this.file = file;
    }

    /** Listens to the Log Service once it is available. */
    void follow(BundleContext context) {
        new ServiceTracker<LogReaderService, LogReaderService>(
                context, LogReaderService.class, null) {
            @Override
            public LogReaderService addingService(ServiceReference<LogReaderService> reference) {
                LogReaderService reader = super.addingService(reference);
                reader.addLogListener(FrameworkLog.this);
                return reader;
            }
        }.open();
    }

    @Override
    public void logged(LogEntry entry) {
        if (LogLevel.WARN.implies(entry.getLogLevel())) {
            file.append(
                    entry.getLogLevel().name(),
                    source(entry),
                    entry.getMessage(),
                    entry.getException());
        }
    }

    /** The logger if it names a component of the bundle, else the bundle. */
    private static String source(LogEntry entry) {
        String bundle = entry.getBundle().getSymbolicName();
        String logger = entry.getLoggerName();
        return logger != null && logger.startsWith(bundle) ? logger : bundle;
    }

    @Override
    protected void doLog(int level, String message, Throwable failure) {
        String name = level == LOG_ERROR ? "ERROR" : level == LOG_WARNING ? "WARN" : "INFO";
        file.append(name, "framework", message, failure);
    }
}
