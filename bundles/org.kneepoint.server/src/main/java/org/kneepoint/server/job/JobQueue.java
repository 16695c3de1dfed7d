// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.account.AuditLog;
import org.kneepoint.server.account.Quotas;
import org.kneepoint.server.execution.RunOwner;
import org.kneepoint.server.store.Database;
import org.kneepoint.shell.session.ShellSession;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.PresentJob;
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
    private static final Duration SESSION_IDLE = Duration.ofHours(1);
    private static final Duration GRACE = Duration.ofSeconds(10);

    private final Parts parts;
    private final JobTable table;
    private final JobList jobs;
    private final Admission admission;
    private final JobRunner runner;
    private final JobScheduler scheduler;
    private final JobActs acts;
    private final Map<Caller, UserWorkspace> workspaces = new ConcurrentHashMap<>();
    private final UnresponsiveJobs unresponsive;

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
        this.runner =
                new JobRunner(parts, table, jobs, admission, this::userWorkspace, this::changed);
        this.scheduler = new JobScheduler(parts.quotas(), jobs, admission, runner);
        this.acts = new JobActs(table, jobs, scheduler, runner, parts.audit(), this::changed);
        this.unresponsive = new UnresponsiveJobs(runner, this::userWorkspace);
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
            scheduler.add(job);
        }
        scheduler.start(this::clear);
    }

    private void clear() {
        jobs.open().forEach(unresponsive::abandon);
        workspaces.values().forEach(one -> one.closeIfUnused(SESSION_IDLE.toNanos()));
    }

    private ServerJob job(JobRecord record) {
        return new ServerJob(record, parts.clock(), job -> acts.cancel(job));
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

    /** Returns what people may do to jobs. */
    JobActs acts() {
        return acts;
    }

    /** Returns how many cores the jobs of an account may use at once. */
    int cores(String account) {
        return Math.min(parts.cores(), parts.quotas().of(account).cores());
    }

    /** Returns for whom the present thread executes runs. */
    public RunOwner owner() {
        return jobs.findOpen(PresentJob.number())
                .<RunOwner>map(job -> new JobRuns(job, table, cores(job.caller().account())))
                .orElseGet(() -> RunOwner.of(Caller.current().account()));
    }

    /**
     * Adds a job, which is recorded when this returns.
     *
     * @throws BadInput if the line is wrong, or too many jobs of the account wait
     */
    ServerJob add(Caller caller, String line) {
        if (scheduler.isClosed()) {
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
        scheduler.add(job);
        changed(job);
        return job;
    }

    /** Tells the user, also where it has another role, and begins what can begin now. */
    private void changed(ServerJob job) {
        workspaces.forEach(
                (caller, workspace) -> {
                    if (job.isOfAccount(caller.account())) {
                        workspace.notify(job);
                    }
                });
        scheduler.admitSoon();
    }

    /** The job of a session has ended. */
    void ended(ServerJob job, WorkspaceJob inner) {
        runner.ended(job, inner);
    }

    /**
     * Removes the jobs that ended before some moment.
     *
     * @return their number
     */
    public int removeEndedBefore(Instant moment) {
        return table.removeEndedBefore(moment);
    }

    /** Returns whether a job waits or runs, or will when the queue has started. */
    public boolean isOpen(int number) {
        return jobs.find(number).filter(ServerJob::isOpen).isPresent();
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

    /** Returns the number of jobs that have failed or were cancelled, and still do not return. */
    public int unresponsive() {
        return unresponsive.size();
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
        if (scheduler.isClosed()) {
            return;
        }
        scheduler.close();
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
