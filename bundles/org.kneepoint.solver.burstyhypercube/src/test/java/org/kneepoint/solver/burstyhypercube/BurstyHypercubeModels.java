// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

import static org.kneepoint.testkit.PointFigures.figure;

import java.util.List;
import java.util.Map;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.testkit.Assignments;
import org.kneepoint.testkit.ReferenceTable;

/** The models by settings, and the reference tables. */
final class BurstyHypercubeModels {
    static final BurstyHypercubeSolver SOLVER = new BurstyHypercubeSolver();

    private BurstyHypercubeModels() {}

    static Scenario scenario(String... words) {
        return Assignments.scenario(SOLVER, words);
    }

    /** Solves; every argument has one or more settings. */
    static Point solve(String... words) {
        return SOLVER.solve(scenario(words), Progress.NONE);
    }

    /** Solves the system of a row. */
    static Point solve(Map<String, String> row, String... more) {
        StringBuilder words = new StringBuilder("rate=" + 1 / number(row, "gap"));
        for (String word : new String[] {"dimensions", "flit", "length", "scv", "buffer"}) {
            if (row.containsKey(word)) {
                words.append(' ').append(word).append('=').append(row.get(word));
            }
        }
        return solve(words + " " + String.join(" ", more));
    }

    static double latency(Point point) {
        return figure(point, Quantities.LATENCY);
    }

    static double latency(String... words) {
        return latency(solve(words));
    }

    static double number(Map<String, String> row, String column) {
        return Double.parseDouble(row.get(column));
    }

    /** Returns the rows of a resource. */
    static List<Map<String, String>> rows(String file) {
        return ReferenceTable.rows(BurstyHypercubeModels.class, file).toList();
    }
}
