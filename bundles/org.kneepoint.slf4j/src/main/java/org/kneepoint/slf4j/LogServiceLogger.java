// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.slf4j;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.osgi.service.log.Logger;
import org.slf4j.Marker;
import org.slf4j.event.Level;
import org.slf4j.helpers.LegacyAbstractLogger;
import org.slf4j.helpers.MessageFormatter;

/**
 * A logger of SLF4J that writes to the logger of its name in the Log Service, at the level set
 * there. Markers are ignored; what is logged before there is a Log Service is lost.
 */
final class LogServiceLogger extends LegacyAbstractLogger {
    private static final long serialVersionUID = 1L;

    private final transient Supplier<Optional<Logger>> source;

    /** Known once the Log Service is there. */
    private transient volatile Logger target;

    LogServiceLogger(String name, Supplier<Optional<Logger>> source) {
        this.name = name;
        this.source = source;
    }

    private boolean isEnabled(Predicate<Logger> level) {
        Logger known = target;
        if (known == null) {
            known = source.get().orElse(null);
            target = known;
        }
        return known != null && level.test(known);
    }

    @Override
    public boolean isTraceEnabled() {
        return isEnabled(Logger::isTraceEnabled);
    }

    @Override
    public boolean isDebugEnabled() {
        return isEnabled(Logger::isDebugEnabled);
    }

    @Override
    public boolean isInfoEnabled() {
        return isEnabled(Logger::isInfoEnabled);
    }

    @Override
    public boolean isWarnEnabled() {
        return isEnabled(Logger::isWarnEnabled);
    }

    @Override
    public boolean isErrorEnabled() {
        return isEnabled(Logger::isErrorEnabled);
    }

    @Override
    protected String getFullyQualifiedCallerName() {
        return null;
    }

    /** Called for enabled levels only. */
    @Override
    protected void handleNormalizedLoggingCall(
            Level level, Marker marker, String pattern, Object[] arguments, Throwable thrown) {
        String text = MessageFormatter.basicArrayFormat(pattern, arguments);
        // a throwable as last argument is recorded with its stack trace
        Object[] message = thrown == null ? new Object[] {text} : new Object[] {text, thrown};
        switch (level) {
            case ERROR -> target.error("{}", message);
            case WARN -> target.warn("{}", message);
            case INFO -> target.info("{}", message);
            case DEBUG -> target.debug("{}", message);
            case TRACE -> target.trace("{}", message);
        }
    }
}
