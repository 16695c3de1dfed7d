// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import java.util.Set;
import java.util.function.BiConsumer;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.solver.SystemSolver;
import org.kneepoint.solver.min.MinSolver;

/**
 * The model of {@link SamplePlan} where a test takes part.
 *
 * @param before receives the load of each run before it is solved
 */
record ObservedSolver(BiConsumer<Double, Progress> before) implements SystemSolver {
    private static final SystemSolver MODEL = new MinSolver();

    @Override
    public String name() {
        return MODEL.name();
    }

    @Override
    public Set<String> supportedNetworks() {
        return MODEL.supportedNetworks();
    }

    @Override
    public Parameters parameters() {
        return MODEL.parameters();
    }

    @Override
    public Description description() {
        return MODEL.description();
    }

    @Override
    public Point solve(Scenario scenario, Progress progress) {
        before.accept(scenario.load(1), progress);
        return MODEL.solve(scenario, progress);
    }
}
