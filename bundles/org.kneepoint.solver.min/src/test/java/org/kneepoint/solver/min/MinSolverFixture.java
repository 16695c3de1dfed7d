// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.min;

import static org.kneepoint.testkit.PointFigures.figure;

import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.testkit.Assignments;

/** The solver by settings. */
final class MinSolverFixture {
    private static final MinSolver SOLVER = new MinSolver();

    private MinSolverFixture() {}

    static Scenario scenario(String... settings) {
        return Assignments.scenario(SOLVER, settings);
    }

    /** Solves; every argument has one or more settings. */
    static Point solve(String... settings) {
        return SOLVER.solve(scenario(settings), Progress.NONE);
    }

    static double delay(String... settings) {
        return figure(solve(settings), Quantities.LATENCY);
    }

    static double throughput(String... settings) {
        return figure(solve(settings), Quantities.THROUGHPUT);
    }

    static double power(String... settings) {
        return figure(solve(settings), Quantities.SYSTEM_POWER);
    }
}
