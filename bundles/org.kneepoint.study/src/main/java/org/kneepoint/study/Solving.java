// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Provenance;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Run;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.solver.Solver;

/**
 * Curves by a model, one point after the other while that is quick, and else on all processors.
 * What comes out does not depend on it.
 */
final class Solving {
    /** For so long it is not worth while to start threads, in nanoseconds. */
    private static final long QUICK = TimeUnit.MILLISECONDS.toNanos(50);

    private final Solver solver;
    private final Assembly assembly;
    private final Provenance provenance;
    private final Attempt attempt;

    Solving(Solver solver, Assembly assembly, Provenance provenance) {
        this.solver = solver;
        this.assembly = assembly;
        this.provenance = provenance;
        this.attempt = new Attempt(assembly, Way.SOLVE.noun());
    }

    /** Returns a curve for each line; when the caller cancels, those of the points done so far. */
    List<Curve> curves(List<Line> lines, SweepRun run) {
        Share share = Share.of(run, lines.stream().mapToInt(l -> l.scenarios().size()).sum());
        List<Curve> curves = new ArrayList<>();
        for (Line line : lines) {
            if (run.isCancelled()) {
                break;
            }
            curves.add(line.curve(points(line, share), provenance, assembly));
        }
        return curves;
    }

    private List<Point> points(Line line, Share share) {
        BiFunction<Scenario, Run, Point> model = model(line);
        List<Scenario> scenarios = line.scenarios();
        Point[] points = new Point[scenarios.size()];
        long end = System.nanoTime() + QUICK;
        int next = 0;
        while (next < points.length && !share.isCancelled() && System.nanoTime() - end < 0) {
            points[next] = point(scenarios.get(next), model, share);
            share.done(isDone(points[next]) ? 1 : 0);
            next++;
        }
        if (next < points.length && !share.isCancelled()) {
            List<Workers.Task> tasks =
                    IntStream.range(next, points.length)
                            .mapToObj(i -> task(scenarios.get(i), model, points, i))
                            .toList();
            Workers.run(tasks, share.part(points.length - next));
            share.done(
                    (int)
                            Arrays.stream(points, next, points.length)
                                    .filter(Solving::isDone)
                                    .count());
        }
        return Arrays.stream(points).takeWhile(Objects::nonNull).toList();
    }

    private static boolean isDone(Point point) {
        return point != null && point.status() != Status.CANCELLED;
    }

    private Workers.Task task(
            Scenario scenario, BiFunction<Scenario, Run, Point> model, Point[] points, int i) {
        return run -> {
            Point point = point(scenario, model, run);
            synchronized (points) {
                points[i] = point;
            }
        };
    }

    private Point point(Scenario scenario, BiFunction<Scenario, Run, Point> model, Run run) {
        return attempt.at(scenario, assembled -> model.apply(assembled, run));
    }

    /** What the points of a line over the load have in common is prepared once. */
    BiFunction<Scenario, Run, Point> model(Line line) {
        if (!line.axis().equals(StandardParameters.LOAD) || line.scenarios().size() == 1) {
            return solver::solve;
        }
        Solver.Prepared prepared = prepared(line.first());
        return (scenario, run) -> prepared.solve(scenario.get(StandardParameters.LOAD), run);
    }

    /** A failure to prepare is a failure at every load. */
    private Solver.Prepared prepared(Scenario first) {
        try {
            return solver.prepare(assembly.of(first));
        } catch (BadInput e) {
            throw e;
        } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
            return (load, run) -> {
                throw e;
            };
        }
    }

    /** The progress of some points as a part of the whole. */
    private static final class Share implements Run {
        private final SweepRun whole;
        private final int points;
        private final int size;
        private int done;

        private Share(SweepRun whole, int points, int done, int size) {
            this.whole = whole;
            this.points = points;
            this.done = done;
            this.size = size;
        }

        private static Share of(SweepRun whole, int points) {
            whole.points(0, points);
            return new Share(whole, points, 0, 1);
        }

        /** The next points, so many of them. */
        private Share part(int more) {
            return new Share(whole, points, done, more);
        }

        private void done(int more) {
            done += more;
            progress(0);
            whole.points(done, points);
        }

        @Override
        public boolean isCancelled() {
            return whole.isCancelled();
        }

        @Override
        public void progress(double fraction) {
            whole.progress((done + fraction * size) / points);
        }
    }
}
