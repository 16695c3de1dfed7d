// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.Set;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.solver.SystemSolver;

/** A network of latency 1/(1 - load). */
public final class FakeSystem implements SystemSolver {
    @Override
    public String name() {
        return "fake-model";
    }

    @Override
    public Description description() {
        return Description.of("a network that is easily told");
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(StandardParameters.LOAD);
    }

    @Override
    public Set<String> supportedNetworks() {
        return Set.of("fake");
    }

    @Override
    public Point solve(Scenario scenario, Progress progress) {
        double load = scenario.load(1);
        return Point.of(scenario)
                .with(Quantities.LOAD, load)
                .with(Quantities.LATENCY, 1 / (1 - load))
                .build();
    }
}
