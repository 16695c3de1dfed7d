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

/** Runs the simulator with the settings of a user. */
final class BurstyHypercubeRuns {
    private static final BurstyHypercubeSimulator SIMULATOR = new BurstyHypercubeSimulator();

    private BurstyHypercubeRuns() {}

    /** Simulates with settings such as {@code scv=3}. */
    static Point run(String... settings) {
        return run(Assignments.of(settings));
    }

    static Point run(Map<String, String> settings) {
        Scenario scenario = Scenario.of(SIMULATOR.name(), SIMULATOR.parameters(), settings);
        return SIMULATOR.simulate(scenario, Progress.NONE);
    }

    /** Simulates the system of a row of a table. */
    static Point row(Map<String, String> row, String... more) {
        Map<String, String> settings = new LinkedHashMap<>();
        for (String word : new String[] {"dimensions", "flit", "length", "scv", "buffer"}) {
            if (row.containsKey(word)) {
                settings.put(word, row.get(word));
            }
        }
        settings.put("rate", Double.toString(1 / number(row, "gap")));
        settings.putAll(Assignments.of(more));
        return run(settings);
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
