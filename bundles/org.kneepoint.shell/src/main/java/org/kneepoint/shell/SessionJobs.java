// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Job;
import org.apache.felix.service.command.JobListener;
import org.apache.felix.service.command.Process;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.StatementSplitter.Statement;
import org.kneepoint.shell.command.SessionRequest;
import org.kneepoint.study.session.PresentJob;
import org.kneepoint.support.UnknownName;

/**
 * The jobs of a session. gogo creates a job with two or more threads for every pipeline, including
 * those in closures and parentheses. Only statements and background jobs ({@code &}) are presented
 * to the user; the number and depth of all are bounded.
 */
final class SessionJobs implements JobListener {
    /** Session variable: a supplier of whether the output of this thread reaches the user. */
    static final String REACHES_USER = ".kneepoint.reaches";

    /** Session variable: the jobs of the session. */
    private static final String JOBS = ".kneepoint.jobs";

    private static final Pattern ASSIGNMENT = Pattern.compile("\\w+\\s*=");
    private static final int MAX_DEPTH = 100;
    private static final int MAX_JOBS = 250;

    private final Map<Job, JobPosition> places = new ConcurrentHashMap<>();
    private final Map<Job, BackgroundJob> background = new ConcurrentHashMap<>();
    private final AtomicInteger lastNumber = new AtomicInteger();
    private final ThreadLocal<StatementExecution> expected = new ThreadLocal<>();
    private final ThreadLocal<Job> started = new ThreadLocal<>();
    private final List<JobNotices> notices = new CopyOnWriteArrayList<>();

    /**
     * The position of a running job in the tree of jobs; gogo's parent is always the statement.
     *
     * @param outer process that has started it; null for a statement
     * @param execution of its statement or background job
     */
    private record JobPosition(Process outer, int depth, StatementExecution execution) {
        private boolean isTaskOfPage() {
            return outer == null && execution.task().isPresent();
        }
    }

    /** Listens to background jobs. */
    interface JobNotices {
        /** A job has been sent to the background. */
        void started(BackgroundJob job);

        /** A background job has ended. */
        void ended(BackgroundJob job);

        /**
         * A statement, or an assignment within one, has ended.
         *
         * @param part as typed
         */
        default void partEnded(String part) {
            // optional
        }
    }

    /** Where the output of a thread goes. */
    enum Destination {
        /** To the terminal or standard output. */
        USER,
        /** To a page. */
        PAGE,
        /** To a pipe, a file or a variable. */
        ELSEWHERE
    }

    /** Listens to the jobs of a session, and makes them known to its commands. */
    void bind(CommandSession session) {
        session.setJobListener(this);
        session.put(JOBS, this);
    }

    /** Returns the jobs of the session of a request. */
    static SessionJobs of(CommandRequest request) {
        return (SessionJobs) ((SessionRequest) request).sessionVariable(JOBS);
    }

    /** Returns the jobs of a session. */
    static SessionJobs of(CommandSession session) {
        return (SessionJobs) session.get(JOBS);
    }

    /** Adds a listener, notified after those that were added before. */
    void addNotices(JobNotices other) {
        notices.add(other);
    }

    /** Removes a listener. */
    void removeNotices(JobNotices other) {
        notices.remove(other);
    }

    /** Returns the running background jobs, by number. */
    List<BackgroundJob> running() {
        return background.values().stream()
                .filter(BackgroundJob::isListed)
                .sorted(Comparator.comparing(BackgroundJob::number))
                .toList();
    }

    /**
     * Cancels a background job.
     *
     * @throws BadInput if there is none of this number
     */
    void cancel(String number) {
        List<String> numbers = running().stream().map(job -> "" + job.number()).toList();
        int place = numbers.indexOf(number);
        if (place < 0) {
            throw numbers.isEmpty()
                    ? BadInput.unknown("job", number, numbers, "no job is running")
                    : UnknownName.of("job", number, numbers);
        }
        running().get(place).cancel();
    }

    /** Cancels all background jobs. */
    void cancelAll() {
        cancelAll(job -> true);
    }

    /** Cancels some background jobs. */
    void cancelAll(Predicate<BackgroundJob> chosen) {
        background.values().stream().filter(chosen).forEach(BackgroundJob::cancel);
    }

    /**
     * Waits for all background jobs.
     *
     * @param millis time limit, ms
     */
    void await(long millis) throws InterruptedException {
        await(millis, job -> true);
    }

    /** Waits for some background jobs. */
    synchronized void await(long millis, Predicate<BackgroundJob> chosen)
            throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        long left = millis;
        while (left > 0 && background.values().stream().anyMatch(chosen)) {
            wait(left);
            left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        }
    }

    /** Returns the execution state of a statement that this thread is about to run. */
    StatementExecution execution(Statement statement) {
        StatementExecution outer = current();
        return outer == null
                ? new StatementExecution(statement, new StatementProgress(), 0)
                : new StatementExecution(statement, outer);
    }

    /** Executes a statement on this thread. */
    Object execute(StatementExecution execution, Callable<Object> work) throws Exception {
        expected.set(execution);
        try {
            return work.call();
        } finally {
            expected.remove();
        }
    }

    /** Returns the execution state of the statement of this thread; null if there is none. */
    StatementExecution current() {
        JobPosition place = place();
        return place == null ? null : place.execution();
    }

    /** Returns where the output of this thread goes. */
    Destination destination() {
        Process process = Process.Utils.current();
        while (process != null) {
            JobPosition place = places.get(process.job());
            if (place != null && place.isTaskOfPage()) {
                return Destination.PAGE;
            }
            if (!process.isTty(1)) {
                return Destination.ELSEWHERE;
            }
            process = place == null ? null : place.outer();
        }
        return Destination.USER;
    }

    /** Returns the {@link PresentJob} of the statement of this thread. */
    int serverJob() {
        StatementExecution execution = current();
        return execution == null ? PresentJob.NONE : execution.serverJob();
    }

    private JobPosition place() {
        Process process = Process.Utils.current();
        return process == null ? null : places.get(process.job());
    }

    /** Returns the error code of the last job started by this thread; 0 for none. */
    int error() {
        Job job = started.get();
        return job == null || job.result() == null ? 0 : job.result().error();
    }

    /** Returns whether the last job started by this thread could not write all of its output. */
    boolean hasLostOutput() {
        Job job = started.get();
        List<Process> stages = job == null ? List.of() : job.processes();
        return !stages.isEmpty() && stages.get(stages.size() - 1).out().checkError();
    }

    @Override
    public void jobChanged(Job job, Job.Status previous, Job.Status next) {
        if (previous == Job.Status.Created) {
            begins(job, next == Job.Status.Background);
        } else if (next == Job.Status.Suspended) {
            // gogo would suspend a background job that reads the terminal for ever
            places.get(job)
                    .execution()
                    .fail(refused(job, "a background job cannot read the terminal"));
            job.interrupt();
        } else if (next == Job.Status.Done) {
            ends(job);
        }
    }

    private void begins(Job job, boolean isBackground) {
        JobPosition outer = place();
        if (outer != null) {
            requireRoom(outer, job);
        }
        started.set(job);
        StatementExecution execution = expected.get();
        expected.remove();
        if (execution == null) {
            execution =
                    outer == null || isBackground
                            ? new StatementExecution(null, new StatementProgress(), 0)
                            : outer.execution();
        }
        places.put(
                job,
                outer == null
                        ? new JobPosition(null, 1, execution)
                        : new JobPosition(Process.Utils.current(), outer.depth() + 1, execution));
        if (isBackground) {
            toBackground(job, execution);
        }
    }

    /** Bounds recursion, each level of which takes threads. */
    private void requireRoom(JobPosition outer, Job job) {
        StatementExecution execution = outer.execution();
        if (outer.depth() >= MAX_DEPTH) {
            execution.fail(tooMany(job, "statements are nested more than " + MAX_DEPTH + " deep"));
        } else if (places.size() >= MAX_JOBS) {
            execution.fail(tooMany(job, "more than " + MAX_JOBS + " statements at once"));
        }
        if (execution.failure() != null) {
            throw refused(job, "not run: another part of the statement failed");
        }
    }

    private static BadInput tooMany(Job job, String what) {
        return refused(job, what + ": is a function recursive?");
    }

    private static BadInput refused(Job job, String why) {
        return BadInput.because("statement", typed(job), why);
    }

    private static String typed(Job job) {
        return RewrittenStatement.typed(job.command().toString());
    }

    private void toBackground(Job job, StatementExecution execution) {
        boolean isListed = execution.task().map(PageTask::isListed).orElse(true);
        BackgroundJob entry =
                new BackgroundJob(
                        isListed ? lastNumber.incrementAndGet() : 0,
                        execution.command().orElse(typed(job)),
                        job,
                        execution);
        execution.toBackground(entry);
        background.put(job, entry);
        if (isListed) {
            notices.forEach(listener -> listener.started(entry));
        }
    }

    private void ends(Job job) {
        JobPosition place = places.remove(job);
        if (place == null) {
            return;
        }
        BackgroundJob entry = background.get(job);
        try {
            if (entry != null && entry.isListed()) {
                notices.forEach(listener -> listener.ended(entry));
            } else if (place.outer() == null || ASSIGNMENT.matcher(job.command()).lookingAt()) {
                notices.forEach(listener -> listener.partEnded(typed(job)));
            }
        } finally {
            if (entry != null) {
                removeEnded(entry);
            }
        }
    }

    private synchronized void removeEnded(BackgroundJob entry) {
        background.remove(entry.job());
        entry.release();
        notifyAll();
    }
}
