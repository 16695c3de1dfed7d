// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.ssh;

import java.util.HashMap;
import java.util.Map;
import org.osgi.service.log.LogLevel;
import org.osgi.service.log.admin.LoggerAdmin;
import org.osgi.service.log.admin.LoggerContext;

/** The levels of loggers in a test. */
final class LogLevels implements LoggerContext {
    private final Map<String, LogLevel> levels = new HashMap<>();

    /** Returns the administration of levels that nobody has set. */
    static LoggerAdmin admin() {
        LogLevels root = new LogLevels();
        return name -> root;
    }

    @Override
    public String getName() {
        return null;
    }

    @Override
    public LogLevel getEffectiveLogLevel(String name) {
        return levels.getOrDefault(name, LogLevel.WARN);
    }

    @Override
    public Map<String, LogLevel> getLogLevels() {
        return new HashMap<>(levels);
    }

    @Override
    public void setLogLevels(Map<String, LogLevel> changed) {
        levels.clear();
        levels.putAll(changed);
    }

    @Override
    public void clear() {
        levels.clear();
    }

    @Override
    public boolean isEmpty() {
        return levels.isEmpty();
    }
}
