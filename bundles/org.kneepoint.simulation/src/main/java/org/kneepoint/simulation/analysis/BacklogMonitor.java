// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import org.kneepoint.simulation.statistics.LinearTrend;

/** Detects sustained growth of the backlog, by {@link RunRules}. */
final class BacklogMonitor {
    private final NetworkCopies copies;
    private final Checkpoints checkpoints = Checkpoints.ofBacklog();
    private LinearTrend trend = LinearTrend.NONE;
    private int streak;
    private boolean isNewlyConfirmed;

    BacklogMonitor(NetworkCopies copies) {
        this.copies = copies;
    }

    /** Returns the time of the next observation. */
    double next() {
        return checkpoints.next();
    }

    void observe(double now) {
        checkpoints.pass();
        trend = copies.tally().history().trend(now);
        boolean growing = isGrowing() && copies.tally().isFilled(now);
        isNewlyConfirmed = growing && streak == RunRules.CONFIRMATIONS - 1;
        if (growing) {
            streak++;
        } else if (!isGrowingBy(RunRules.CRITICAL_GROWTH)) {
            streak = 0;
        }
    }

    /** Returns the trend of the backlog at the last observation. */
    LinearTrend trend() {
        return trend;
    }

    /** Returns whether the backlog grows at the last observation. */
    boolean isGrowing() {
        return isGrowingBy(RunRules.SATURATED_GROWTH);
    }

    private boolean isGrowingBy(double growth) {
        return trend.exceeds(growth, RunRules.MIN_SIGNIFICANCE);
    }

    /** Returns whether an observation of growth still counts. */
    boolean isSuspected() {
        return streak > 0;
    }

    /** Returns whether the last observation confirmed the growth. */
    boolean isNewlyConfirmed() {
        return isNewlyConfirmed;
    }

    /** Returns whether enough observations of growth count. */
    boolean isConfirmed() {
        return streak >= RunRules.CONFIRMATIONS;
    }

    /** Returns whether growth has lasted so long that the throughput need not be known. */
    boolean isLongLasting() {
        return streak >= RunRules.LONG_STREAK;
    }
}
