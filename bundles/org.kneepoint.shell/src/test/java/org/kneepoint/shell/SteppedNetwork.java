// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.solver.SystemSolver;

/** A network whose points wait for permits, so that a test sees a sweep under way. */
final class SteppedNetwork implements SystemSolver {
    private final Semaphore permits;

    SteppedNetwork(Semaphore permits) {
        this.permits = permits;
    }

    @Override
    public String name() {
        return "stepped-model";
    }

    @Override
    public Description description() {
        return Description.of("a network that waits")
                .source("A. Author: A paper, 1996")
                .validity("everywhere")
                .verification("by hand");
    }

    @Override
    public Set<String> supportedNetworks() {
        return Set.of("stepped");
    }

    @Override
    public Parameters parameters() {
        return Parameters.of().exactlyOneOf(StandardParameters.LOAD, StandardParameters.RATE);
    }

    @Override
    public Point solve(Scenario scenario, Progress progress) {
        double load = scenario.load(1);
        try {
            while (!permits.tryAcquire(5, TimeUnit.MILLISECONDS)) {
                if (progress.isCancelled()) {
                    throw new CancellationException();
                }
            }
        } catch (InterruptedException e) {
            throw new CancellationException();
        }
        return Point.of(scenario)
                .with(Quantities.LOAD, load)
                .with(Quantities.RATE, load)
                .with(Quantities.THROUGHPUT, load)
                .with(Quantities.LATENCY, 1 + load)
                .build();
    }

    @Override
    public Map<Quantity, Double> attributes(Scenario scenario) {
        return Map.of();
    }
}
