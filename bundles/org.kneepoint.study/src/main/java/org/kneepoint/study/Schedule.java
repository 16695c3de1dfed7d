// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
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
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;

/**
 * All runs that some words stand for, each of which can be done alone, in any order and at any
 * time, and the curves that their points make. What a run gives depends on its scenario only, and
 * the curves on what the runs gave. Immutable.
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
     * @param method gives the way in which the points of a line are evaluated
     * @param provenance tells how the points of a line are made
     */
    Schedule(
            List<Line> lines,
            List<Described> parts,
            Assembly assembly,
            Function<Line, BiFunction<Scenario, Run, Point>> method,
            Function<Line, Provenance> provenance) {
        this.evaluator = lines.get(0).evaluator();
        this.parts = List.copyOf(parts);
        this.assembly = assembly;
        this.attempt = new Attempt(assembly, lines.get(0).way().noun());
        this.provenance = provenance;
        this.stretches = new ArrayList<>();
        this.tasks = new ArrayList<>();
        for (Line line : lines) {
            add(line, method);
        }
    }

    private void add(Line line, Function<Line, BiFunction<Scenario, Run, Point>> method) {
        int first = tasks.size();
        List<List<UnaryOperator<Scenario>>> seeded = new ArrayList<>();
        for (Scenario scenario : line.scenarios()) {
            int runs = scenario.find(StandardParameters.REPLICATIONS).orElse(1);
            if (runs > Values.MOST - tasks.size()) {
                throw new BadInput("this makes more than " + Values.MOST + " runs");
            }
            seeded.add(Replications.of(scenario));
            add(seeded.size() - 1, seeded.get(seeded.size() - 1).size());
        }
        stretches.add(new Stretch(line, method, seeded, first, tasks.size()));
    }

    private void add(int point, int runs) {
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
     * @param point which point of that curve
     * @param replication which run of that point
     * @param isLast whether it is the last of that point
     */
    public record Task(int number, int curve, int point, int replication, boolean isLast) {}

    /** The tasks of one line, from the first to before the end. */
    private static final class Stretch {
        private final Line line;
        private final Function<Line, BiFunction<Scenario, Run, Point>> methods;
        private final List<List<UnaryOperator<Scenario>>> seeded;
        private final int first;
        private final int end;
        private BiFunction<Scenario, Run, Point> method;

        private Stretch(
                Line line,
                Function<Line, BiFunction<Scenario, Run, Point>> methods,
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
        private synchronized BiFunction<Scenario, Run, Point> method() {
            if (method == null) {
                method = methods.apply(line);
            }
            return method;
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

    /** Returns how many points there will be. */
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
     * @param done takes the point of a run when it is done, on the thread that did it; not told of
     *     runs that the caller cut short
     * @param caller told and asked by the calling thread only; its progress is that of the wanted
     *     runs
     * @throws BadInput if an evaluator refuses a scenario
     */
    public void carryOut(List<Task> wanted, BiConsumer<Task, Point> done, Run caller) {
        List<Workers.Task> work = new ArrayList<>();
        for (Task task : wanted) {
            work.add(
                    run -> {
                        Point point = point(task, run);
                        if (!run.isCancelled() && point.status() != Status.CANCELLED) {
                            done.accept(task, point);
                        }
                    });
        }
        Workers.run(work, caller);
    }

    private Point point(Task task, Run run) {
        Stretch stretch = stretches.get(task.curve());
        return attempt.at(
                stretch.scenario(task),
                assembled -> stretch.method().apply(stretch.seed(task).apply(assembled), run));
    }

    /**
     * Returns the curves of the points whose runs are all done; none for a line that has no such
     * point.
     *
     * @param results the point of a run by its number, or null if it is not done
     */
    public List<Curve> curves(IntFunction<Point> results) {
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

    private List<Point> points(Stretch stretch, IntFunction<Point> results) {
        List<Point> points = new ArrayList<>();
        List<Point> runs = new ArrayList<>();
        for (Task task : tasks.subList(stretch.first, stretch.end)) {
            runs.add(results.apply(task.number()));
            if (task.isLast()) {
                if (!runs.contains(null)) {
                    points.add(Replications.merged(runs, runs.size()));
                }
                runs.clear();
            }
        }
        return points;
    }

    /**
     * Returns the words of every point, curve by curve, with all defaults, those that depend on the
     * network too.
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
