// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import java.util.Optional;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;

/**
 * Moves an engine on in steps of a few milliseconds, between which it looks at the clock and asks
 * the caller. How long the steps are changes nothing in the results.
 */
final class Pace {
    private static final double SECONDS = 3e-3;

    private final Engine engine;
    private final Progress progress;
    private final Stopwatch stopwatch;
    private final double limit;
    private final double last;
    private double now;
    private double step = 1;
    private double end = Double.POSITIVE_INFINITY;
    private double reached;

    /**
     * Starts at time 0.
     *
     * @param limit seconds to go
     * @param last cycle after which there is no other, or infinity
     */
    Pace(Engine engine, Progress progress, Stopwatch stopwatch, double limit, double last) {
        this.engine = engine;
        this.progress = progress;
        this.stopwatch = stopwatch;
        this.limit = limit;
        this.last = last;
    }

    /**
     * Advances to a time, unless the caller, the clock or the last cycle is against it.
     *
     * @param until cycles, a whole number
     * @return why it did not get there, if it did not
     */
    Optional<Status> advance(double until) {
        while (now < until) {
            if (progress.isCancelled()) {
                return Optional.of(progress.isOverdue() ? Status.LIMIT : Status.CANCELLED);
            }
            if (now >= last) {
                return Optional.of(Status.LIMIT);
            }
            double before = stopwatch.seconds();
            if (before >= limit) {
                return Optional.of(Status.LIMIT);
            }
            double next = Math.min(Math.min(until, last), now + step);
            engine.advance(next);
            now = next;
            double after = stopwatch.seconds();
            adapt(after - before);
            report(Math.max(now / Math.min(end, last), after / limit));
        }
        return Optional.empty();
    }

    private void adapt(double seconds) {
        if (seconds < SECONDS / 2) {
            step *= 2;
        } else if (seconds > SECONDS) {
            step = Math.max(1, Math.rint(step / 2));
        }
    }

    private void report(double fraction) {
        reached = Math.max(reached, Math.min(1, fraction));
        progress.report(reached);
    }

    /** Says at what time the run will end as far as one can tell. */
    void expect(double time) {
        end = time;
    }

    /** Returns the time simulated, cycles. */
    double now() {
        return now;
    }
}
