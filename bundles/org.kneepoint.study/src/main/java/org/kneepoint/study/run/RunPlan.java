// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.run;

import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Described;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The runs that requests come to with what is installed, and the curves that their points make. All
 * input is checked. The plug-ins are those that were there when the plan was made, whatever becomes
 * of them. Each run can be done alone, in any order and at any time, and gives the same points; the
 * curves depend on these only. A plan of the same requests, made by the same plug-ins anywhere, has
 * the same runs by the same numbers. Safe for use by several threads.
 */
@ProviderType
public interface RunPlan {
    /** Returns what was asked, in order; all by the same method, network and tool. */
    List<RunRequest> requests();

    /** Returns how the points are made. */
    Method method();

    /** Returns the plug-ins that take part, the solver or simulator first. */
    List<Described> plugIns();

    /** Returns how many curves there will be. */
    int curves();

    /** Returns how many scenarios there are: as many as points, but for ramps. */
    int points();

    /** Returns the runs, point by point and curve by curve. */
    List<RunTask> tasks();

    /** Returns what all runs may cost at most. */
    RunCost cost();

    /**
     * Returns the words of every scenario, curve by curve, with all defaults, those that depend on
     * the network too.
     */
    List<List<Map<String, String>>> words();

    /**
     * Returns the limit of a run.
     *
     * @return seconds after which it is to end
     */
    double limit(RunTask task);

    /**
     * Does a run, on the thread that calls. A plug-in that fails gives a point that says so.
     *
     * @param progress the caller's side, overdue when the {@linkplain #limit limit} is over
     * @throws org.kneepoint.api.scenario.BadInput if the solver or simulator refuses the scenario
     */
    RunResult evaluate(RunTask task, Progress progress);

    /**
     * Returns the result of a run that was given up.
     *
     * @param why it did not return, or had no memory
     */
    RunResult failed(RunTask task, Throwable why);

    /** Names the plug-in that a thread with this stack trace, which does a run, was in. */
    String plugIn(RunTask task, StackTraceElement[] trace);

    /**
     * Returns the points that the runs of one scenario make: of a single run all, of several the
     * one that they make together.
     *
     * @param task one of these runs
     * @param results the points of a run by its number, or null if it is not done
     * @return empty if none of these runs is done
     */
    List<Point> points(RunTask task, IntFunction<List<Point>> results);

    /**
     * Returns the curves of the points that have a run that is done; none for a line that has no
     * such point.
     *
     * @param results the points of a run by its number, or null if it is not done
     */
    List<Curve> curves(IntFunction<List<Point>> results);
}
