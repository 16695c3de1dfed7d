// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Provenance;
import org.kneepoint.api.run.Run;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.solver.Solver;

/**
 * Curves by a model, one point after the other while that is quick, and else on all processors.
 * What comes out does not depend on it.
 */
final class Solving {
    /** For so long it is not worth while to start threads, in nanoseconds. */
    private static final long QUICK = TimeUnit.MILLISECONDS.toNanos(50);

    private final Solver solver;
    private final Assembly assembly;
    private final Provenance provenance;
    private final Attempt attempt;
    private final Precaution precaution;

    Solving(Solver solver, Assembly assembly, Provenance provenance) {
        this.solver = solver;
        this.assembly = assembly;
        this.provenance = provenance;
        this.precaution = new Precaution(assembly);
        this.attempt = new Attempt(assembly, solver, Way.SOLVE.noun(), precaution::require);
    }

    /** Returns what attempts single scenarios. */
    Attempt attempt() {
        return attempt;
    }

    /** Refuses wrong input before anything is solved. */
    void check(List<Line> lines, Run run) {
        precaution.check(lines, attempt, run);
    }

    /** Tells how the points of a line are made. */
    Provenance provenance(Line line) {
        return precaution.told(provenance, line);
    }

    /**
     * Returns a curve for each line, all of them checked; when the caller cancels, those of the
     * points done so far.
     */
    List<Curve> curves(List<Line> lines, SweepRun run) {
        return OpenLine.evaluated(lines, attempt, this::model, run, QUICK).stream()
                .map(open -> open.line().curve(open.done(), provenance(open.line()), assembly))
                .toList();
    }

    /** What the points of a line over the load have in common is prepared by the first of them. */
    BiFunction<Scenario, Run, Point> model(Line line) {
        if (!line.axis().equals(StandardParameters.LOAD) || line.scenarios().size() == 1) {
            return solver::solve;
        }
        Memo<String, Solver.Prepared> prepared = new Memo<>();
        return (scenario, run) ->
                prepared.get(solver.name(), () -> solver.prepare(scenario))
                        .solve(scenario.get(StandardParameters.LOAD), run);
    }
}
