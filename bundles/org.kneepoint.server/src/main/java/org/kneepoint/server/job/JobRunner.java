// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.execution.PatientDatabase;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.WorkspaceJob;
import org.kneepoint.study.session.WorkspaceJob.Failure;
import org.kneepoint.study.session.WorkspaceJob.NamedResult;
import org.kneepoint.study.session.WorkspaceJob.State;
import org.kneepoint.study.task.HeapSize;

/** Begins jobs in the sessions of their users, hands over their results and records their ends. */
final class JobRunner {
    /** Attempts after which a job is taken as the cause of the ends of the server. */
    private static final int MOST_ATTEMPTS = 3;

    private static final int THREADS = 4;
    private static final long GRACE_SECONDS = 5;

    private final JobQueue.Parts parts;
    private final JobTable table;
    private final JobList jobs;
    private final Function<Caller, UserWorkspace> workspaces;
    private final Admission admission;
    private final Consumer<ServerJob> listener;
    private final ExecutorService ends =
            Executors.newFixedThreadPool(THREADS, JobQueue.daemon("end of job"));
    private volatile boolean isDrained;

    /**
     * Runs jobs.
     *
     * @param listener receives each job that has ended
     */
    JobRunner(
            JobQueue.Parts parts,
            JobTable table,
            JobList jobs,
            Admission admission,
            Function<Caller, UserWorkspace> workspaces,
            Consumer<ServerJob> listener) {
        this.parts = parts;
        this.table = table;
        this.jobs = jobs;
        this.admission = admission;
        this.workspaces = workspaces;
        this.listener = listener;
    }

    /** Begins a job that is recorded as running; its user hears what is wrong with the line. */
    void beginRecorded(ServerJob job) {
        try {
            job.begin();
            workspaces.apply(job.caller()).execute(job);
        } catch (BadInput e) {
            jobs.forget(job);
            table.remove(job.number());
            throw e;
        } catch (Exception | OutOfMemoryError e) {
            fail(job, e);
        }
    }

    /** Begins a job whose turn it is. */
    void begin(ServerJob job) {
        try {
            job.setCaller(PatientDatabase.await(() -> permitted(job.caller())));
            if (job.attempts() >= MOST_ATTEMPTS) {
                throw BadInput.because(
                        "line",
                        job.line(),
                        "the server has ended "
                                + job.attempts()
                                + " times while it prepared this job: a plug-in may be the cause");
            }
            job.setAttempts(job.attempts() + 1);
            table.begin(job.number(), job.attempts());
            job.begin();
            workspaces.apply(job.caller()).execute(job);
        } catch (Exception | OutOfMemoryError e) {
            fail(job, e);
        }
    }

    /** Returns a caller with no more rights than the account has now. */
    private Caller permitted(Caller then) {
        Caller now =
                parts.accounts()
                        .apply(then.account())
                        .orElseThrow(
                                () ->
                                        BadInput.because(
                                                "account",
                                                then.account(),
                                                "the account is locked or was removed"));
        return now.role().includes(then.role()) ? then : now;
    }

    private void fail(ServerJob job, Throwable why) {
        String line = why.getMessage() == null ? why.toString() : why.getMessage();
        if (why instanceof OutOfMemoryError) {
            line = HeapSize.exhausted();
        }
        end(job, State.FAILED, Optional.of(new Failure(line, why)), List.of());
    }

    /** Ends a job as cancelled that has not begun. */
    void cancelWaiting(ServerJob job) {
        end(job, State.CANCELLED, Optional.empty(), List.of());
    }

    /** Takes over the end of the job of a session, on another thread than that of the session. */
    void ended(ServerJob job, WorkspaceJob inner) {
        try {
            ends.execute(() -> finish(job, inner));
        } catch (RejectedExecutionException e) {
            // the server has ended, and its next start continues the job
        }
    }

    private void finish(ServerJob job, WorkspaceJob inner) {
        State state = inner.state();
        Optional<Failure> failure = inner.failure();
        if (state == State.CANCELLED && isDrained && !job.isCancelledForGood()) {
            table.queue(job.number());
            jobs.forget(job);
            return;
        }
        if (state == State.CANCELLED && !job.overrun().isEmpty()) {
            state = State.FAILED;
            failure = Optional.of(new Failure(job.overrun(), null));
        }
        try {
            PatientDatabase.await(() -> handOver(job, inner.results()));
        } catch (RuntimeException | OutOfMemoryError e) {
            state = State.FAILED;
            failure = Optional.of(new Failure("its result is not stored: " + e.getMessage(), e));
        }
        end(job, state, failure, inner.names());
    }

    /** Ends a job whose thread does not return, and cannot be stopped. */
    void abandon(ServerJob job) {
        boolean isUser = job.overrun().isEmpty();
        String line = isUser ? "cancelled" : job.overrun();
        ends.execute(
                () ->
                        end(
                                job,
                                isUser ? State.CANCELLED : State.FAILED,
                                Optional.of(new Failure(line + "; it does not return", null)),
                                List.of()));
    }

    private Void handOver(ServerJob job, Map<String, NamedResult> results) {
        results.forEach(
                (name, named) ->
                        parts.results()
                                .named(
                                        job.caller(),
                                        job.number(),
                                        name,
                                        named.result(),
                                        named.line()));
        return null;
    }

    /** Once its state says that it has ended, a job may begin again: all else is done before. */
    private void end(ServerJob job, State state, Optional<Failure> why, List<String> names) {
        try {
            table.end(job.number(), state, why.map(Failure::line).orElse(""), job.runs(), names);
        } finally {
            jobs.end(job);
            admission.end(job);
            job.end(state, why, names);
            listener.accept(job);
        }
    }

    /** From now on a job that ends as cancelled, but not for good, waits for the next start. */
    void drain() {
        isDrained = true;
    }

    /** Waits until the ends of jobs are recorded. */
    void close() {
        ends.shutdown();
        try {
            ends.awaitTermination(GRACE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
