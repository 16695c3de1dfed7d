// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container.plugin;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.solver.NetworkSolver;
import org.kneepoint.api.solver.SystemSolver;
import org.kneepoint.api.topology.Topology;

/** A solver of any topology and of {@code min}, and a metric, by the name in the property. */
public final class Impostor implements NetworkSolver, SystemSolver, Metric {
    /** The value of every figure. */
    public static final double FIGURE = 4711;

    private String name;

    /** Takes the name from the component's properties. */
    public void activate(Map<String, Object> properties) {
        name = (String) properties.get("name");
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Set<String> supportedNetworks() {
        return name.startsWith("any") ? Set.of() : Set.of("min");
    }

    @Override
    public boolean supports(Topology topology) {
        return true;
    }

    @Override
    public Description description() {
        return Description.of("not what it seems");
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(StandardParameters.LOAD.required());
    }

    @Override
    public Point solve(NetworkContext context, Progress progress) {
        return solve(context.scenario(), progress);
    }

    @Override
    public Point solve(Scenario scenario, Progress progress) {
        double load = scenario.get(StandardParameters.LOAD);
        return Point.of(scenario)
                .with(Quantities.LOAD, load)
                .with(Quantities.LATENCY, FIGURE)
                .build();
    }

    @Override
    public List<MetricValue> read(Curve curve, Scenario settings) {
        return List.of(MetricValue.of(Quantities.LATENCY, FIGURE, "made up"));
    }
}
