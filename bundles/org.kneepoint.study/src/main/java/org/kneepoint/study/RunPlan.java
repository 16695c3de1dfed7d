// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.function.IntFunction;
import java.util.stream.Stream;
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
 * The runs that requests come to with what is installed, and the curves that their points make. All
 * input is checked. The plug-ins are those that were there when the plan was made, whatever becomes
 * of them. Each run can be done alone, in any order and at any time, and gives the same points; the
 * curves depend on these only. A plan of the same requests, made by the same plug-ins anywhere, has
 * the same runs by the same numbers. Immutable. Safe for use by several threads.
 */
public final class RunPlan {
    private final List<RunRequest> requests;
    private final SelectedEvaluator tool;
    private final List<PlannedCurve> curves;
    private final List<Described> parts;
    private final Provenance provenance;
    private final List<RunTask> tasks = new ArrayList<>();

    /**
     * Numbers the runs of some curves.
     *
     * @param parts the plug-ins that take part beside the tool
     * @param provenance of all curves
     * @throws org.kneepoint.api.scenario.BadInput if there are more than a million runs
     */
    RunPlan(
            List<RunRequest> requests,
            SelectedEvaluator tool,
            List<PlannedCurve> curves,
            List<Described> parts,
            Provenance provenance) {
        this.requests = List.copyOf(requests);
        this.tool = tool;
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

    /** Returns what was asked, in order; all by the same method, network and tool. */
    public List<RunRequest> requests() {
        return requests;
    }

    /** Returns how the points are made. */
    public EvaluationMethod method() {
        return tool.method();
    }

    /** Returns the plug-ins that take part, the solver or simulator first. */
    public List<Described> plugIns() {
        List<Described> all = new ArrayList<>(List.of(tool.plugIn()));
        all.addAll(parts);
        return all;
    }

    /** Returns how many curves there will be. */
    public int curves() {
        return curves.size();
    }

    /** Returns how many scenarios there are: as many as points, but for ramps. */
    public int points() {
        return (int) planned().count();
    }

    /** Returns the runs, point by point and curve by curve. */
    public List<RunTask> tasks() {
        return Collections.unmodifiableList(tasks);
    }

    /** Returns what all runs may cost at most. */
    public RunCost cost() {
        double bytes =
                planned().mapToDouble(PlannedPoint::memory).filter(b -> b > 0).max().orElse(0);
        return new RunCost(points(), tasks.size(), bytes, seconds());
    }

    /** A model has a limit, but no word for it: nobody expects it to take so long. */
    private OptionalDouble seconds() {
        double sum = 0;
        for (RunTask task : tasks) {
            var limit = point(task).scenario().find(StandardParameters.TIME_LIMIT);
            if (limit.isEmpty()) {
                return OptionalDouble.empty();
            }
            sum += limit.get();
        }
        return OptionalDouble.of(sum);
    }

    /**
     * Returns the words of every scenario, curve by curve, with all defaults, those that depend on
     * the network too.
     */
    public List<List<Map<String, String>>> words() {
        return curves.stream()
                .map(curve -> curve.points().stream().map(PlannedPoint::words).toList())
                .toList();
    }

    /**
     * Returns the limit of a run.
     *
     * @return seconds after which it is to end
     */
    public double limit(RunTask task) {
        return point(task).limit();
    }

    /**
     * Does a run, on the thread that calls. A plug-in that fails gives a point that says so.
     *
     * @param progress the caller's side, overdue when the {@linkplain #limit limit} is over
     * @throws org.kneepoint.api.scenario.BadInput if the solver or simulator refuses the scenario
     */
    public RunResult evaluate(RunTask task, Progress progress) {
        PointEvaluation function = curves.get(task.curve()).function();
        List<Point> points = point(task).evaluate(task.replication(), function, progress);
        return new RunResult(task.number(), isCut(points, progress), points);
    }

    /** What was cut short is not done, whatever else it says. */
    private static boolean isCut(List<Point> points, Progress progress) {
        return progress.isCancelled() && !progress.isOverdue()
                || points.stream().anyMatch(point -> point.status() == Status.CANCELLED);
    }

    /**
     * Returns the result of a run that was given up.
     *
     * @param why it did not return, or had no memory
     */
    public RunResult failed(RunTask task, Throwable why) {
        List<Point> points = point(task).abandoned(why);
        return new RunResult(task.number(), isCut(points, Progress.NONE), points);
    }

    /** Names the plug-in that a thread with this stack trace, which does a run, was in. */
    public String plugIn(RunTask task, StackTraceElement[] trace) {
        return PlugInCalls.plugInOf(trace, point(task).plugIns());
    }

    /**
     * Returns the points that the runs of one scenario make: of a single run all, of several the
     * one that they make together.
     *
     * @param task one of these runs
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
     * Returns the curves of the points that have a run that is done; none for a line that has no
     * such point.
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
