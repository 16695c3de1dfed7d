// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.account.AuditLog;
import org.kneepoint.server.account.Quotas;
import org.kneepoint.server.execution.Priority;
import org.kneepoint.server.execution.RunOwner;
import org.kneepoint.server.store.Database;
import org.kneepoint.shell.session.ShellSession;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.PresentJob;
import org.kneepoint.study.session.Role;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.study.session.WorkspaceJob;
import org.kneepoint.study.session.WorkspaceJob.State;

/**
 * The jobs of all users. A job is recorded before it is acknowledged. Those that wait or run when
 * the server ends, however abrupt, are begun again by the next one; since their runs are stored,
 * nothing is computed twice. Jobs that cannot take long begin at once. Safe for use by several
 * threads.
 */
public final class JobQueue implements AutoCloseable {
    private static final int MOST_OPEN = 2000;
    private static final int JOBS_PER_CORE = 4;
    private static final int LEAST_AT_ONCE = 8;
    private static final long PERIOD_MILLIS = 500;
    private static final Duration SESSION_IDLE = Duration.ofHours(1);
    private static final Duration GRACE = Duration.ofSeconds(10);

    private final Parts parts;
    private final JobTable table;
    private final JobList jobs;
    private final Admission admission;
    private final Suspects suspects = new Suspects();
    private final JobRunner runner;
    private final Map<Caller, UserWorkspace> workspaces = new ConcurrentHashMap<>();
    private final ScheduledExecutorService scheduler =
            Executors.newSingleThreadScheduledExecutor(daemon("job queue"));
    private volatile boolean isClosing;

    /**
     * What the queue uses.
     *
     * @param database has the table {@code job}
     * @param sessions opens sessions of the shell
     * @param accounts returns an account with its present role; empty if it may do nothing
     * @param results receives the results that jobs name
     * @param cores number of slots for runs
     */
    public record Parts(
            Database database,
            Clock clock,
            Quotas quotas,
            AuditLog audit,
            Function<Caller, ShellSession> sessions,
            Function<String, Optional<Caller>> accounts,
            ResultListener results,
            int cores) {}

    /** A queue, in which no job begins before {@link #start}. */
    public JobQueue(Parts parts) {
        this.parts = parts;
        this.table = new JobTable(parts.database(), parts.clock());
        this.jobs = new JobList(table, this::job);
        this.admission =
                new Admission(
                        parts.quotas(), Math.max(LEAST_AT_ONCE, JOBS_PER_CORE * parts.cores()));
        this.runner = new JobRunner(parts, table, jobs, this::userWorkspace, this::release);
    }

    static ThreadFactory daemon(String name) {
        return work -> {
            Thread thread = new Thread(work, name);
            thread.setDaemon(true);
            return thread;
        };
    }

    /** Continues the jobs that have not ended, and admits others. */
    public void start() {
        for (JobRecord record : table.open()) {
            ServerJob job = job(record);
            job.queue();
            job.setAttempts(record.attempts());
            jobs.open(job);
            if (job.attempts() > 0) {
                suspects.add(job);
            } else {
                admission.add(job);
            }
        }
        scheduler.scheduleWithFixedDelay(this::supervise, 0, PERIOD_MILLIS, TimeUnit.MILLISECONDS);
    }

    private ServerJob job(JobRecord record) {
        return new ServerJob(record, parts.clock(), this::cancel);
    }

    /** Returns the workspace of a user, the same for each call with the same role. */
    public Workspace workspace(Caller caller) {
        return userWorkspace(caller);
    }

    private UserWorkspace userWorkspace(Caller caller) {
        return workspaces.computeIfAbsent(
                caller, any -> new UserWorkspace(caller, this, parts.sessions()::apply));
    }

    /** Returns the jobs. */
    JobList jobs() {
        return jobs;
    }

    /** Returns for whom the present thread executes runs. */
    public RunOwner owner() {
        return jobs.findOpen(PresentJob.number())
                .<RunOwner>map(job -> new JobRuns(job, table, parts.cores()))
                .orElseGet(() -> RunOwner.of(Caller.current().account()));
    }

    /**
     * Adds a job, which is recorded when this returns.
     *
     * @throws BadInput if the line is wrong, or too many jobs of the account wait
     */
    ServerJob add(Caller caller, String line) {
        if (isClosing) {
            throw BadInput.because("line", line, "the server ends: try again when it has started");
        }
        String account = caller.account();
        long present = jobs.open().stream().filter(job -> job.isOfAccount(account)).count();
        if (present >= MOST_OPEN) {
            throw BadInput.because(
                    "line", line, present + " jobs wait: wait for one or cancel one");
        }
        boolean isShort = !LineKind.isLong(line) && admission.beginShort(account);
        return isShort ? beginShort(caller, line) : enqueue(caller, line);
    }

    private ServerJob beginShort(Caller caller, String line) {
        try {
            ServerJob job = job(table.add(caller, line, true));
            jobs.open(job);
            runner.beginRecorded(job);
            return job;
        } catch (RuntimeException e) {
            admission.endShort(caller.account());
            throw e;
        }
    }

    private ServerJob enqueue(Caller caller, String line) {
        ServerJob job = job(table.add(caller, line, false));
        jobs.open(job);
        admission.add(job);
        changed(job);
        return job;
    }

    private void release(ServerJob job) {
        admission.end(job);
        changed(job);
    }

    /** Tells the user, and begins what can begin now. */
    private void changed(ServerJob job) {
        userWorkspace(job.caller()).notify(job);
        if (!isClosing) {
            scheduler.execute(this::admit);
        }
    }

    private void supervise() {
        try {
            jobs.open().forEach(this::requireInTime);
            workspaces
                    .values()
                    .forEach(workspace -> workspace.closeIfUnused(SESSION_IDLE.toNanos()));
            suspects.next().ifPresent(admission::add);
            admit();
        } catch (RuntimeException e) {
            // as when the database does not answer: the next period tries again
        }
    }

    private void requireInTime(ServerJob job) {
        long seconds = parts.quotas().of(job.caller().account()).seconds();
        if (job.state() == State.RUNNING
                && job.overrun().isEmpty()
                && job.elapsed().toSeconds() > seconds) {
            job.overrun("cancelled after " + seconds + " s, the longest time of a job");
        }
    }

    private void admit() {
        while (!isClosing) {
            Optional<ServerJob> next = admission.next();
            if (next.isEmpty()) {
                return;
            }
            runner.begin(next.get());
        }
    }

    /** The job of a session has ended. */
    void ended(ServerJob job, WorkspaceJob inner) {
        runner.ended(job, inner);
    }

    /** Cancels a job in the name of somebody. */
    void cancel(Caller caller, ServerJob job) {
        cancel(job);
        recordAct(caller, "cancel job", job);
    }

    /** Cancels a job; without effect if it has ended. */
    private void cancel(ServerJob job) {
        if (admission.remove(job) || suspects.remove(job)) {
            runner.cancelWaiting(job);
        } else if (job.isOpen()) {
            job.cancelByUser();
        }
    }

    /**
     * Lets a job that has failed or was cancelled wait again, with the same number.
     *
     * @throws BadInput if it has not
     */
    void retry(Caller caller, ServerJob job) {
        synchronized (job) {
            State state = job.state();
            if (state != State.FAILED && state != State.CANCELLED) {
                throw BadInput.because(
                        "job",
                        job.number(),
                        String.format(
                                "job %d is %s: only one that has failed or was cancelled begins"
                                        + " again",
                                job.number(), state.name().toLowerCase(Locale.ROOT)));
            }
            table.queue(job.number());
            job.queue();
        }
        jobs.open(job);
        admission.add(job);
        recordAct(caller, "retry job", job);
        changed(job);
    }

    /**
     * Changes the priority of a job.
     *
     * @throws BadInput if it is high, and the caller is no administrator
     */
    void setPriority(Caller caller, ServerJob job, Priority priority) {
        if (priority == Priority.HIGH && caller.role() != Role.ADMINISTRATOR) {
            throw BadInput.because(
                    "priority",
                    priority.label(),
                    "a high priority takes from others: only administrators give it");
        }
        table.setPriority(job.number(), priority);
        job.setPriority(priority);
        recordAct(caller, "change priority of job", job);
    }

    private void recordAct(Caller caller, String act, ServerJob job) {
        parts.audit().record(caller, act, job.number() + " of " + job.caller().account());
    }

    String group(ServerJob job) {
        return parts.quotas().group(job.caller().account());
    }

    private List<ServerJob> in(State state) {
        return jobs.open().stream().filter(job -> job.state() == state).toList();
    }

    /** Returns the number of jobs that wait. */
    public int queued() {
        return in(State.QUEUED).size();
    }

    /** Returns the number of jobs that run. */
    public int running() {
        return in(State.RUNNING).size();
    }

    /** Returns how long the job has waited that has waited longest, s; 0 if none waits. */
    public long oldestQueuedSeconds() {
        return in(State.QUEUED).stream()
                .mapToLong(
                        job -> Duration.between(job.created(), parts.clock().instant()).toSeconds())
                .max()
                .orElse(0);
    }

    /**
     * Begins no more jobs, and lets those that run end for some time; the others are cancelled and
     * wait for the next start.
     */
    public void close(Duration patience) {
        if (isClosing) {
            return;
        }
        isClosing = true;
        scheduler.shutdown();
        awaitEnd(patience);
        runner.drain();
        in(State.RUNNING).forEach(ServerJob::cancelInner);
        awaitEnd(GRACE);
        runner.close();
        workspaces.values().forEach(UserWorkspace::close);
    }

    private void awaitEnd(Duration patience) {
        long end = System.nanoTime() + patience.toNanos();
        try {
            while (running() > 0 && System.nanoTime() < end) {
                TimeUnit.MILLISECONDS.sleep(20);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends at once; what runs is continued at the next start. */
    @Override
    public void close() {
        close(Duration.ZERO);
    }
}
