// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.kneepoint.study.session.WorkspaceJob;

/** A job in a fixed state, until it is cancelled. */
final class FakeJob implements WorkspaceJob {
    private final int number;
    private final String line;
    private final List<CompletedPoint> completed;
    private State state;
    private Failure failure;

    FakeJob(int number, String line, State state, List<CompletedPoint> completed) {
        this.number = number;
        this.line = line;
        this.state = state;
        this.completed = completed;
    }

    FakeJob failed(Failure why) {
        state = State.FAILED;
        failure = why;
        return this;
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
        return 0.25;
    }

    @Override
    public PointCount points() {
        return new PointCount(completed.size(), 4);
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
        return List.of("c" + number);
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
        state = State.CANCELLED;
    }
}
