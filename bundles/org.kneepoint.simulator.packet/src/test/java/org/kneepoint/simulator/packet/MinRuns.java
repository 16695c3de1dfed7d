// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet;

import static org.kneepoint.testkit.PointFigures.figure;

import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.solver.min.MinSolver;
import org.kneepoint.testkit.Assignments;

/** The simulator, and the model of the same network, by the settings that a user types. */
final class MinRuns {
    private static final PacketSimulator SIMULATOR = new PacketSimulator();
    private static final MinSolver SOLVER = new MinSolver();

    private MinRuns() {}

    static Scenario scenario(String... settings) {
        return Scenario.of("min", SIMULATOR.parameters(), Assignments.of(settings));
    }

    /** Simulates; every argument is one or more settings. */
    static Point simulate(String... settings) {
        return SIMULATOR.simulate(scenario(settings), Progress.NONE);
    }

    /** Solves the model; every argument is one or more settings. */
    static Point solve(String... settings) {
        return SOLVER.solve(
                Scenario.of("min", SOLVER.parameters(), Assignments.of(settings)), Progress.NONE);
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
