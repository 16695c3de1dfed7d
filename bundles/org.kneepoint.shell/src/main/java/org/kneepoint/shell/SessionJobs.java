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
 * The jobs of a session. gogo makes one of every pipeline, also of those in closures and
 * parentheses, and gives each two threads or more. Here those are told apart that the user knows
 * of, the statements and what was sent to the background with {@code &}; and their number and depth
 * are bounded.
 */
final class SessionJobs implements JobListener {
    /** Session variable that holds what tells whether the output reaches the user. */
    static final String REACHES_USER = ".kneepoint.reaches";

    private static final int MAX_DEPTH = 100;
    private static final int MAX_JOBS = 250;

    private final Map<Job, JobPosition> places = new ConcurrentHashMap<>();
    private final Map<Integer, BackgroundJob> background = new ConcurrentSkipListMap<>();
    private final ThreadLocal<StatementExecution> expected = new ThreadLocal<>();
    private final ThreadLocal<Job> started = new ThreadLocal<>();
    private volatile JobNotices notices = JobNotices.NONE;

    /**
     * The place of a job that is not done. What gogo calls a parent is always the statement.
     *
     * @param outer the part of another job that has started it; null for a statement
     * @param execution of the statement or job in the background that it is part of
     */
    private record JobPosition(Process outer, int depth, StatementExecution execution) {}

    /** Takes notices of the jobs in the background. */
    interface JobNotices {
        /** Ignores them. */
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

        /** A job goes to the background. */
        void started(BackgroundJob job);

        /** A job in the background has ended. */
        void ended(BackgroundJob job);
    }

    /**
     * A job in the background.
     *
     * @param number by which the user ends it
     * @param command as typed
     * @param job with its result, when it is done
     */
    record BackgroundJob(int number, String command, Job job, StatementExecution execution) {
        /** Returns how far it is. */
        StatementProgress watch() {
            return execution.watch();
        }

        /** Returns the variable that its value goes to; empty if it goes to the user. */
        String variable() {
            return execution.variable();
        }
    }

    /** Sends notices of the jobs in the background to another taker from now on. */
    void setNotices(JobNotices other) {
        notices = other;
    }

    /** Returns the jobs in the background that are not done, by number. */
    List<BackgroundJob> running() {
        return List.copyOf(background.values());
    }

    /**
     * Asks a job in the background to end.
     *
     * @throws BadInput if there is none of this number
     */
    void cancel(String number) {
        List<String> numbers = running().stream().map(job -> "" + job.number()).toList();
        int place = numbers.indexOf(number);
        if (place < 0) {
            throw UnknownName.of("job", number, numbers);
        }
        running().get(place).watch().cancel();
    }

    /** Asks all jobs in the background to end. */
    void cancelAll() {
        running().forEach(job -> job.watch().cancel());
    }

    /**
     * Waits until no job is in the background.
     *
     * @param millis for how long at most
     */
    synchronized void await(long millis) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        long left = millis;
        while (!background.isEmpty() && left > 0) {
            wait(left);
            left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        }
    }

    /** Returns what will be noted of a statement that this thread is about to execute. */
    StatementExecution execution(Statement statement) {
        StatementExecution outer = current();
        return new StatementExecution(
                statement, outer == null ? new StatementProgress() : outer.watch());
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

    /** Returns what is noted of the statement that this thread works for; null if for none. */
    StatementExecution current() {
        JobPosition place = place();
        return place == null ? null : place.execution();
    }

    /** Returns whether the output of this thread goes neither into a pipe nor to a file. */
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

    /** Returns the error code of the job that this thread has started last; 0 is none. */
    int error() {
        Job job = started.get();
        return job == null || job.result() == null ? 0 : job.result().error();
    }

    @Override
    public void jobChanged(Job job, Job.Status previous, Job.Status next) {
        if (previous == Job.Status.Created) {
            begins(job, next == Job.Status.Background);
        } else if (next == Job.Status.Suspended) {
            // gogo would stop for ever what reads from the keyboard in the background
            places.get(job)
                    .execution()
                    .fail(refused(job, "a job in the background cannot read the input"));
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

    /** A function that calls itself would take every thread of the machine. */
    private void requireRoom(JobPosition outer, Job job) {
        StatementExecution execution = outer.execution();
        if (outer.depth() >= MAX_DEPTH) {
            execution.fail(
                    tooMany(job, "statements call each other more than " + MAX_DEPTH + " deep"));
        } else if (places.size() >= MAX_JOBS) {
            execution.fail(tooMany(job, "more than " + MAX_JOBS + " statements at once"));
        }
        if (execution.failure() != null) {
            throw refused(job, "not run: another part of the statement has failed");
        }
    }

    private static BadInput tooMany(Job job, String what) {
        return refused(job, what + ": does a function call itself?");
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
