// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.kneepoint.api.command.RequestSize;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Provenance;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.study.plugin.PlugInCalls;
import org.kneepoint.study.run.RunCost;
import org.kneepoint.study.run.RunRequest;
import org.kneepoint.study.run.RunResult;
import org.kneepoint.study.run.RunTask;

/**
 * The runs of requests, checked, and the curves of their points. A plan keeps the plug-ins
 * installed when it was made. Runs are independent and reproducible: they can be executed in any
 * order, and the curves depend on their points only. A plan of the same requests and plug-ins has
 * the same runs with the same numbers. Immutable. Safe for use by several threads.
 */
public final class RunPlan {
    private final List<RunRequest> requests;
    private final SelectedEvaluator evaluator;
    private final List<PlannedCurve> curves;
    private final List<Described> parts;
    private final Provenance provenance;
    private final List<RunTask> tasks = new ArrayList<>();

    /**
     * Numbers the runs of some curves.
     *
     * @param parts the plug-ins besides the evaluator
     * @param provenance of all curves
     * @throws org.kneepoint.api.scenario.BadInput if there are more than a million runs
     */
    RunPlan(
            List<RunRequest> requests,
            SelectedEvaluator evaluator,
            List<PlannedCurve> curves,
            List<Described> parts,
            Provenance provenance) {
        this.requests = List.copyOf(requests);
        this.evaluator = evaluator;
        this.curves = List.copyOf(curves);
        this.parts = List.copyOf(parts);
        this.provenance = provenance;
        for (int curve = 0; curve < curves.size(); curve++) {
            List<PlannedPoint> points = curves.get(curve).points();
            for (int point = 0; point < points.size(); point++) {
                add(curve, point, points.get(point).runs());
            }
        }
    }

    private void add(int curve, int point, int runs) {
        RunReplications.requireReasonable(tasks.size() + runs);
        for (int replication = 0; replication < runs; replication++) {
            boolean last = replication == runs - 1;
            tasks.add(new RunTask(tasks.size(), curve, point, replication, last));
        }
    }

    private PlannedPoint point(RunTask task) {
        return curves.get(task.curve()).points().get(task.point());
    }

    private Stream<PlannedPoint> planned() {
        return curves.stream().flatMap(curve -> curve.points().stream());
    }

    /** Returns the requests in order; all of the same method, network and evaluator. */
    public List<RunRequest> requests() {
        return requests;
    }

    /** Returns the method of evaluation. */
    public EvaluationMethod method() {
        return evaluator.method();
    }

    /** Returns the plug-ins, the evaluator first. */
    public List<Described> plugIns() {
        List<Described> all = new ArrayList<>(List.of(evaluator.plugIn()));
        all.addAll(parts);
        return all;
    }

    /**
     * Returns what the results depend on besides the requests: names, versions and hashes of the
     * bundles, and the Java that runs them.
     */
    public Map<String, String> origin() {
        Map<String, String> origin = new LinkedHashMap<>(provenance.entries());
        origin.remove(ProvenanceRecorder.TIME);
        return origin;
    }

    /** Returns the number of curves. */
    public int curves() {
        return curves.size();
    }

    /** Returns the number of scenarios, which is that of the points except for ramps. */
    public int points() {
        return (int) planned().count();
    }

    /** Returns the runs, point by point and curve by curve. */
    public List<RunTask> tasks() {
        return Collections.unmodifiableList(tasks);
    }

    /** Returns the size of the requests, without making networks for it. */
    public RequestSize size() {
        return new RequestSize(curves(), points(), tasks.size(), seconds());
    }

    /** Returns an upper bound of the cost of all runs. */
    public RunCost cost() {
        double bytes =
                planned().mapToDouble(PlannedPoint::memory).filter(b -> b > 0).max().orElse(0);
        return new RunCost(points(), tasks.size(), bytes, seconds());
    }

    /** Empty for a model, whose limit is no estimate of its time, and without limits. */
    private OptionalDouble seconds() {
        double sum = 0;
        for (RunTask task : tasks) {
            var limit = point(task).scenario().find(StandardParameters.TIME_LIMIT);
            if (limit.isEmpty()) {
                return OptionalDouble.empty();
            }
            sum += limit.get();
        }
        return Double.isFinite(sum) ? OptionalDouble.of(sum) : OptionalDouble.empty();
    }

    /** Returns the settings of every scenario, curve by curve, with all defaults. */
    public List<List<Map<String, String>>> settings() {
        return curves.stream()
                .map(curve -> curve.points().stream().map(PlannedPoint::settings).toList())
                .toList();
    }

    /** Returns the time limit of a run, seconds. */
    public double limit(RunTask task) {
        return point(task).limit();
    }

    /**
     * Executes a run on the calling thread. If a plug-in fails, the point has status failed.
     *
     * @param progress progress and cancellation, overdue after the {@linkplain #limit time limit}
     * @throws org.kneepoint.api.scenario.BadInput if the evaluator rejects the scenario
     */
    public RunResult evaluate(RunTask task, Progress progress) {
        PointEvaluation function = curves.get(task.curve()).function();
        List<Point> points = point(task).evaluate(task.replication(), function, progress);
        return new RunResult(task.number(), isCut(points, progress), points);
    }

    /** A cancelled run is not done, whatever its status. */
    private static boolean isCut(List<Point> points, Progress progress) {
        return progress.isCancelled() && !progress.isOverdue()
                || points.stream().anyMatch(point -> point.status() == Status.CANCELLED);
    }

    /**
     * Returns the result of an abandoned run.
     *
     * @param why it did not return, was out of memory or cancelled before it began, or its process
     *     ended
     */
    public RunResult failed(RunTask task, Throwable why) {
        List<Point> points = point(task).abandoned(why);
        return new RunResult(task.number(), isCut(points, Progress.NONE), points);
    }

    /** Returns the plug-in in which a run with this stack trace is. */
    public String plugIn(RunTask task, StackTraceElement[] trace) {
        return PlugInCalls.plugInOf(trace, point(task).plugIns());
    }

    /**
     * Returns the points of one scenario: those of a single run, or the pooled point of several.
     *
     * @param task one of its runs
     * @param results the points of a run by its number, or null if it is not done
     * @return empty if none of these runs is done
     */
    public List<Point> points(RunTask task, IntFunction<List<Point>> results) {
        int runs = point(task).runs();
        List<List<Point>> done = new ArrayList<>();
        for (int run = task.first(); run < task.first() + runs; run++) {
            done.add(results.apply(run));
        }
        done.removeIf(Objects::isNull);
        if (runs == 1 || done.isEmpty()) {
            return done.isEmpty() ? List.of() : done.get(0);
        }
        return List.of(RunReplications.pooled(done.stream().flatMap(List::stream).toList(), runs));
    }

    /**
     * Returns the curves of the points that have a finished run; curves without such a point are
     * omitted.
     *
     * @param results the points of a run by its number, or null if it is not done
     */
    public List<Curve> curves(IntFunction<List<Point>> results) {
        List<List<Point>> points = new ArrayList<>();
        curves.forEach(curve -> points.add(new ArrayList<>()));
        for (RunTask task : tasks) {
            if (task.isLast()) {
                points.get(task.curve()).addAll(points(task, results));
            }
        }
        List<Curve> made = new ArrayList<>();
        for (int i = 0; i < points.size(); i++) {
            if (!points.get(i).isEmpty()) {
                made.add(curves.get(i).curve(points.get(i), provenance));
            }
        }
        return made;
    }
}
