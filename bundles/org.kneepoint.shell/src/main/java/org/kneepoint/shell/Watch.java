// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import org.kneepoint.study.SweepRun;

/** The shell's side of a computation: cancelled by the user, or with the thread that runs it. */
final class Watch implements SweepRun {
    private volatile boolean cancelled;
    private volatile boolean asked;
    private volatile boolean background;
    private volatile double done;
    private volatile double before;
    private volatile Points points = new Points(0, 0);

    /**
     * How many points of a sweep are done.
     *
     * @param done so many
     * @param all of so many, 0 before there is a sweep
     */
    record Points(int done, int all) {
        /** Returns them for the user, such as "3/10 points". */
        @Override
        public String toString() {
            return all == 0 ? "" : done + "/" + all + (all == 1 ? " point" : " points");
        }
    }

    void cancel() {
        cancelled = true;
    }

    /** Returns whether a computation was told to stop. */
    boolean wasCancelled() {
        return asked;
    }

    @Override
    public boolean isCancelled() {
        if (cancelled || Thread.currentThread().isInterrupted()) {
            asked = true;
        }
        return asked;
    }

    @Override
    public void progress(double fraction) {
        done = fraction;
    }

    @Override
    public void points(int finished, int all) {
        points = new Points(finished, all);
    }

    @Override
    public void resumed(double fraction) {
        before = fraction;
    }

    /** Returns how far the computation was when it began, 0 to 1. */
    double before() {
        return before;
    }

    /** Returns how far the computation is, 0 to 1. */
    double done() {
        return done;
    }

    /** Returns the same in per cent, rounded down: 100 only when every point is done. */
    int percent() {
        Points now = points;
        int percent = (int) (100 * Math.max(0, Math.min(1, done)));
        return now.done() < now.all() ? Math.min(99, percent) : percent;
    }

    /** Returns how many points are done. */
    Points points() {
        return points;
    }

    /** Says that nobody waits for the computation. */
    void toBackground() {
        background = true;
    }

    /** Returns whether somebody waits for the computation. */
    boolean isAwaited() {
        return !background;
    }
}
