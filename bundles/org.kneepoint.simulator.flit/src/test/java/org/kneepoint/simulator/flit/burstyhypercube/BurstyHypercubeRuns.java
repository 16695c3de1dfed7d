// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.burstyhypercube;

import static org.kneepoint.testkit.PointFigures.figure;

import java.util.LinkedHashMap;
import java.util.Map;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.testkit.Assignments;

/** Runs the simulator with the words of a user. */
final class BurstyHypercubeRuns {
    private static final BurstyHypercubeSimulator SIMULATOR = new BurstyHypercubeSimulator();

    private BurstyHypercubeRuns() {}

    /** Simulates with words such as {@code scv=3}. */
    static Point run(String... words) {
        return run(Assignments.of(words));
    }

    static Point run(Map<String, String> words) {
        Scenario scenario = Scenario.of(SIMULATOR.name(), SIMULATOR.parameters(), words);
        return SIMULATOR.simulate(scenario, Progress.NONE);
    }

    /** Simulates the system of a row of a table. */
    static Point row(Map<String, String> row, String... more) {
        Map<String, String> words = new LinkedHashMap<>();
        for (String word : new String[] {"dimensions", "flit", "length", "scv", "buffer"}) {
            if (row.containsKey(word)) {
                words.put(word, row.get(word));
            }
        }
        words.put("rate", Double.toString(1 / number(row, "gap")));
        words.putAll(Assignments.of(more));
        return run(words);
    }

    static double number(Map<String, String> row, String column) {
        return Double.parseDouble(row.get(column));
    }

    static double latency(Point point) {
        return figure(point, Quantities.LATENCY);
    }

    static double interval(Point point) {
        return figure(point, Quantities.LATENCY_CI95);
    }
}
