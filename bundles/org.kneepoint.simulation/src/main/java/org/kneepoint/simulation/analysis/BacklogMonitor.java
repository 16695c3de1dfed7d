// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import org.kneepoint.simulation.statistics.LinearTrend;

/** Watches whether packets pile up. */
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

    /** Returns when to look next. */
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

    /** Returns the course of the packets inside when it was last looked at. */
    LinearTrend trend() {
        return trend;
    }

    /** Returns whether they were growing at the last looks. */
    boolean isGrowing() {
        return streak > 0;
    }

    /** Returns whether that has become sure with the last look. */
    boolean isNewlyConfirmed() {
        return isNewlyConfirmed;
    }

    /** Returns whether they were growing at three looks or more, and at none in between not. */
    boolean isConfirmed() {
        return streak >= CONFIRMATIONS;
    }

    /** Returns whether they have been growing for so long that the time has grown thirtyfold. */
    boolean isLongLasting() {
        return streak >= LONG_STREAK;
    }
}
