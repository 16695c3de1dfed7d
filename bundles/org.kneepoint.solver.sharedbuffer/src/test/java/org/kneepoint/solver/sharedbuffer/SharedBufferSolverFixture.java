// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer;

import java.util.LinkedHashMap;
import java.util.Map;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Scenario;

/** The solver by the words that a user types. */
final class SharedBufferSolverFixture {
    static final SharedBufferSolver SOLVER = new SharedBufferSolver();

    private SharedBufferSolverFixture() {}

    static Scenario scenario(String... words) {
        Map<String, String> map = new LinkedHashMap<>();
        for (String word : String.join(" ", words).strip().split(" +")) {
            map.put(word.substring(0, word.indexOf('=')), word.substring(word.indexOf('=') + 1));
        }
        return Scenario.of("shared-buffer", SOLVER.parameters(), map);
    }

    /** Solves; every argument is one or more words. */
    static Point solve(String... words) {
        return SOLVER.solve(scenario(words), Progress.NONE);
    }

    static double get(Point point, Quantity quantity) {
        return point.get(quantity)
                .orElseThrow(() -> new AssertionError("no " + quantity + ": " + point.settings()));
    }
}
