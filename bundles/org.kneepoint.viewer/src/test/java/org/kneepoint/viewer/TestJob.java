// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.kneepoint.study.session.WorkspaceJob;

/**
 * A job in a state.
 *
 * @param number its number
 * @param state its state
 */
record TestJob(int number, State state) implements WorkspaceJob {
    @Override
    public String line() {
        return "simulate torus load=0.1";
    }

    @Override
    public double fraction() {
        return 0.5;
    }

    @Override
    public PointCount points() {
        return new PointCount(1, 2);
    }

    @Override
    public List<CompletedPoint> completed() {
        return List.of();
    }

    @Override
    public Duration elapsed() {
        return Duration.ofMillis(1500);
    }

    @Override
    public Optional<Duration> remaining() {
        return Optional.empty();
    }

    @Override
    public List<String> names() {
        return List.of();
    }

    @Override
    public String output() {
        return "";
    }

    @Override
    public Optional<Failure> failure() {
        return Optional.empty();
    }

    @Override
    public void cancel() {
        throw new UnsupportedOperationException();
    }
}
