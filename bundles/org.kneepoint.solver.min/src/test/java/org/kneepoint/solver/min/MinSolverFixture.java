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

    static Scenario scenario(String... words) {
        return Assignments.scenario(SOLVER, words);
    }

    /** Solves; every argument has one or more settings. */
    static Point solve(String... words) {
        return SOLVER.solve(scenario(words), Progress.NONE);
    }

    static double delay(String... words) {
        return figure(solve(words), Quantities.LATENCY);
    }

    static double throughput(String... words) {
        return figure(solve(words), Quantities.THROUGHPUT);
    }

    static double power(String... words) {
        return figure(solve(words), Quantities.SYSTEM_POWER);
    }
}
