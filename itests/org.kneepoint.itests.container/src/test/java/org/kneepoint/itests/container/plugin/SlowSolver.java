// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container.plugin;

import java.util.Map;
import java.util.Set;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.solver.SystemSolver;

/** A solver that takes some time for each point and polls for cancellation. */
public final class SlowSolver implements SystemSolver {
    /** System property that releases the waiting loads. */
    public static final String RELEASED = "org.example.slow.released";

    private static final int STEPS = 10;
    private static final int STEP_MILLIS = 5;

    private double wholeUpTo;
    private boolean reads;

    /**
     * Loads above the property {@code whole} wait until they are {@linkplain #RELEASED released},
     * then need a class that no lower load has needed, and its file too where {@code reads} is
     * true.
     */
    public void activate(Map<String, Object> properties) {
        wholeUpTo = (Double) properties.getOrDefault("whole", Double.MAX_VALUE);
        reads = (Boolean) properties.getOrDefault("reads", false);
    }

    @Override
    public String name() {
        return "slow";
    }

    @Override
    public Set<String> supportedNetworks() {
        return Set.of("slow");
    }

    @Override
    public Description description() {
        return Description.of("a solver that takes its time");
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(StandardParameters.LOAD.required());
    }

    @Override
    public Point solve(Scenario scenario, Progress progress) {
        double load = scenario.get(StandardParameters.LOAD);
        Point.Builder point = Point.of(scenario).with(Quantities.LOAD, load);
        for (int step = 0; step < STEPS; step++) {
            if (progress.isCancelled()) {
                return point.status(Status.CANCELLED, "cancelled by the caller").build();
            }
            pause();
        }
        return point.with(Quantities.LATENCY, load > wholeUpTo ? late(load, progress) : 1).build();
    }

    private double late(double load, Progress progress) {
        while (!Boolean.getBoolean(RELEASED) && !progress.isCancelled()) {
            pause();
        }
        if (reads && SlowSolver.class.getResource("LazilyLoaded.class") == null) {
            throw new IllegalStateException("LazilyLoaded.class cannot be read");
        }
        return LazilyLoaded.latency(load);
    }

    private static void pause() {
        try {
            Thread.sleep(STEP_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
