// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.kneepoint.api.run.Progress;

/** Progress of one search, cancelled at its timeout. */
final class SearchDeadline implements Progress {
    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

    /** With less time, in seconds, no evaluation begins. */
    private static final double TOO_SHORT = 0.02;

    private final Progress caller;
    private final LongSupplier clock;
    private final long start;
    private final double seconds;

    /**
     * Starts the time.
     *
     * @param caller progress of the caller
     * @param clock time in nanoseconds
     * @param seconds timeout of the search
     */
    SearchDeadline(Progress caller, LongSupplier clock, double seconds) {
        this.caller = caller;
        this.clock = clock;
        this.start = clock.getAsLong();
        this.seconds = seconds;
    }

    /** Starts the time of a part of the search, a fraction of the timeout. */
    SearchDeadline part(double fraction) {
        return new SearchDeadline(this, clock, fraction * seconds);
    }

    /** Returns the seconds since the start. */
    double elapsed() {
        return (clock.getAsLong() - start) / NANOS;
    }

    /** Returns the seconds left, 0 or more. */
    double left() {
        return Math.max(0, seconds - elapsed());
    }

    boolean isOver() {
        return left() < TOO_SHORT;
    }

    /** Returns whether the caller, rather than the timeout, has cancelled. */
    boolean isCancelledByCaller() {
        return caller.isCancelled();
    }

    @Override
    public boolean isCancelled() {
        return isCancelledByCaller() || left() == 0;
    }

    /** Reports the fraction of the timeout, since the number of points is not known. */
    @Override
    public void report(double fraction) {
        caller.report(Math.min(1, elapsed() / seconds));
    }
}
