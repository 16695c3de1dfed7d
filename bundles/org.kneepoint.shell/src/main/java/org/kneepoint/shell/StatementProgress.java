// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.run.PointListener;
import org.kneepoint.study.run.RunTask;

/** Progress of a statement, cancelled by the user or with its thread. */
final class StatementProgress implements Progress, PointListener {
    private volatile boolean cancelled;
    private volatile boolean asked;
    private volatile boolean background;
    private volatile double done;
    private volatile double before;
    private final AtomicReference<PointCount> points = new AtomicReference<>(new PointCount(0, 0));

    /**
     * How many points of a sweep are done.
     *
     * @param done so many
     * @param all of so many, 0 before there is a sweep
     */
    record PointCount(int done, int all) {
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
    boolean isCancelRequested() {
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
    public void report(double fraction) {
        done = fraction;
    }

    @Override
    public void begin(int finished, int all, double fraction) {
        points.set(new PointCount(finished, all));
        before = fraction;
    }

    @Override
    public void completed(RunTask task, List<Point> made) {
        points.updateAndGet(known -> new PointCount(known.done() + 1, known.all()));
    }

    /** Says that a computation begins at nothing. */
    void start() {
        before = 0;
    }

    /** Returns how far the computation was when it began, 0 to 1. */
    double before() {
        return before;
    }

    /** Returns how far the computation is, 0 to 1. */
    double completed() {
        return done;
    }

    /** Returns the same in per cent, rounded down: 100 only when every point is done. */
    int percent() {
        PointCount now = points.get();
        int percent = (int) (100 * Math.max(0, Math.min(1, done)));
        return now.done() < now.all() ? Math.min(99, percent) : percent;
    }

    /** Returns how many points are done. */
    PointCount points() {
        return points.get();
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
