// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.slf4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.osgi.service.log.Logger;
import org.osgi.service.log.LoggerFactory;
import org.slf4j.spi.SLF4JServiceProvider;

class LogServiceLoggerTest {
    private static final Set<String> ENABLED = Set.of("isWarnEnabled", "isErrorEnabled");

    private final List<String> logged = new ArrayList<>();
    private Optional<LoggerFactory> logService = Optional.of(logService());
    private final LogServiceLoggers loggers = new LogServiceLoggers(() -> logService);

    @Test
    void writesTheFormattedTextAtItsLevel() {
        org.slf4j.Logger logger = loggers.getLogger("a.b");
        logger.warn("{} of {}", 1, "{}");
        logger.error("failed", new IllegalStateException("why"));
        assertEquals(
                List.of(
                        "a.b warn [{}, [1 of {}]]",
                        "a.b error [{}, [failed, java.lang.IllegalStateException: why]]"),
                logged);
    }

    @Test
    void theLogServiceDecidesWhatIsLogged() {
        org.slf4j.Logger logger = loggers.getLogger("a.b");
        logger.info("no");
        logger.debug("no");
        logger.trace("no");
        assertTrue(logger.isWarnEnabled() && logger.isErrorEnabled());
        assertFalse(logger.isInfoEnabled() || logger.isDebugEnabled() || logger.isTraceEnabled());
        assertEquals(List.of(), logged);
    }

    @Test
    void waitsForTheLogService() {
        Optional<LoggerFactory> later = logService;
        logService = Optional.empty();
        org.slf4j.Logger logger = loggers.getLogger("a.b");
        logger.error("lost");
        logService = later;
        logger.error("kept");
        assertEquals(List.of("a.b error [{}, [kept]]"), logged);
    }

    @Test
    void aNameHasOneLogger() {
        assertSame(loggers.getLogger("a"), loggers.getLogger("a"));
        assertEquals("a", loggers.getLogger("a").getName());
    }

    @Test
    void isFoundByServiceLoader() {
        assertTrue(
                ServiceLoader.load(SLF4JServiceProvider.class).stream()
                        .anyMatch(provider -> provider.type() == LogServiceProvider.class));
    }

    private LoggerFactory logService() {
        return (LoggerFactory)
                Proxy.newProxyInstance(
                        LoggerFactory.class.getClassLoader(),
                        new Class<?>[] {LoggerFactory.class},
                        (proxy, method, arguments) -> logger((String) arguments[0]));
    }

    private Logger logger(String name) {
        return (Logger)
                Proxy.newProxyInstance(
                        Logger.class.getClassLoader(),
                        new Class<?>[] {Logger.class},
                        (proxy, method, arguments) -> {
                            if (method.getReturnType() == boolean.class) {
                                return ENABLED.contains(method.getName());
                            }
                            logged.add(
                                    name
                                            + " "
                                            + method.getName()
                                            + " "
                                            + Arrays.deepToString(arguments));
                            return null;
                        });
    }
}
