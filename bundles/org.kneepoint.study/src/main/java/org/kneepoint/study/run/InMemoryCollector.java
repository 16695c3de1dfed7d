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
 * Keeps what the runs of a plan have given so far. A run in which a plug-in failed has given its
 * points, but is not done. Safe for use by several threads.
 */
public final class InMemoryCollector implements ResultCollector {
    private final List<RunTask> tasks;
    private final AtomicReferenceArray<RunResult> results;
    private final AtomicInteger collected = new AtomicInteger();

    /** How many runs each scenario lacks that is to be told of, at the number of its first run. */
    private final AtomicIntegerArray untold;

    private PointListener listener = PointListener.NONE;
    private Function<RunTask, List<Point>> made = task -> List.of();

    /** Keeps the results of a plan with these tasks. */
    public InMemoryCollector(List<RunTask> tasks) {
        this.tasks = tasks;
        this.results = new AtomicReferenceArray<>(tasks.size());
        this.untold = new AtomicIntegerArray(tasks.size());
    }

    /**
     * Tells a listener at once how much there is, and then of the points of every scenario that is
     * not done, when all of its runs have given theirs. Comes before the runs begin.
     *
     * @param points makes the points of the scenario of a run out of what is kept here
     */
    public void publish(PointListener other, Function<RunTask, List<Point>> points) {
        listener = other;
        made = points;
        List<RunTask> open = missing();
        open.forEach(task -> untold.incrementAndGet(task.first()));
        double all = tasks.size();
        int scenarios = (int) tasks.stream().filter(RunTask::isLast).count();
        listener.begin(scenarios(), scenarios, (all - open.size()) / all);
    }

    /** Keeps a result in place of what the run gave before. */
    @Override
    public void collect(RunResult result) {
        results.set(result.task(), result);
        collected.incrementAndGet();
        RunTask task = tasks.get(result.task());
        if (untold.get(task.first()) > 0 && untold.decrementAndGet(task.first()) == 0) {
            listener.completed(task, made.apply(task));
        }
    }

    /** Returns how many results were collected. */
    public int collected() {
        return collected.get();
    }

    /** Returns the points that a run gave, or null if it has given none. */
    public List<Point> points(int run) {
        RunResult result = results.get(run);
        return result == null ? null : result.points();
    }

    /**
     * Returns the points of runs by number, but only of scenarios whose runs all have given some.
     */
    public IntFunction<List<Point>> completeScenarios() {
        BitSet whole = new BitSet(tasks.size());
        for (RunTask last : completeScenarios(task -> points(task.number()) != null)) {
            whole.set(last.first(), last.number() + 1);
        }
        return run -> whole.get(run) ? points(run) : null;
    }

    /** Returns whether a run has given its points and no plug-in failed in it. */
    public boolean isDone(RunTask task) {
        RunResult result = results.get(task.number());
        return result != null && !result.isFailed();
    }

    /** Returns how many runs are done. */
    public int runs() {
        return (int) tasks.stream().filter(this::isDone).count();
    }

    /** Returns how many scenarios have all their runs done. */
    public int scenarios() {
        return completeScenarios(this::isDone).size();
    }

    /** Returns how many rows the points of these runs make: several runs may make one point. */
    public int rows() {
        return completeScenarios(task -> points(task.number()) != null).stream()
                .mapToInt(last -> last.replication() > 0 ? 1 : points(last.number()).size())
                .sum();
    }

    /** Returns the runs that are not done, in their order. */
    public List<RunTask> missing() {
        return tasks.stream().filter(task -> !isDone(task)).toList();
    }

    /** Returns the last run of each scenario that has all its runs in some state. */
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
