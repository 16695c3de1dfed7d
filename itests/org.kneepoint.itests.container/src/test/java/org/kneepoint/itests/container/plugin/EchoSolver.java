// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container.plugin;

import java.util.Map;
import java.util.Set;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.solver.SystemSolver;

/** As small as a solver can be: the network {@code echo} delivers what it is offered. */
public final class EchoSolver implements SystemSolver {
    private double latency;

    /** Takes the latency from the component's properties. */
    public void activate(Map<String, Object> properties) {
        latency = (Double) properties.getOrDefault("latency", 1.0);
    }

    @Override
    public String name() {
        return "echo";
    }

    @Override
    public Set<String> supportedNetworks() {
        return Set.of("echo");
    }

    @Override
    public Description description() {
        return Description.of("an echo of latency " + latency)
                .source("none")
                .validity("exact")
                .verification("none needed");
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(StandardParameters.LOAD.required());
    }

    @Override
    public Point solve(Scenario scenario, Progress progress) {
        double load = scenario.get(StandardParameters.LOAD);
        return Point.of(scenario)
                .with(Quantities.LOAD, load)
                .with(Quantities.THROUGHPUT, load)
                .with(Quantities.LATENCY, latency)
                .build();
    }
}
