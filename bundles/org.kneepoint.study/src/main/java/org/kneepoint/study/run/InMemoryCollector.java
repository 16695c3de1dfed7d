// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.run;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import org.kneepoint.api.result.Point;

/**
 * Keeps the results of the runs of a plan, or of consecutive ones of them. A run in which a plug-in
 * failed has points, but is not done. Safe for use by several threads.
 */
public final class InMemoryCollector implements ResultCollector {
    private final List<RunTask> tasks;

    /** Number of the first task. */
    private final int first;

    private final AtomicReferenceArray<RunResult> results;
    private final AtomicInteger collected = new AtomicInteger();

    /**
     * The number of runs missing for each scenario to be published, at the place of its first run.
     */
    private final AtomicIntegerArray unpublished;

    private PointListener listener = PointListener.NONE;
    private Function<RunTask, List<Point>> pointsOf = task -> List.of();

    /**
     * Collects the results of these tasks of a plan.
     *
     * @param tasks all, or consecutive ones with all runs of their scenarios
     */
    public InMemoryCollector(List<RunTask> tasks) {
        this.tasks = tasks;
        this.first = tasks.isEmpty() ? 0 : tasks.get(0).number();
        this.results = new AtomicReferenceArray<>(tasks.size());
        this.unpublished = new AtomicIntegerArray(tasks.size());
    }

    /**
     * Calls a listener at once with the number of points, and then with the points of every
     * scenario when all its runs have results. To be called before the runs begin.
     *
     * @param points returns the points of the scenario of a run from the results kept here
     */
    public void publish(PointListener other, Function<RunTask, List<Point>> points) {
        listener = other;
        pointsOf = points;
        List<RunTask> open = missing();
        open.forEach(task -> unpublished.incrementAndGet(task.first() - first));
        double all = tasks.size();
        int scenarios = (int) tasks.stream().filter(RunTask::isLast).count();
        listener.begin(scenarios(), scenarios, (all - open.size()) / all);
    }

    /** Keeps a result, replacing an earlier one of the same run. */
    @Override
    public void collect(RunResult result) {
        results.set(result.task() - first, result);
        collected.incrementAndGet();
        RunTask task = tasks.get(result.task() - first);
        int scenario = task.first() - first;
        if (unpublished.get(scenario) > 0 && unpublished.decrementAndGet(scenario) == 0) {
            listener.completed(task, pointsOf.apply(task));
        }
    }

    /** Returns the number of results collected. */
    public int collected() {
        return collected.get();
    }

    /** Returns whether a run is one of these. */
    public boolean holds(int run) {
        return first <= run && run < first + tasks.size();
    }

    /** Returns the points of a run, or null if it has no result here. */
    public List<Point> points(int run) {
        RunResult result = result(run);
        return result == null ? null : result.points();
    }

    private RunResult result(int run) {
        return holds(run) ? results.get(run - first) : null;
    }

    /** Returns whether a result says more than the one kept, which is none or failed. */
    public boolean lacks(RunResult result) {
        RunResult kept = result(result.task());
        return kept == null || kept.isFailed() && !result.isFailed();
    }

    /**
     * Returns the points of runs by number, of those scenarios only of which all runs have results.
     */
    public IntFunction<List<Point>> completeScenarios() {
        BitSet whole = new BitSet(first + tasks.size());
        for (RunTask last : completeScenarios(task -> points(task.number()) != null)) {
            whole.set(last.first(), last.number() + 1);
        }
        return run -> whole.get(run) ? points(run) : null;
    }

    /** Returns whether a run has a result and no plug-in failed in it. */
    public boolean isDone(RunTask task) {
        RunResult result = result(task.number());
        return result != null && !result.isFailed();
    }

    /** Returns the number of all runs, done or not. */
    public int allRuns() {
        return tasks.size();
    }

    /** Returns the number of runs done. */
    public int runs() {
        return (int) tasks.stream().filter(this::isDone).count();
    }

    /** Returns the number of scenarios of which all runs are done. */
    public int scenarios() {
        return completeScenarios(this::isDone).size();
    }

    /** Returns the number of rows of the points, of which pooled runs make one. */
    public int rows() {
        return completeScenarios(task -> points(task.number()) != null).stream()
                .mapToInt(last -> last.replication() > 0 ? 1 : points(last.number()).size())
                .sum();
    }

    /** Returns the runs that are not done, in order. */
    public List<RunTask> missing() {
        return tasks.stream().filter(task -> !isDone(task)).toList();
    }

    /** Returns the last run of each scenario of which all runs are in some state. */
    private List<RunTask> completeScenarios(Predicate<RunTask> state) {
        List<RunTask> last = new ArrayList<>();
        boolean whole = true;
        for (RunTask task : tasks) {
            whole = (whole || task.replication() == 0) && state.test(task);
            if (whole && task.isLast()) {
                last.add(task);
            }
        }
        return last;
    }
}
