// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.slf4j;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.osgi.service.log.LoggerFactory;
import org.slf4j.ILoggerFactory;
import org.slf4j.Logger;

/** The loggers by name. */
final class LogServiceLoggers implements ILoggerFactory {
    private final Map<String, Logger> loggers = new ConcurrentHashMap<>();
    private final Supplier<Optional<LoggerFactory>> logService;

    /**
     * Loggers that write to a Log Service.
     *
     * @param logService returns it once it is there
     */
    LogServiceLoggers(Supplier<Optional<LoggerFactory>> logService) {
        this.logService = logService;
    }

    @Override
    public Logger getLogger(String name) {
        return loggers.computeIfAbsent(
                name,
                key ->
                        new LogServiceLogger(
                                key,
                                () -> logService.get().map(service -> service.getLogger(key))));
    }
}
