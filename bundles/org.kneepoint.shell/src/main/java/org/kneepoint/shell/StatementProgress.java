// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.run.PointListener;
import org.kneepoint.study.run.RunTask;
import org.kneepoint.study.session.WorkspaceJob.CompletedPoint;
import org.kneepoint.study.session.WorkspaceJob.PointCount;

/** Progress of a statement, cancelled by the user or with its thread. */
final class StatementProgress implements Progress, PointListener {
    private volatile boolean cancelled;
    private volatile boolean cancellationSeen;
    private volatile boolean background;
    private volatile double done;
    private volatile double before;
    private volatile long start = System.nanoTime();
    private final AtomicReference<PointCount> points = new AtomicReference<>(new PointCount(0, 0));
    private final List<CompletedPoint> completed = new ArrayList<>();
    private int curves;
    private int curvesBefore;
    private volatile ProgressListener listener;

    /** Receives the progress of a background job. */
    @FunctionalInterface
    interface ProgressListener {
        /**
         * Called at every change.
         *
         * @param points that were completed; empty if only the fraction has changed
         */
        void changed(List<CompletedPoint> points);
    }

    /** Registers the listener of a background job, whose completed points are kept from now on. */
    void listen(ProgressListener other) {
        listener = other;
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
        notifyListener(List.of());
    }

    private void notifyListener(List<CompletedPoint> made) {
        ProgressListener present = listener;
        if (present != null) {
            present.changed(made);
        }
    }

    @Override
    public void begin(int finished, int all, double fraction) {
        points.set(new PointCount(finished, all));
        before = fraction;
        synchronized (completed) {
            curvesBefore = curves;
        }
        notifyListener(List.of());
    }

    @Override
    public void completed(RunTask task, List<Point> made) {
        points.updateAndGet(known -> new PointCount(known.done() + 1, known.all()));
        if (listener != null) {
            List<CompletedPoint> numbered;
            synchronized (completed) {
                int curve = curvesBefore + task.curve();
                curves = Math.max(curves, curve + 1);
                numbered = numbered(curve, task.point(), made);
                completed.addAll(numbered);
            }
            notifyListener(numbered);
        }
    }

    /** The windows of a ramp are the points of its curve. */
    private static List<CompletedPoint> numbered(int curve, int position, List<Point> made) {
        return IntStream.range(0, made.size())
                .mapToObj(
                        i ->
                                new CompletedPoint(
                                        curve, made.size() == 1 ? position : i, made.get(i)))
                .toList();
    }

    /** Returns the points completed by a background job. */
    List<CompletedPoint> completedPoints() {
        synchronized (completed) {
            return List.copyOf(completed);
        }
    }

    /** Starts the next statement, of which nothing is done. */
    void restart() {
        done = 0;
        begin(0, 0, 0);
        start();
    }

    /** Starts a computation of which nothing is done. */
    void start() {
        before = 0;
        start = System.nanoTime();
    }

    /** Returns the time since the computation started, s. */
    double seconds() {
        return (System.nanoTime() - start) / (double) TimeUnit.SECONDS.toNanos(1);
    }

    /** Returns the time left at the speed so far, s; empty if unknown. */
    OptionalDouble secondsLeft() {
        return ProgressLine.secondsLeft(done, before, seconds());
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
