// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.session.WorkspaceJob;

/** A job that is in the state that its test gives it; cancelling it is only noted. */
public final class FakeJob implements WorkspaceJob, Progress {
    private static final int POINTS = 4;

    private final int number;
    private final String line;
    private final List<CompletedPoint> completed;
    private final Map<String, NamedResult> results = new ConcurrentSkipListMap<>();
    private volatile double fraction = 0.25;
    private volatile State state;
    private volatile Failure failure;
    private volatile boolean isCancelled;

    /** A job of four points, of which some are completed. */
    public FakeJob(int number, String line, State state, List<CompletedPoint> completed) {
        this.number = number;
        this.line = line;
        this.state = state;
        this.completed = completed;
    }

    /** A job without completed points. */
    public FakeJob(int number, State state) {
        this(number, "simulate torus load=0.1", state, List.of());
    }

    /** Names a result. */
    public void name(String name) {
        name(name, CommandResult.none(), "");
    }

    /** Names a result that a statement has given. */
    public void name(String name, CommandResult result, String statement) {
        results.put(name, new NamedResult(result, statement));
    }

    /** Ends it. */
    public void end(State result) {
        state = result;
    }

    /** Lets it fail. */
    public FakeJob failed(Failure why) {
        failure = why;
        state = State.FAILED;
        return this;
    }

    /** Returns whether it was asked to end. */
    public boolean isCancelled() {
        return isCancelled;
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
        return fraction;
    }

    @Override
    public PointCount points() {
        return new PointCount(completed.size(), POINTS);
    }

    @Override
    public List<CompletedPoint> completed() {
        return completed;
    }

    @Override
    public Duration elapsed() {
        return Duration.ofMillis(1500);
    }

    @Override
    public Optional<Duration> remaining() {
        return Optional.of(Duration.ofSeconds(4)).filter(left -> state == State.RUNNING);
    }

    @Override
    public List<String> names() {
        return List.copyOf(results.keySet());
    }

    @Override
    public Map<String, NamedResult> results() {
        return results;
    }

    @Override
    public String output() {
        return "";
    }

    @Override
    public Optional<Failure> failure() {
        return Optional.ofNullable(failure);
    }

    @Override
    public void cancel() {
        isCancelled = true;
    }

    @Override
    public void report(double done) {
        fraction = done;
    }
}
