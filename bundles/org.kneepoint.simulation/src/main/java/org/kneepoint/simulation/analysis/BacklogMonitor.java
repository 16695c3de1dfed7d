// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import org.kneepoint.simulation.statistics.LinearTrend;

/** Detects sustained growth of the backlog. */
final class BacklogMonitor {
    private static final int CONFIRMATIONS = 3;
    private static final int LONG_STREAK = 15;
    private static final double FIRST_CHECKPOINT = 64;

    private final PacketTally tally;
    private final Checkpoints checkpoints = new Checkpoints(0, FIRST_CHECKPOINT);
    private LinearTrend trend = LinearTrend.NONE;
    private int streak;
    private boolean isNewlyConfirmed;

    BacklogMonitor(PacketTally tally) {
        this.tally = tally;
    }

    /** Returns the time of the next observation. */
    double next() {
        return checkpoints.next();
    }

    void observe(double now) {
        checkpoints.pass();
        trend = tally.history().trend(now);
        boolean growing = trend.isGrowing() && tally.firstPackets().hasSettled(now);
        isNewlyConfirmed = growing && streak == CONFIRMATIONS - 1;
        if (growing) {
            streak++;
        } else if (!trend.isAboveCritical()) {
            streak = 0;
        }
    }

    /** Returns the trend of the backlog at the last observation. */
    LinearTrend trend() {
        return trend;
    }

    /** Returns whether the backlog grew at the last observations. */
    boolean isGrowing() {
        return streak > 0;
    }

    /** Returns whether the last observation confirmed the growth. */
    boolean isNewlyConfirmed() {
        return isNewlyConfirmed;
    }

    /** Returns whether the backlog grew at three consecutive observations or more. */
    boolean isConfirmed() {
        return streak >= CONFIRMATIONS;
    }

    /** Returns whether the growth has lasted while the simulated time grew thirtyfold. */
    boolean isLongLasting() {
        return streak >= LONG_STREAK;
    }
}
