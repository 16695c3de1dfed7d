// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.study.plugin.Catalogue;
import org.osgi.framework.AllServiceListener;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceEvent;

/**
 * Reports when plug-ins or commands have come or gone: once for the changes of a bundle, after the
 * catalogue has followed them.
 */
final class PlugInChanges implements AllServiceListener, AutoCloseable {
    private static final long DELAY_MILLIS = 250;

    private final BundleContext context;
    private final ScheduledExecutorService scheduler;
    private final Runnable report;
    private final AtomicBoolean isScheduled = new AtomicBoolean();

    /**
     * Reports the changes of a framework until it is closed.
     *
     * @param scheduler calls the report
     */
    PlugInChanges(BundleContext context, ScheduledExecutorService scheduler, Runnable report) {
        this.context = context;
        this.scheduler = scheduler;
        this.report = report;
        try {
            context.addServiceListener(this, filter());
        } catch (InvalidSyntaxException e) {
            throw new IllegalStateException("names of classes need no quotation", e);
        }
    }

    private static String filter() {
        Stream<Class<?>> plugIns =
                Stream.of(Catalogue.PlugInKind.values()).map(Catalogue.PlugInKind::type);
        return Stream.concat(plugIns, Stream.of(Command.class, ChartWriter.class))
                .map(type -> "(" + Constants.OBJECTCLASS + "=" + type.getName() + ")")
                .collect(Collectors.joining("", "(|", ")"));
    }

    @Override
    public void serviceChanged(ServiceEvent event) {
        if (!isScheduled.compareAndSet(false, true)) {
            return;
        }
        try {
            scheduler.schedule(this::run, DELAY_MILLIS, TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException e) {
            // the viewer has ended
            isScheduled.set(false);
        }
    }

    private void run() {
        isScheduled.set(false);
        report.run();
    }

    @Override
    public void close() {
        context.removeServiceListener(this);
    }
}
