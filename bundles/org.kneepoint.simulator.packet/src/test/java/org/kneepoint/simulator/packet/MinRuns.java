// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet;

import java.util.LinkedHashMap;
import java.util.Map;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.solver.min.MinSolver;

/** The simulator, and the model of the same network, by the words that a user types. */
final class MinRuns {
    private static final PacketSimulator SIMULATOR = new PacketSimulator();
    private static final MinSolver SOLVER = new MinSolver();

    private MinRuns() {}

    private static Map<String, String> words(String... words) {
        Map<String, String> map = new LinkedHashMap<>();
        for (String word : String.join(" ", words).strip().split(" +")) {
            map.put(word.substring(0, word.indexOf('=')), word.substring(word.indexOf('=') + 1));
        }
        return map;
    }

    static Scenario scenario(String... words) {
        return Scenario.of("min", SIMULATOR.parameters(), words(words));
    }

    /** Simulates; every argument is one or more words. */
    static Point simulate(String... words) {
        return SIMULATOR.simulate(scenario(words), Progress.NONE);
    }

    /** Solves the model; every argument is one or more words. */
    static Point solve(String... words) {
        return SOLVER.solve(Scenario.of("min", SOLVER.parameters(), words(words)), Progress.NONE);
    }

    static double get(Point point, Quantity quantity) {
        return point.get(quantity)
                .orElseThrow(() -> new AssertionError("no " + quantity + ": " + point.settings()));
    }

    static double latency(Point point) {
        return get(point, Quantities.LATENCY);
    }

    static double throughput(Point point) {
        return get(point, Quantities.THROUGHPUT);
    }

    static double interval(Point point) {
        return get(point, Quantities.LATENCY_CI95);
    }
}
