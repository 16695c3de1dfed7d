// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.kneepoint.server.account.Quotas;
import org.kneepoint.study.session.WorkspaceJob.State;

/**
 * Begins jobs when it is their turn, and cancels those that have used up their time. Safe for use
 * by several threads.
 */
final class JobScheduler {
    private static final long PERIOD_MILLIS = 500;

    private final Quotas quotas;
    private final JobList jobs;
    private final Admission admission;
    private final Suspects suspects = new Suspects();
    private final JobRunner runner;
    private final ScheduledExecutorService thread =
            Executors.newSingleThreadScheduledExecutor(JobQueue.daemon("job queue"));
    private volatile boolean isClosed;

    /** Begins nothing before {@link #start}. */
    JobScheduler(Quotas quotas, JobList jobs, Admission admission, JobRunner runner) {
        this.quotas = quotas;
        this.jobs = jobs;
        this.admission = admission;
        this.runner = runner;
    }

    /**
     * Begins jobs from now on.
     *
     * @param housekeeping is called in each period
     */
    void start(Runnable housekeeping) {
        thread.scheduleWithFixedDelay(
                () -> supervise(housekeeping), 0, PERIOD_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** Lets a job wait for its turn. */
    void add(ServerJob job) {
        if (job.attempts() > 0) {
            suspects.add(job);
        } else {
            admission.add(job);
        }
    }

    /** Lets a job wait no longer; returns whether it did. */
    boolean remove(ServerJob job) {
        return admission.remove(job) || suspects.remove(job);
    }

    /** Begins soon what can begin now. */
    void admitSoon() {
        try {
            thread.execute(this::admit);
        } catch (RejectedExecutionException e) {
            // closed: nothing begins any more
        }
    }

    private void supervise(Runnable housekeeping) {
        try {
            jobs.open().forEach(this::requireInTime);
            housekeeping.run();
            suspects.next().ifPresent(admission::add);
            admit();
        } catch (RuntimeException | OutOfMemoryError e) {
            // as when the database does not answer: the next period tries again
        }
    }

    private void requireInTime(ServerJob job) {
        long seconds = quotas.of(job.caller().account()).seconds();
        if (job.state() == State.RUNNING
                && job.overrun().isEmpty()
                && job.elapsed().toSeconds() > seconds) {
            job.overrun("cancelled after " + seconds + " s, the longest time of a job");
        }
    }

    private void admit() {
        while (!isClosed) {
            Optional<ServerJob> next = admission.next();
            if (next.isEmpty()) {
                return;
            }
            runner.begin(next.get());
        }
    }

    /** Returns whether no more jobs begin. */
    boolean isClosed() {
        return isClosed;
    }

    /** Begins no more jobs. */
    void close() {
        isClosed = true;
        thread.shutdown();
    }
}
