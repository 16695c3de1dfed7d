// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.kneepoint.api.run.Progress;

/** Progress of one search, cancelled when its time is over. */
final class SearchDeadline implements Progress {
    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

    /** With less than this, in seconds, nothing is begun any more. */
    private static final double TOO_SHORT = 0.02;

    private final Progress caller;
    private final LongSupplier clock;
    private final long start;
    private final double seconds;

    /**
     * Starts the time.
     *
     * @param caller who waits for this search
     * @param clock a time in nanoseconds
     * @param seconds so many for this search
     */
    SearchDeadline(Progress caller, LongSupplier clock, double seconds) {
        this.caller = caller;
        this.clock = clock;
        this.start = clock.getAsLong();
        this.seconds = seconds;
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

    /** Returns whether the caller wants no more, whatever the time. */
    boolean isCancelledByCaller() {
        return caller.isCancelled();
    }

    @Override
    public boolean isCancelled() {
        return isCancelledByCaller() || left() == 0;
    }

    /** Reports the time that is over: how many points the search takes nobody knows. */
    @Override
    public void report(double fraction) {
        caller.report(Math.min(1, elapsed() / seconds));
    }
}
