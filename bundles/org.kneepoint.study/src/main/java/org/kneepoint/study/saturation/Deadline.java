// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.kneepoint.api.run.Run;

/** The caller's side of one search of several, which also ends when its time is over. */
final class Deadline implements Run {
    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

    /** With less than this, in seconds, nothing is begun any more. */
    private static final double TOO_SHORT = 0.02;

    private final Run caller;
    private final LongSupplier clock;
    private final long start;
    private final double seconds;
    private final int index;
    private final int searches;

    /**
     * Starts the time.
     *
     * @param caller who waits for all searches
     * @param clock a time in nanoseconds
     * @param seconds so many for this search
     * @param index of this search
     * @param searches so many there are
     */
    Deadline(Run caller, LongSupplier clock, double seconds, int index, int searches) {
        this.caller = caller;
        this.clock = clock;
        this.start = clock.getAsLong();
        this.seconds = seconds;
        this.index = index;
        this.searches = searches;
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
    boolean isGivenUp() {
        return caller.isCancelled();
    }

    @Override
    public boolean isCancelled() {
        return isGivenUp() || left() == 0;
    }

    /** The part of the search is that of its time, for how many points it takes nobody knows. */
    @Override
    public void progress(double fraction) {
        caller.progress((index + Math.min(1, elapsed() / seconds)) / searches);
    }
}
