// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.kneepoint.server.execution.ServerExecutor;
import org.kneepoint.server.job.JobQueue;
import org.kneepoint.server.store.Database;
import org.kneepoint.study.task.AbandonedThreads;
import org.osgi.framework.BundleContext;

/**
 * The health checks of a server.
 *
 * @param folder the data folder
 */
record ServerChecks(Path folder, Database database, JobQueue jobs, ServerExecutor executor) {
    private static final Duration DATABASE_LIMIT = Duration.ofSeconds(2);

    /**
     * Jobs of a busy server wait; longer than this they wait for something that is out of order.
     */
    private static final Duration QUEUE_PATIENCE = Duration.ofHours(12);

    /** Registers the checks. */
    HealthReport open(BundleContext context) {
        return HealthReport.open(
                context,
                List.of(
                        NamedCheck.disk(folder),
                        NamedCheck.database(database, DATABASE_LIMIT),
                        NamedCheck.queue(this::oldest, QUEUE_PATIENCE),
                        NamedCheck.executor(executor::slots, executor.slots(), this::lost),
                        NamedCheck.bundles(context)));
    }

    private int lost() {
        return AbandonedThreads.plugIns().size() + jobs.unresponsive();
    }

    private Optional<Duration> oldest() {
        return jobs.queued() == 0
                ? Optional.empty()
                : Optional.of(Duration.ofSeconds(jobs.oldestQueuedSeconds()));
    }
}
