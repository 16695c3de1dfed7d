// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

/** Watches whether packets pile up. */
final class Growth {
    private static final int SURE = 3;
    private static final int OLD = 15;
    private static final double FIRST = 64;

    private final Tally tally;
    private final Checkpoints checkpoints = new Checkpoints(0, FIRST);
    private Trend trend = Trend.NONE;
    private int streak;
    private boolean isNew;

    Growth(Tally tally) {
        this.tally = tally;
    }

    /** Returns when to look next. */
    double next() {
        return checkpoints.next();
    }

    void look(double now) {
        checkpoints.pass();
        trend = tally.history().trend(now);
        boolean more = trend.isGrowing() && tally.pioneers().isLongAgo(now);
        isNew = more && streak == SURE - 1;
        if (more) {
            streak++;
        } else if (!trend.isStillGrowing()) {
            streak = 0;
        }
    }

    /** Returns the course of the packets inside when it was last looked at. */
    Trend trend() {
        return trend;
    }

    /** Returns whether they were growing at the last looks. */
    boolean isSeen() {
        return streak > 0;
    }

    /** Returns whether that has become sure with the last look. */
    boolean isNew() {
        return isNew;
    }

    /** Returns whether they were growing at three looks or more, and at none in between not. */
    boolean isSure() {
        return streak >= SURE;
    }

    /** Returns whether they have been growing for so long that the time has grown thirtyfold. */
    boolean isOld() {
        return streak >= OLD;
    }
}
