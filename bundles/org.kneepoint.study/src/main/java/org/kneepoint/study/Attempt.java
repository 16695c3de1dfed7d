// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.run.Run;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;

/**
 * The evaluation of single scenarios: a plug-in that throws or does not return fails its own point
 * and no other.
 *
 * @param assembly gives scenarios their parts
 * @param evaluator what evaluates them
 * @param noun what that is, solver or simulator
 * @param guard refuses a scenario with its parts, by the same verdict each time
 */
record Attempt(Assembly assembly, Evaluator evaluator, String noun, Consumer<Scenario> guard) {
    /**
     * Returns the points of a scenario as a task that ends with the scenario's time limit. If the
     * evaluation fails there is one point, which says so.
     *
     * @param method evaluates the scenario with its parts
     * @param taker takes the points, on the thread that did the task or the one that gave it up;
     *     not told of wrong input, which the task throws
     */
    Workers.Task<List<Point>> task(
            Scenario scenario,
            BiFunction<Scenario, Run, List<Point>> method,
            Consumer<List<Point>> taker) {
        return new Evaluation(scenario, method, taker);
    }

    /** Returns as a list what gives one point. */
    static BiFunction<Scenario, Run, List<Point>> single(BiFunction<Scenario, Run, Point> method) {
        // a list that may hold null, for the plug-in's fault to be found
        return (scenario, run) -> Collections.singletonList(method.apply(scenario, run));
    }

    /** One scenario. */
    private final class Evaluation implements Workers.Task<List<Point>> {
        private final Scenario scenario;
        private final BiFunction<Scenario, Run, List<Point>> method;
        private final Consumer<List<Point>> taker;

        private Evaluation(
                Scenario scenario,
                BiFunction<Scenario, Run, List<Point>> method,
                Consumer<List<Point>> taker) {
            this.scenario = scenario;
            this.method = method;
            this.taker = taker;
        }

        @Override
        public List<Point> run(Run run) {
            return PlugIn.attempt(
                    () -> evaluated(assembly.of(scenario), run),
                    failure -> failed(scenario, failure, run));
        }

        private List<Point> evaluated(Scenario assembled, Run run) {
            return PlugIn.attempt(
                    () -> {
                        guard.accept(assembled);
                        double bytes = evaluator.memory(assembled);
                        return bytes > HeapSize.most()
                                ? point(assembled, Status.FAILED, HeapSize.tooSmall(bytes))
                                : points(assembled, run);
                    },
                    failure -> failed(assembled, failure, run));
        }

        private List<Point> points(Scenario assembled, Run run) {
            return answered(method.apply(assembled, run)).stream()
                    .map(point -> Offered.in(answered(point), assembled))
                    .map(point -> run.isOverdue() ? late(point) : point)
                    .toList();
        }

        private <T> T answered(T answer) {
            return Objects.requireNonNull(answer, () -> "the " + noun + " returned no point");
        }

        /** A plug-in that does not ask whether it is overdue ends its point as cancelled. */
        private Point late(Point point) {
            return point.status() == Status.CANCELLED
                    ? point.toBuilder()
                            .status(Status.LIMIT, overTime() + ": " + point.reason())
                            .build()
                    : point;
        }

        private String overTime() {
            return "time limit of " + Decimal.format(limit()) + " s reached";
        }

        private List<Point> failed(Scenario given, Throwable failure, Run run) {
            if (failure instanceof CancellationException && run.isCancelled()) {
                return run.isOverdue()
                        ? point(given, Status.LIMIT, overTime())
                        : point(given, Status.CANCELLED, "cancelled");
            }
            return point(given, Status.FAILED, PlugIn.firstCause(failure) + removed());
        }

        private static List<Point> point(Scenario given, Status status, String reason) {
            return List.of(Offered.in(Point.of(given).status(status, reason).build(), given));
        }

        @Override
        public void done(List<Point> points) {
            taker.accept(points);
        }

        @Override
        public double limit() {
            return scenario.find(StandardParameters.LIMIT)
                    .or(StandardParameters.LIMIT::fallback)
                    .orElseThrow();
        }

        @Override
        public String plugIn(StackTraceElement[] trace) {
            return PlugIn.named(trace, plugIns());
        }

        private List<Described> plugIns() {
            List<Described> plugIns = new ArrayList<>(assembly.parts(scenario));
            plugIns.add(evaluator);
            return plugIns;
        }

        /**
         * Names the plug-ins whose jar was removed: they may have failed for lack of a resource.
         */
        private String removed() {
            List<String> removed = Bundles.removed(plugIns());
            return removed.isEmpty()
                    ? ""
                    : "; removed during the run: " + String.join(", ", removed);
        }

        @Override
        public void givenUp(Throwable why) {
            boolean cancelled = why instanceof Overrun overrun && overrun.isCancelled();
            taker.accept(
                    point(
                            scenario,
                            cancelled ? Status.CANCELLED : Status.FAILED,
                            PlugIn.firstCause(why)));
        }
    }
}
