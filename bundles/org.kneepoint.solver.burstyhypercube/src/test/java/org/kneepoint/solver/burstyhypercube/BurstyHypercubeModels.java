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

    static Scenario scenario(String... settings) {
        return Assignments.scenario(SOLVER, settings);
    }

    /** Solves; every argument has one or more settings. */
    static Point solve(String... settings) {
        return SOLVER.solve(scenario(settings), Progress.NONE);
    }

    /** Solves the system of a row. */
    static Point solve(Map<String, String> row, String... more) {
        StringBuilder settings = new StringBuilder("rate=" + 1 / number(row, "gap"));
        for (String name : new String[] {"dimensions", "flit", "length", "scv", "buffer"}) {
            if (row.containsKey(name)) {
                settings.append(' ').append(name).append('=').append(row.get(name));
            }
        }
        return solve(settings + " " + String.join(" ", more));
    }

    static double latency(Point point) {
        return figure(point, Quantities.LATENCY);
    }

    static double latency(String... settings) {
        return latency(solve(settings));
    }

    static double number(Map<String, String> row, String column) {
        return Double.parseDouble(row.get(column));
    }

    /** Returns the rows of a resource. */
    static List<Map<String, String>> rows(String file) {
        return ReferenceTable.rows(BurstyHypercubeModels.class, file).toList();
    }
}
