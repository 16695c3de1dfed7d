// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.time.Clock;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.kneepoint.server.account.AuditLog;
import org.osgi.service.log.Logger;

/** Removes what is old each day, until closed. */
final class DailyRemoval implements AutoCloseable {
    private static final long PERIOD_HOURS = 24;

    private final List<Retention> retentions;
    private final Clock clock;
    private final AuditLog audit;
    private final Logger log;
    private final ScheduledExecutorService daily =
            Executors.newSingleThreadScheduledExecutor(DailyRemoval::thread);

    /** Begins an hour after the start. */
    DailyRemoval(List<Retention> retentions, Clock clock, AuditLog audit, Logger log) {
        this.retentions = List.copyOf(retentions);
        this.clock = clock;
        this.audit = audit;
        this.log = log;
        daily.scheduleWithFixedDelay(this::remove, 1, PERIOD_HOURS, TimeUnit.HOURS);
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "daily removal");
        thread.setDaemon(true);
        return thread;
    }

    private void remove() {
        retentions.forEach(this::remove);
    }

    /** A failure must not end the schedule. */
    private void remove(Retention retention) {
        try {
            retention.prune(clock, audit);
        } catch (RuntimeException e) {
            log.warn(retention.kind() + " were not removed", e);
        }
    }

    @Override
    public void close() {
        daily.shutdownNow();
    }
}
