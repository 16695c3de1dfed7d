// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.Optional;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.simulation.SimulationEngine;

/**
 * Advances an engine in steps of a few milliseconds of real time, or of as many cycles as it needs
 * for its full speed if those take no more than two seconds, and checks time limit and cancellation
 * between them. The step size has no effect on the results.
 */
final class EngineStepper {
    private static final double MAX_STEP_SECONDS = 3e-3;

    /** Longest step of no more cycles than the engine needs for its full speed. */
    private static final double MAX_LEAST_STEP_SECONDS = 2;

    private final SimulationEngine engine;
    private final Progress progress;
    private final Stopwatch stopwatch;
    private final int leastStep;
    private final double limitSeconds;
    private final double lastCycle;
    private final BlockedChannels blocked;
    private double now;
    private double step;
    private double expectedEnd = Double.POSITIVE_INFINITY;
    private double reportedFraction;

    /**
     * Creates a stepper at time 0 that takes no samples.
     *
     * @param limitSeconds time limit, seconds
     * @param lastCycle cycle at which the run ends at the latest, or infinity
     */
    EngineStepper(
            SimulationEngine engine,
            Progress progress,
            Stopwatch stopwatch,
            double limitSeconds,
            double lastCycle) {
        this(engine, progress, stopwatch, limitSeconds, lastCycle, BlockedChannels.none());
    }

    /**
     * Creates a stepper at time 0.
     *
     * @param limitSeconds time limit, seconds
     * @param lastCycle cycle at which the run ends at the latest, or infinity
     * @param blocked samples of blocked channels
     */
    EngineStepper(
            SimulationEngine engine,
            Progress progress,
            Stopwatch stopwatch,
            double limitSeconds,
            double lastCycle,
            BlockedChannels blocked) {
        this.engine = engine;
        leastStep = engine.cyclesAtFullSpeed();
        step = leastStep;
        this.progress = progress;
        this.stopwatch = stopwatch;
        this.limitSeconds = limitSeconds;
        this.lastCycle = lastCycle;
        this.blocked = blocked;
    }

    /**
     * Advances to a time, or to the time limit, the last cycle or cancellation before it.
     *
     * @param until cycles, a whole number
     * @return the reason for stopping earlier; empty if the time was reached
     */
    Optional<Status> advance(double until) {
        while (now < until) {
            Optional<Status> end = now >= lastCycle ? Optional.of(Status.LIMIT) : interruption();
            if (end.isPresent()) {
                return end;
            }
            double from = now;
            double next = Math.min(Math.min(until, lastCycle), now + step);
            now = Math.min(next, blocked.next());
            advance(engine, from, now);
            blocked.observe(now);
        }
        return Optional.empty();
    }

    /**
     * Advances another engine to a time that this one has reached.
     *
     * @param from time at which it stands, cycles
     * @param until cycles, a whole number
     * @return the reason for stopping earlier; empty if the time was reached
     */
    Optional<Status> catchUp(SimulationEngine other, double from, double until) {
        double reached = from;
        while (reached < until) {
            Optional<Status> end = interruption();
            if (end.isPresent()) {
                return end;
            }
            double next = Math.min(until, reached + step);
            advance(other, reached, next);
            reached = next;
        }
        return Optional.empty();
    }

    private Optional<Status> interruption() {
        if (progress.isCancelled()) {
            return Optional.of(progress.isOverdue() ? Status.LIMIT : Status.CANCELLED);
        }
        return stopwatch.seconds() >= limitSeconds ? Optional.of(Status.LIMIT) : Optional.empty();
    }

    private void advance(SimulationEngine one, double from, double next) {
        double before = stopwatch.seconds();
        one.advance(next);
        double after = stopwatch.seconds();
        adaptStep(after - before, next - from >= step);
        report(Math.max(now / Math.min(expectedEnd, lastCycle), after / limitSeconds));
    }

    /** Adapts the step to the time of the last one, which is longer only if that was whole. */
    private void adaptStep(double seconds, boolean isWhole) {
        if (step > leastStep && seconds > MAX_STEP_SECONDS) {
            step = Math.max(leastStep, step / 2);
        } else if (seconds > MAX_LEAST_STEP_SECONDS) {
            step = Math.max(1, Math.floor(step / 2));
        } else if (step < leastStep && seconds < MAX_LEAST_STEP_SECONDS / 2) {
            step = Math.min(leastStep, 2 * step);
        } else if (isWhole && step >= leastStep && seconds < MAX_STEP_SECONDS / 2) {
            step *= 2;
        }
    }

    private void report(double fraction) {
        reportedFraction = Math.max(reportedFraction, Math.min(1, fraction));
        progress.report(reportedFraction);
    }

    /** Sets the expected end of the run, for progress reports. */
    void setExpectedEnd(double time) {
        expectedEnd = time;
    }

    /** Returns the simulated time, cycles. */
    double now() {
        return now;
    }
}
