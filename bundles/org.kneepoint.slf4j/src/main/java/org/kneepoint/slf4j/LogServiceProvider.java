// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.slf4j;

import java.util.Optional;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceReference;
import org.osgi.service.log.LoggerFactory;
import org.slf4j.ILoggerFactory;
import org.slf4j.IMarkerFactory;
import org.slf4j.helpers.BasicMarkerFactory;
import org.slf4j.helpers.NOPMDCAdapter;
import org.slf4j.spi.MDCAdapter;
import org.slf4j.spi.SLF4JServiceProvider;

/** The provider of SLF4J's loggers, {@link LogServiceLogger}. */
public final class LogServiceProvider implements SLF4JServiceProvider {
    private static final String API_VERSION = "2.0.99";

    private final ILoggerFactory loggers;
    private final IMarkerFactory markers = new BasicMarkerFactory();
    private final MDCAdapter contexts = new NOPMDCAdapter();

    /** Called by {@link java.util.ServiceLoader}. */
    public LogServiceProvider() {
        this.loggers = new LogServiceLoggers(LogServiceProvider::logService);
    }

    /** Returns the Log Service as SLF4J's bundle sees it; empty before that bundle has started. */
    private static Optional<LoggerFactory> logService() {
        Bundle bundle = FrameworkUtil.getBundle(LogServiceProvider.class);
        BundleContext context = bundle == null ? null : bundle.getBundleContext();
        if (context == null) {
            return Optional.empty();
        }
        ServiceReference<LoggerFactory> reference =
                context.getServiceReference(LoggerFactory.class);
        return Optional.ofNullable(reference).map(context::getService);
    }

    @Override
    public ILoggerFactory getLoggerFactory() {
        return loggers;
    }

    @Override
    public IMarkerFactory getMarkerFactory() {
        return markers;
    }

    @Override
    public MDCAdapter getMDCAdapter() {
        return contexts;
    }

    /** Any 2.0: SLF4J warns of another. */
    @Override
    public String getRequestedApiVersion() {
        return API_VERSION;
    }

    @Override
    public void initialize() {
        // all is created in the constructor
    }
}
