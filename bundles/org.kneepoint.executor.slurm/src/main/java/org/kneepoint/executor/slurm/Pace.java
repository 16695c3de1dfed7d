// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import java.util.concurrent.TimeUnit;

/**
 * How often files and Slurm are looked at.
 *
 * @param look period in which files are looked at, ms
 * @param first period in which Slurm is asked after a change, ms; it grows while nothing changes
 * @param last the longest of these periods, ms
 * @param grace how long a task may be missing in the queue before its results are lost, ms
 */
record Pace(long look, long first, long last, long grace) {
    /** Bearable for a cluster that many use. */
    static final Pace USUAL = new Pace(500, 2_000, 20_000, 3_000);

    private static final double GROWTH = 1.5;

    /** Returns the period after another without a change, ms. */
    long after(long period) {
        return (long) Math.min(last, GROWTH * period);
    }

    /** Returns the moment after some milliseconds, as of {@link System#nanoTime}. */
    static long in(long millis) {
        return System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    }

    long graceNanos() {
        return TimeUnit.MILLISECONDS.toNanos(grace);
    }
}
