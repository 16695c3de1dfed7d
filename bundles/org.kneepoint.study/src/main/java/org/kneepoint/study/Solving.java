// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Provenance;
import org.kneepoint.api.run.Run;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.solver.Solver;

/** Curves by a model, one point after the other. */
final class Solving {
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
        Share share = new Share(run, lines.stream().mapToInt(l -> l.scenarios().size()).sum());
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
        Function<Scenario, Point> model = model(line, share);
        List<Point> points = new ArrayList<>();
        for (Scenario scenario : line.scenarios()) {
            if (share.isCancelled()) {
                break;
            }
            points.add(attempt.at(scenario, model));
            share.next();
        }
        return points;
    }

    /** What the points of a line over the load have in common is prepared once. */
    private Function<Scenario, Point> model(Line line, Run run) {
        if (!line.axis().equals(StandardParameters.LOAD) || line.scenarios().size() == 1) {
            return scenario -> solver.solve(scenario, run);
        }
        Solver.Prepared prepared = prepared(line.first());
        return scenario -> prepared.solve(scenario.get(StandardParameters.LOAD), run);
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

    /** The progress of one point as a part of the whole. */
    private static final class Share implements Run {
        private final SweepRun whole;
        private final int points;
        private int done;

        private Share(SweepRun whole, int points) {
            this.whole = whole;
            this.points = points;
            whole.points(0, points);
        }

        private void next() {
            done++;
            progress(0);
            whole.points(done, points);
        }

        @Override
        public boolean isCancelled() {
            return whole.isCancelled();
        }

        @Override
        public void progress(double fraction) {
            whole.progress((done + fraction) / points);
        }
    }
}
