// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.kneepoint.server.execution.Priority;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;
import org.kneepoint.study.session.WorkspaceJob;

/**
 * A job of the queue. While it runs, a job of the user's session executes it. Safe for use by
 * several threads.
 */
final class ServerJob implements WorkspaceJob {
    private final JobRecord record;
    private final Clock clock;
    private final Consumer<ServerJob> canceller;
    private final AtomicInteger answered;
    private final AtomicInteger executed;
    private volatile Caller caller;
    private volatile Priority priority;
    private volatile JobStage stage;
    private volatile OptionalDouble estimate;
    private volatile WorkspaceJob inner;
    private volatile boolean hasNotWaited = true;
    private volatile Optional<Instant> cancelled = Optional.empty();
    private volatile boolean isCancelledByUser;
    private volatile String overrun = "";
    private volatile int attempts;

    /**
     * A job as recorded.
     *
     * @param canceller cancels it
     */
    ServerJob(JobRecord record, Clock clock, Consumer<ServerJob> canceller) {
        this.record = record;
        this.clock = clock;
        this.canceller = canceller;
        this.answered = new AtomicInteger(record.runs().answered());
        this.executed = new AtomicInteger(record.runs().executed());
        this.caller = record.caller();
        this.priority = record.priority();
        this.stage = JobStage.of(record);
        this.estimate = record.estimate();
        this.attempts = record.attempts();
    }

    Caller caller() {
        return caller;
    }

    void setCaller(Caller other) {
        caller = other;
    }

    Instant created() {
        return record.times().created();
    }

    Priority priority() {
        return priority;
    }

    void setPriority(Priority other) {
        priority = other;
    }

    int attempts() {
        return attempts;
    }

    void setAttempts(int number) {
        attempts = number;
    }

    OptionalDouble estimate() {
        return estimate;
    }

    void setEstimate(OptionalDouble seconds) {
        estimate = seconds;
    }

    void countAnswered(int runs) {
        answered.addAndGet(runs);
    }

    void countExecuted(int runs) {
        executed.addAndGet(runs);
    }

    JobRecord.Runs runs() {
        return new JobRecord.Runs(answered.get(), executed.get());
    }

    /** Returns whether it has begun without waiting. */
    boolean hasBegunAtOnce() {
        return record.state() == State.RUNNING && hasNotWaited;
    }

    /** Counts the runs of a new attempt. */
    void begin() {
        answered.set(0);
        executed.set(0);
        stage = JobStage.running(clock.instant());
    }

    /** Follows the job of the session that executes it. */
    void follow(WorkspaceJob other) {
        inner = other;
        if (cancelled.isPresent()) {
            other.cancel();
        }
    }

    Optional<WorkspaceJob> inner() {
        return Optional.ofNullable(inner);
    }

    void end(State result, Optional<Failure> why, List<String> results) {
        stage = stage.ended(result, clock.instant(), why, results);
    }

    /** Lets it wait again. */
    void queue() {
        hasNotWaited = false;
        inner = null;
        cancelled = Optional.empty();
        isCancelledByUser = false;
        overrun = "";
        attempts = 0;
        stage = JobStage.QUEUED;
    }

    /** Cancels the job of the session, now or when there is one. */
    void cancelInner() {
        cancelled = cancelled.or(() -> Optional.of(clock.instant()));
        inner().ifPresent(WorkspaceJob::cancel);
    }

    /** Cancels it for good. */
    void cancelByUser() {
        isCancelledByUser = true;
        cancelInner();
    }

    /** Returns whether its user has cancelled it, or it has used up its time. */
    boolean isCancelledForGood() {
        return isCancelledByUser || !overrun.isEmpty();
    }

    /** Cancels it since it has used up its time. */
    void overrun(String why) {
        overrun = why;
        cancelInner();
    }

    /** Returns why it was cancelled by the server; empty if it was not. */
    String overrun() {
        return overrun;
    }

    /** Returns whether it runs although it was cancelled some time ago. */
    boolean isUnresponsive(Duration patience) {
        return state() == State.RUNNING
                && cancelled
                        .filter(begin -> begin.plus(patience).isBefore(clock.instant()))
                        .isPresent();
    }

    /** Returns whether somebody may see and change it: its user or an administrator. */
    boolean isOf(Caller somebody) {
        return somebody.role() == Role.ADMINISTRATOR || isOfAccount(somebody.account());
    }

    boolean isOfAccount(String account) {
        return caller.account().equals(account);
    }

    boolean isOpen() {
        return state().isOpen();
    }

    @Override
    public int number() {
        return record.number();
    }

    @Override
    public String line() {
        return record.line();
    }

    @Override
    public State state() {
        return stage.state();
    }

    @Override
    public double fraction() {
        return state() == State.DONE ? 1 : inner().map(WorkspaceJob::fraction).orElse(0.0);
    }

    @Override
    public PointCount points() {
        return inner().map(WorkspaceJob::points).orElse(new PointCount(0, 0));
    }

    @Override
    public List<CompletedPoint> completed() {
        return inner().map(WorkspaceJob::completed).orElse(List.of());
    }

    @Override
    public Duration elapsed() {
        return stage.elapsed(clock);
    }

    @Override
    public Optional<Duration> remaining() {
        return inner().flatMap(WorkspaceJob::remaining);
    }

    @Override
    public List<String> names() {
        JobStage present = stage;
        return present.state().isOpen()
                ? inner().map(WorkspaceJob::names).orElse(List.of())
                : present.names();
    }

    @Override
    public Map<String, NamedResult> results() {
        return inner().map(WorkspaceJob::results).orElse(Map.of());
    }

    /** Returns what was printed, and how many runs were answered from the store. */
    @Override
    public String output() {
        String printed = inner().map(WorkspaceJob::output).orElse("");
        int all = answered.get() + executed.get();
        return answered.get() == 0
                ? printed
                : printed + answered.get() + " of " + all + " runs answered from the store\n";
    }

    @Override
    public Optional<Failure> failure() {
        return stage.failure();
    }

    @Override
    public void cancel() {
        canceller.accept(this);
    }
}
