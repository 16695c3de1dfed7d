// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.ssh;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.osgi.service.log.Logger;
import org.slf4j.ILoggerFactory;
import org.slf4j.IMarkerFactory;
import org.slf4j.Marker;
import org.slf4j.event.Level;
import org.slf4j.helpers.BasicMarkerFactory;
import org.slf4j.helpers.LegacyAbstractLogger;
import org.slf4j.helpers.MessageFormatter;
import org.slf4j.helpers.NOPMDCAdapter;
import org.slf4j.spi.MDCAdapter;
import org.slf4j.spi.SLF4JServiceProvider;

/** All that the bundle and Apache MINA SSHD log, from INFO, as in the framework. */
public final class RecordedLog implements SLF4JServiceProvider {
    private static final List<Entry> ENTRIES = Collections.synchronizedList(new ArrayList<>());

    /**
     * A message.
     *
     * @param thrown null without a stack trace
     */
    record Entry(String level, String logger, String text, Throwable thrown) {}

    /** Forgets everything. */
    static void clear() {
        ENTRIES.clear();
    }

    /** Returns what was logged. */
    static List<Entry> entries() {
        synchronized (ENTRIES) {
            return List.copyOf(ENTRIES);
        }
    }

    /** Returns the messages of the bundle. */
    static List<String> lines() {
        return entries().stream()
                .filter(entry -> entry.logger().equals("ssh"))
                .map(Entry::text)
                .toList();
    }

    /** Returns the logger of the bundle. */
    static Logger logger() {
        return (Logger)
                Proxy.newProxyInstance(
                        Logger.class.getClassLoader(),
                        new Class<?>[] {Logger.class},
                        (proxy, method, arguments) -> {
                            if (method.getReturnType() == boolean.class) {
                                return true;
                            }
                            Object[] values =
                                    arguments.length == 2 && arguments[1] instanceof Object[] many
                                            ? many
                                            : List.of(arguments)
                                                    .subList(1, arguments.length)
                                                    .toArray();
                            add(method.getName(), "ssh", (String) arguments[0], values);
                            return null;
                        });
    }

    private static void add(String level, String logger, String pattern, Object[] values) {
        var message = MessageFormatter.arrayFormat(pattern, values);
        ENTRIES.add(
                new Entry(
                        level.toLowerCase(Locale.ROOT),
                        logger,
                        message.getMessage(),
                        message.getThrowable()));
    }

    @Override
    public ILoggerFactory getLoggerFactory() {
        return RecordingLogger::new;
    }

    @Override
    public IMarkerFactory getMarkerFactory() {
        return new BasicMarkerFactory();
    }

    @Override
    public MDCAdapter getMDCAdapter() {
        return new NOPMDCAdapter();
    }

    @Override
    public String getRequestedApiVersion() {
        return "2.0.99";
    }

    @Override
    public void initialize() {
        // nothing to prepare
    }

    private static final class RecordingLogger extends LegacyAbstractLogger {
        private static final long serialVersionUID = 1L;

        RecordingLogger(String name) {
            this.name = name;
        }

        @Override
        public boolean isTraceEnabled() {
            return false;
        }

        @Override
        public boolean isDebugEnabled() {
            return false;
        }

        @Override
        public boolean isInfoEnabled() {
            return true;
        }

        @Override
        public boolean isWarnEnabled() {
            return true;
        }

        @Override
        public boolean isErrorEnabled() {
            return true;
        }

        @Override
        protected String getFullyQualifiedCallerName() {
            return null;
        }

        @Override
        protected void handleNormalizedLoggingCall(
                Level level, Marker marker, String pattern, Object[] values, Throwable thrown) {
            String text = MessageFormatter.basicArrayFormat(pattern, values);
            ENTRIES.add(new Entry(level.name().toLowerCase(Locale.ROOT), name, text, thrown));
        }
    }
}
