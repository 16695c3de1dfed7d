// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet;

import static org.kneepoint.testkit.PointFigures.figure;

import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.solver.min.MinSolver;
import org.kneepoint.testkit.Assignments;

/** The simulator, and the model of the same network, by the words that a user types. */
final class MinRuns {
    private static final PacketSimulator SIMULATOR = new PacketSimulator();
    private static final MinSolver SOLVER = new MinSolver();

    private MinRuns() {}

    static Scenario scenario(String... words) {
        return Scenario.of("min", SIMULATOR.parameters(), Assignments.of(words));
    }

    /** Simulates; every argument is one or more words. */
    static Point simulate(String... words) {
        return SIMULATOR.simulate(scenario(words), Progress.NONE);
    }

    /** Solves the model; every argument is one or more words. */
    static Point solve(String... words) {
        return SOLVER.solve(
                Scenario.of("min", SOLVER.parameters(), Assignments.of(words)), Progress.NONE);
    }

    static double latency(Point point) {
        return figure(point, Quantities.LATENCY);
    }

    static double throughput(Point point) {
        return figure(point, Quantities.THROUGHPUT);
    }

    static double interval(Point point) {
        return figure(point, Quantities.LATENCY_CI95);
    }
}
