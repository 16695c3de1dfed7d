// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container.plugin;

import java.util.Map;
import java.util.Set;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.solver.NetworkSolver;
import org.kneepoint.api.solver.SystemSolver;
import org.kneepoint.api.topology.Topology;

/** A solver with a fault in the method named by the property {@code at}. */
public final class FaultySolver implements NetworkSolver, SystemSolver {
    private static final double SOUND_UP_TO = 0.25;

    private String at;
    private String fault;

    /** Takes the faulty method and what it does from the component's properties. */
    public void activate(Map<String, Object> properties) {
        at = String.valueOf(properties.get("at"));
        fault = String.valueOf(properties.get("fault"));
        spoilt("activate", "");
    }

    private <T> T spoilt(String method, T sound) {
        if (!method.equals(at)) {
            return sound;
        }
        switch (fault) {
            case "null":
                return null;
            case "exception":
                throw new IllegalStateException(
                        "in vain", new ArithmeticException("the first cause\nin two lines"));
            case "overflow":
                return spoilt(method, spoilt(method, sound));
            case "linkage":
                throw new NoClassDefFoundError("org/example/Absent");
            case "assertion":
                throw new AssertionError("taken for impossible");
            default:
                throw new IllegalArgumentException(fault);
        }
    }

    @Override
    public String name() {
        return spoilt("name", "faulty");
    }

    @Override
    public Set<String> supportedNetworks() {
        return spoilt("networks", Set.of("faulty"));
    }

    @Override
    public Description description() {
        return spoilt("description", Description.of("a solver with a fault"));
    }

    @Override
    public Parameters parameters() {
        return spoilt("parameters", Parameters.of(StandardParameters.LOAD.required()));
    }

    @Override
    public boolean supports(Topology topology) {
        return spoilt("treats", false);
    }

    @Override
    public PreparedModel prepare(Scenario scenario) {
        return spoilt("prepare", SystemSolver.super.prepare(scenario));
    }

    @Override
    public Map<Quantity, Double> attributes(Scenario scenario) {
        return spoilt("traits", Map.of(CurveAttributes.NODES, 1.0));
    }

    @Override
    public Point solve(NetworkContext context, Progress progress) {
        return solve(context.scenario(), progress);
    }

    /** The first points of a curve from 0.1 on are ok. */
    @Override
    public Point solve(Scenario scenario, Progress progress) {
        double load = scenario.get(StandardParameters.LOAD);
        Point point =
                Point.of(scenario).with(Quantities.LOAD, load).with(Quantities.LATENCY, 1).build();
        return load > SOUND_UP_TO ? spoilt("solve", point) : point;
    }
}
