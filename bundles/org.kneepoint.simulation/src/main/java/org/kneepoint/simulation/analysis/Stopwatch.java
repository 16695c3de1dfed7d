// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.function.LongSupplier;

/** Real time since creation, seconds. */
final class Stopwatch {
    private static final double NANOS = 1e9;

    private final LongSupplier clock;
    private final long begin;

    /** Starts with a clock of nanoseconds. */
    Stopwatch(LongSupplier clock) {
        this.clock = clock;
        begin = clock.getAsLong();
    }

    double seconds() {
        return (clock.getAsLong() - begin) / NANOS;
    }
}
