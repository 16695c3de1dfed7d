// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.testkit.Assignments;

/**
 * Independent runs with the settings of a user, and intervals that come from their spread alone.
 */
final class IndependentRuns {
    private static final SlottedSimulator SIMULATOR = new SlottedSimulator();
    private static final int RUNS = 8;

    /** Student's t for 7 degrees of freedom, two-sided 95 %. */
    private static final double BOUND = 2.364624;

    /**
     * A mean over the runs.
     *
     * @param mean of a figure
     * @param halfWidth half width of its 95 % interval
     */
    record Estimate(double mean, double halfWidth) {
        /** Returns how many half widths, combined with another, a value lies away. */
        double away(double value, double otherHalfWidth) {
            double difference = Math.abs(mean - value);
            return difference == 0 ? 0 : difference / Math.hypot(halfWidth, otherHalfWidth);
        }
    }

    private final List<Point> points = new ArrayList<>();

    private IndependentRuns() {}

    /** Simulates once: a network, then settings such as {@code radix=2}, divided by spaces. */
    static Point run(String settings) {
        String[] parts = settings.split(" +", 2);
        Scenario scenario = Scenario.of(parts[0], SIMULATOR.parameters(), Assignments.of(parts[1]));
        return SIMULATOR.simulate(scenario, Progress.NONE);
    }

    /** Simulates with several seeds. */
    static IndependentRuns of(String settings) {
        IndependentRuns runs = new IndependentRuns();
        for (int seed = 1; seed <= RUNS; seed++) {
            runs.points.add(run(settings + " seed=" + seed));
        }
        return runs;
    }

    Estimate estimate(String quantity) {
        double[] values = points.stream().mapToDouble(point -> figure(point, quantity)).toArray();
        double mean = Arrays.stream(values).sum() / RUNS;
        double squares = Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum();
        return new Estimate(mean, BOUND * Math.sqrt(squares / (RUNS - 1) / RUNS));
    }

    static double figure(Point point, String quantity) {
        return point.get(Quantities.find(quantity).orElseThrow()).orElseThrow();
    }
}
