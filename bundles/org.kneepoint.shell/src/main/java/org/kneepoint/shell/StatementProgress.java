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
    private volatile boolean cancellationSeen;
    private volatile boolean background;
    private volatile double done;
    private volatile double before;
    private final AtomicReference<PointCount> points = new AtomicReference<>(new PointCount(0, 0));

    /**
     * Points of a sweep.
     *
     * @param done completed points
     * @param all all points, 0 before the sweep is known
     */
    record PointCount(int done, int all) {
        /** Returns them as text, such as "3/10 points". */
        @Override
        public String toString() {
            return all == 0 ? "" : done + "/" + all + (all == 1 ? " point" : " points");
        }
    }

    void cancel() {
        cancelled = true;
    }

    /** Returns whether the computation has polled the cancellation. */
    boolean isCancellationSeen() {
        return cancellationSeen;
    }

    @Override
    public boolean isCancelled() {
        if (cancelled || Thread.currentThread().isInterrupted()) {
            cancellationSeen = true;
        }
        return cancellationSeen;
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

    /** Starts a computation of which nothing is done. */
    void start() {
        before = 0;
    }

    /** Returns the fraction done before this session, 0 to 1. */
    double before() {
        return before;
    }

    /** Returns the fraction done, 0 to 1. */
    double completed() {
        return done;
    }

    /** Returns the fraction done in per cent, rounded down; 100 only when all points are done. */
    int percent() {
        PointCount now = points.get();
        int percent = (int) (100 * Math.max(0, Math.min(1, done)));
        return now.done() < now.all() ? Math.min(99, percent) : percent;
    }

    PointCount points() {
        return points.get();
    }

    /** Marks the computation as a background job. */
    void toBackground() {
        background = true;
    }

    boolean isForeground() {
        return !background;
    }
}
