// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer;

import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.testkit.Assignments;

/** The solver by settings. */
final class SharedBufferSolverFixture {
    static final SharedBufferSolver SOLVER = new SharedBufferSolver();

    private SharedBufferSolverFixture() {}

    static Scenario scenario(String... settings) {
        return Assignments.scenario(SOLVER, settings);
    }

    /** Solves; every argument has one or more settings. */
    static Point solve(String... settings) {
        return SOLVER.solve(scenario(settings), Progress.NONE);
    }
}
