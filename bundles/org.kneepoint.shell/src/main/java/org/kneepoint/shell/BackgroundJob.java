// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.apache.felix.service.command.Job;
import org.kneepoint.study.session.WorkspaceJob;

/** A background job of a session: a statement that ends in {@code &}, or the line of a page. */
final class BackgroundJob implements WorkspaceJob {
    /** Time after which a job that does not poll its cancellation is interrupted. */
    private static final Executor PATIENCE =
            CompletableFuture.delayedExecutor(500, TimeUnit.MILLISECONDS);

    private final int number;
    private final String line;
    private final Job job;
    private final StatementExecution execution;
    private final Map<String, NamedResult> results = new LinkedHashMap<>();
    private final long start = System.nanoTime();
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile long end;
    private volatile State state = State.RUNNING;
    private volatile Failure failure;

    /**
     * A job that is about to start.
     *
     * @param number for {@code cancel}
     * @param line as typed
     * @param job of gogo, which holds the result
     */
    BackgroundJob(int number, String line, Job job, StatementExecution execution) {
        this.number = number;
        this.line = line;
        this.job = job;
        this.execution = execution;
    }

    /** Returns the job of gogo. */
    Job job() {
        return job;
    }

    StatementExecution execution() {
        return execution;
    }

    /** Returns its progress. */
    StatementProgress progress() {
        return execution.progress();
    }

    /** Returns its command line on one line. */
    String title() {
        return line.strip().replaceAll("\\s+", " ");
    }

    /** Returns the variable it is assigned to; empty if its value is printed. */
    String variable() {
        return execution.variable();
    }

    /** Returns whether a page has started it. */
    boolean isOfPage() {
        return execution.task().isPresent();
    }

    /** Returns whether the user sees it as a job. */
    boolean isListed() {
        return execution.task().map(PageTask::isListed).orElse(true);
    }

    /** Adds a result that it has set. */
    void addResult(String name, NamedResult result) {
        synchronized (results) {
            results.put(name, result);
        }
    }

    /**
     * States how it has ended.
     *
     * @param why null unless it has failed
     */
    void end(State result, Failure why) {
        end = System.nanoTime();
        failure = why;
        state = result;
    }

    /** Ends the waiting for it. */
    void release() {
        ended.countDown();
    }

    /** Waits for its end; returns whether it has ended. */
    boolean await(Duration limit) throws InterruptedException {
        return ended.await(limit.toMillis(), TimeUnit.MILLISECONDS);
    }

    @Override
    public int number() {
        return number;
    }

    @Override
    public String line() {
        return line;
    }

    @Override
    public State state() {
        return state;
    }

    @Override
    public double fraction() {
        return state == State.DONE ? 1 : Math.max(0, Math.min(1, progress().completed()));
    }

    @Override
    public PointCount points() {
        return progress().points();
    }

    @Override
    public List<CompletedPoint> completed() {
        return progress().completedPoints();
    }

    @Override
    public Duration elapsed() {
        return Duration.ofNanos((state == State.RUNNING ? System.nanoTime() : end) - start);
    }

    @Override
    public Optional<Duration> remaining() {
        return state == State.RUNNING && progress().secondsLeft().isPresent()
                ? Optional.of(
                        Duration.ofMillis(Math.round(1000 * progress().secondsLeft().orElse(0))))
                : Optional.empty();
    }

    @Override
    public List<String> names() {
        return List.copyOf(results().keySet());
    }

    @Override
    public Map<String, NamedResult> results() {
        synchronized (results) {
            return new LinkedHashMap<>(results);
        }
    }

    @Override
    public String output() {
        return execution.task().map(task -> task.output().toString()).orElse("");
    }

    @Override
    public Optional<Failure> failure() {
        return Optional.ofNullable(failure);
    }

    @Override
    public void cancel() {
        progress().cancel();
        PATIENCE.execute(
                () -> {
                    if (ended.getCount() > 0 && !progress().isCancellationSeen()) {
                        job.interrupt();
                    }
                });
    }
}
