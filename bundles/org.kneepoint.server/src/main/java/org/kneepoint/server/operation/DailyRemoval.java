// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.kneepoint.server.result.Retention;
import org.osgi.service.log.Logger;

/** Removes old results each day, until closed. */
final class DailyRemoval implements AutoCloseable {
    private static final long PERIOD_HOURS = 24;

    private final Retention retention;
    private final Logger log;
    private final ScheduledExecutorService daily =
            Executors.newSingleThreadScheduledExecutor(DailyRemoval::thread);

    /** Begins an hour after the start. */
    DailyRemoval(Retention retention, Logger log) {
        this.retention = retention;
        this.log = log;
        daily.scheduleWithFixedDelay(this::remove, 1, PERIOD_HOURS, TimeUnit.HOURS);
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "removal of old results");
        thread.setDaemon(true);
        return thread;
    }

    /** A failure must not end the schedule. */
    private void remove() {
        try {
            retention.prune();
        } catch (RuntimeException e) {
            log.warn("old results were not removed", e);
        }
    }

    @Override
    public void close() {
        daily.shutdownNow();
    }
}
