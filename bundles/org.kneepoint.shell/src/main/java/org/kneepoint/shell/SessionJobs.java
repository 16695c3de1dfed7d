// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.TimeUnit;
import org.apache.felix.service.command.Job;
import org.apache.felix.service.command.JobListener;
import org.apache.felix.service.command.Process;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.StatementSplitter.Statement;
import org.kneepoint.support.UnknownName;

/**
 * The jobs of a session. gogo creates a job with two or more threads for every pipeline, including
 * those in closures and parentheses. Only statements and background jobs ({@code &}) are presented
 * to the user; the number and depth of all are bounded.
 */
final class SessionJobs implements JobListener {
    /** Session variable: a supplier of whether the output of this thread reaches the user. */
    static final String REACHES_USER = ".kneepoint.reaches";

    private static final int MAX_DEPTH = 100;
    private static final int MAX_JOBS = 250;

    private final Map<Job, JobPosition> places = new ConcurrentHashMap<>();
    private final Map<Integer, BackgroundJob> background = new ConcurrentSkipListMap<>();
    private final ThreadLocal<StatementExecution> expected = new ThreadLocal<>();
    private final ThreadLocal<Job> started = new ThreadLocal<>();
    private volatile JobNotices notices = JobNotices.NONE;

    /**
     * The position of a running job in the tree of jobs; gogo's parent is always the statement.
     *
     * @param outer process that has started it; null for a statement
     * @param execution of its statement or background job
     */
    private record JobPosition(Process outer, int depth, StatementExecution execution) {}

    /** Listens to background jobs. */
    interface JobNotices {
        /** Ignores all. */
        JobNotices NONE =
                new JobNotices() {
                    @Override
                    public void started(BackgroundJob job) {
                        // ignored
                    }

                    @Override
                    public void ended(BackgroundJob job) {
                        // ignored
                    }
                };

        /** A job has been sent to the background. */
        void started(BackgroundJob job);

        /** A background job has ended. */
        void ended(BackgroundJob job);
    }

    /**
     * A background job.
     *
     * @param number for {@code cancel}
     * @param command as typed
     * @param job of gogo, which holds the result
     */
    record BackgroundJob(int number, String command, Job job, StatementExecution execution) {
        /** Returns its progress. */
        StatementProgress progress() {
            return execution.progress();
        }

        /** Returns the variable it is assigned to; empty if its value is printed. */
        String variable() {
            return execution.variable();
        }
    }

    /** Replaces the listener. */
    void setNotices(JobNotices other) {
        notices = other;
    }

    /** Returns the running background jobs, by number. */
    List<BackgroundJob> running() {
        return List.copyOf(background.values());
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
            throw UnknownName.of("job", number, numbers);
        }
        running().get(place).progress().cancel();
    }

    /** Cancels all background jobs. */
    void cancelAll() {
        running().forEach(job -> job.progress().cancel());
    }

    /**
     * Waits for all background jobs.
     *
     * @param millis time limit, ms
     */
    synchronized void await(long millis) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        long left = millis;
        while (!background.isEmpty() && left > 0) {
            wait(left);
            left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        }
    }

    /** Returns the execution state of a statement that this thread is about to run. */
    StatementExecution execution(Statement statement) {
        StatementExecution outer = current();
        return new StatementExecution(
                statement, outer == null ? new StatementProgress() : outer.progress());
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

    /** Returns whether the output of this thread goes to neither a pipe nor a file. */
    boolean reachesUser() {
        Process process = Process.Utils.current();
        while (process != null && process.isTty(1)) {
            JobPosition place = places.get(process.job());
            process = place == null ? null : place.outer();
        }
        return process == null;
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
                            ? new StatementExecution(null, new StatementProgress())
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

    private synchronized void toBackground(Job job, StatementExecution execution) {
        int number = 1;
        while (background.containsKey(number)) {
            number++;
        }
        execution.toBackground(number);
        BackgroundJob entry =
                new BackgroundJob(number, execution.command().orElse(typed(job)), job, execution);
        background.put(number, entry);
        notices.started(entry);
    }

    private void ends(Job job) {
        JobPosition place = places.remove(job);
        if (place == null) {
            return;
        }
        BackgroundJob entry = background.get(place.execution().number());
        if (entry == null || entry.job() != job) {
            return;
        }
        try {
            notices.ended(entry);
        } finally {
            synchronized (this) {
                background.remove(entry.number());
                notifyAll();
            }
        }
    }
}
