// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Run;
import org.kneepoint.api.scenario.Scenario;

/** A line with its points, of which some are done. */
record OpenLine(Line line, List<OpenPoint> points) {
    private static OpenLine of(Line line, AtomicInteger done) {
        return new OpenLine(
                line, line.scenarios().stream().map(s -> new OpenPoint(s, done)).toList());
    }

    /**
     * Evaluates lines point by point.
     *
     * @param method gives the way in which the scenarios of a line are evaluated
     * @param run the caller's side; when it cancels, points are left out that were not begun
     * @param alone for so many nanoseconds one thread is enough
     * @return those of which some point was begun
     */
    static List<OpenLine> evaluated(
            List<Line> lines,
            Attempt attempt,
            Function<Line, BiFunction<Scenario, Run, Point>> method,
            SweepRun run,
            long alone) {
        AtomicInteger done = new AtomicInteger();
        List<OpenLine> open = lines.stream().map(line -> of(line, done)).toList();
        int points = open.stream().mapToInt(o -> o.points().size()).sum();
        Workers.run(
                open.stream().flatMap(o -> o.tasks(attempt, method)).toList(),
                new Tally(run, done, points),
                alone);
        return open.stream().filter(o -> !o.done().isEmpty()).toList();
    }

    private Stream<Workers.Task<List<Point>>> tasks(
            Attempt attempt, Function<Line, BiFunction<Scenario, Run, Point>> methods) {
        BiFunction<Scenario, Run, Point> method = methods.apply(line);
        return points.stream().flatMap(point -> point.tasks(method, attempt).stream());
    }

    /** Returns the points that were begun. */
    List<Point> done() {
        return points.stream().flatMap(point -> point.point().stream()).toList();
    }

    /** Counts the points that are done for the caller. */
    private record Tally(SweepRun caller, AtomicInteger done, int points) implements Run {
        @Override
        public boolean isCancelled() {
            return caller.isCancelled();
        }

        @Override
        public void progress(double fraction) {
            caller.progress(fraction);
            caller.points(done.get(), points);
        }
    }
}
