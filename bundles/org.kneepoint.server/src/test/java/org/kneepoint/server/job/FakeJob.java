// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.session.WorkspaceJob;

/** A job of a session, which its test ends. */
final class FakeJob implements WorkspaceJob, Progress {
    private final int number;
    private final String line;
    private final List<String> names = new CopyOnWriteArrayList<>();
    private volatile double fraction;
    private volatile State state = State.RUNNING;
    private volatile Failure failure;
    private volatile boolean isCancelled;

    FakeJob(int number, String line) {
        this.number = number;
        this.line = line;
    }

    void name(String result) {
        names.add(result);
    }

    void end(State result, Exception why) {
        failure = why == null ? null : new Failure(why.getMessage(), why);
        state = result;
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
        return new PointCount(0, 0);
    }

    @Override
    public List<CompletedPoint> completed() {
        return List.of();
    }

    @Override
    public Duration elapsed() {
        return Duration.ZERO;
    }

    @Override
    public Optional<Duration> remaining() {
        return Optional.empty();
    }

    @Override
    public List<String> names() {
        return names;
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
    public boolean isCancelled() {
        return isCancelled;
    }

    @Override
    public void report(double done) {
        fraction = done;
    }
}
