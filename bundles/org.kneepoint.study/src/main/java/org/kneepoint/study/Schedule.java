// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Provenance;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.run.Run;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Scenario;

/**
 * All runs that some words stand for, each of which can be done alone, in any order and at any
 * time, and the curves that their points make. A run gives one point, or where the load grows in
 * the course of it the points of a whole curve; these depend on its scenario only, and the curves
 * on what the runs gave. Immutable.
 */
public final class Schedule {
    private final Evaluator evaluator;
    private final List<Described> parts;
    private final List<Stretch> stretches;
    private final List<Task> tasks;
    private final Attempt attempt;
    private final Assembly assembly;
    private final Function<Line, Provenance> provenance;

    /**
     * Schedules the runs of some lines.
     *
     * @param lines all of the same evaluator, checked
     * @param parts the plug-ins that take part in them, beside the evaluator
     * @param attempt at the scenarios of these lines
     * @param method gives the way in which the scenarios of a line are evaluated
     * @param provenance tells how the points of a line are made
     */
    Schedule(
            List<Line> lines,
            List<Described> parts,
            Assembly assembly,
            Attempt attempt,
            Function<Line, BiFunction<Scenario, Run, List<Point>>> method,
            Function<Line, Provenance> provenance) {
        this.evaluator = lines.get(0).evaluator();
        this.parts = List.copyOf(parts);
        this.assembly = assembly;
        this.attempt = attempt;
        this.provenance = provenance;
        this.stretches = new ArrayList<>();
        this.tasks = new ArrayList<>();
        for (Line line : lines) {
            add(line, method);
        }
    }

    private void add(Line line, Function<Line, BiFunction<Scenario, Run, List<Point>>> method) {
        int first = tasks.size();
        List<List<UnaryOperator<Scenario>>> seeded = new ArrayList<>();
        for (Scenario scenario : line.scenarios()) {
            seeded.add(line.runs(scenario));
            add(seeded.size() - 1, seeded.get(seeded.size() - 1).size());
        }
        stretches.add(new Stretch(line, method, seeded, first, tasks.size()));
    }

    private void add(int point, int runs) {
        Replications.requireModest(tasks.size() + runs);
        for (int replication = 0; replication < runs; replication++) {
            boolean last = replication == runs - 1;
            tasks.add(new Task(tasks.size(), stretches.size(), point, replication, last));
        }
    }

    /**
     * One run. All numbers count from 0.
     *
     * @param number among all runs
     * @param curve which curve it belongs to
     * @param point which scenario of that curve
     * @param replication which run of that scenario
     * @param isLast whether it is the last of that scenario
     */
    public record Task(int number, int curve, int point, int replication, boolean isLast) {}

    /** The tasks of one line, from the first to before the end. */
    private static final class Stretch {
        private final Line line;
        private final Function<Line, BiFunction<Scenario, Run, List<Point>>> methods;
        private final List<List<UnaryOperator<Scenario>>> seeded;
        private final int first;
        private final int end;
        private final Memo<Integer, BiFunction<Scenario, Run, List<Point>>> method = new Memo<>();

        private Stretch(
                Line line,
                Function<Line, BiFunction<Scenario, Run, List<Point>>> methods,
                List<List<UnaryOperator<Scenario>>> seeded,
                int first,
                int end) {
            this.line = line;
            this.methods = methods;
            this.seeded = seeded;
            this.first = first;
            this.end = end;
        }

        /** Prepared by who needs it first: a line that is done already does not. */
        private BiFunction<Scenario, Run, List<Point>> method() {
            return method.get(first, () -> methods.apply(line));
        }

        private Scenario scenario(Task task) {
            return line.scenarios().get(task.point());
        }

        /** Gives a scenario the seed of a run; all else of it is that of the point. */
        private UnaryOperator<Scenario> seed(Task task) {
            return seeded.get(task.point()).get(task.replication());
        }
    }

    /** Returns what evaluates them. */
    public Evaluator evaluator() {
        return evaluator;
    }

    /** Returns the plug-ins that take part, the evaluator first. */
    public List<Described> plugIns() {
        List<Described> all = new ArrayList<>(List.of(evaluator));
        all.addAll(parts);
        return all;
    }

    /** Returns how many curves there will be. */
    public int curves() {
        return stretches.size();
    }

    /** Returns how many scenarios there are: as many as points, but for ramps. */
    public int points() {
        return stretches.stream().mapToInt(s -> s.line.scenarios().size()).sum();
    }

    /** Returns the runs, point by point and curve by curve. */
    public List<Task> tasks() {
        return Collections.unmodifiableList(tasks);
    }

    /** Returns the scenario of a run with the seed of the run. */
    public Scenario scenario(Task task) {
        Stretch stretch = stretches.get(task.curve());
        return stretch.seed(task).apply(stretch.scenario(task));
    }

    /**
     * Does some of the runs on all processors.
     *
     * @param wanted begun in this order
     * @param done takes the points of a run when it is done, on the thread that did it; not told of
     *     runs that the caller cut short
     * @param caller told and asked by the calling thread only; its progress is that of the wanted
     *     runs
     * @throws BadInput if an evaluator refuses a scenario
     */
    public void carryOut(List<Task> wanted, BiConsumer<Task, List<Point>> done, Run caller) {
        List<Workers.Task<List<Point>>> work = new ArrayList<>();
        for (Task task : wanted) {
            Stretch stretch = stretches.get(task.curve());
            work.add(
                    attempt.task(
                            stretch.scenario(task),
                            (assembled, run) -> points(stretch, task, assembled, run),
                            points -> {
                                if (points.stream().noneMatch(Schedule::isCut)) {
                                    done.accept(task, points);
                                }
                            }));
        }
        Workers.run(work, caller);
    }

    /** What was cut short says so, whatever else it says. */
    private static List<Point> points(Stretch stretch, Task task, Scenario assembled, Run run) {
        List<Point> points = stretch.method().apply(stretch.seed(task).apply(assembled), run);
        if (run.isCancelled() && !run.isOverdue()) {
            throw new CancellationException("cut short");
        }
        return points;
    }

    private static boolean isCut(Point point) {
        return point.status() == Status.CANCELLED;
    }

    /**
     * Returns the curves of the points whose runs are all done; none for a line that has no such
     * point.
     *
     * @param results the points of a run by its number, or null if it is not done
     */
    public List<Curve> curves(IntFunction<List<Point>> results) {
        List<Curve> curves = new ArrayList<>();
        for (Stretch stretch : stretches) {
            List<Point> points = points(stretch, results);
            if (!points.isEmpty()) {
                Line line = stretch.line;
                curves.add(line.curve(points, provenance.apply(line), assembly));
            }
        }
        return curves;
    }

    private List<Point> points(Stretch stretch, IntFunction<List<Point>> results) {
        List<Point> points = new ArrayList<>();
        List<List<Point>> runs = new ArrayList<>();
        for (Task task : tasks.subList(stretch.first, stretch.end)) {
            runs.add(results.apply(task.number()));
            if (task.isLast()) {
                if (!runs.contains(null)) {
                    points.addAll(merged(runs));
                }
                runs.clear();
            }
        }
        return points;
    }

    /** Of a single run all points, of several the one that they make together. */
    private static List<Point> merged(List<List<Point>> runs) {
        if (runs.size() == 1) {
            return runs.get(0);
        }
        List<Point> points = runs.stream().flatMap(List::stream).toList();
        return List.of(Replications.merged(points, runs.size()));
    }

    /**
     * Returns the words of every scenario, curve by curve, with all defaults, those that depend on
     * the network too.
     */
    public List<List<Map<String, String>>> words() {
        return stretches.stream()
                .map(s -> s.line.scenarios().stream().map(this::words).toList())
                .toList();
    }

    private Map<String, String> words(Scenario scenario) {
        return PlugIn.attempt(() -> assembly.of(scenario).words(), failure -> scenario.words());
    }
}
