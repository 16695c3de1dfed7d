// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.solver.NetworkSolver;
import org.kneepoint.api.solver.SystemSolver;
import org.kneepoint.api.topology.Topology;

/** A solver with latency 1/(1 - load) that fails at load 0.7 and refuses load 0.9 on request. */
class FakeSolver extends FakeTool implements NetworkSolver, SystemSolver {
    static final Parameter<Integer> SIZE =
            Parameter.integer("size", "terminals", "terminals").between(1, 99).withDefault(8);
    static final Parameter<String> MOOD =
            Parameter.choice("mood", "what it does", "good", "failing", "refusing");
    static final double BROKEN = 0.7;
    static final double REFUSED = 0.9;

    final AtomicInteger solved = new AtomicInteger();

    FakeSolver(String name, String... networks) {
        super(name, networks);
    }

    FakeSolver(String name, Predicate<Topology> treated, String... networks) {
        super(name, treated, networks);
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(SIZE, MOOD)
                .exactlyOneOf(StandardParameters.LOAD, StandardParameters.RATE);
    }

    @Override
    public Map<Quantity, Double> attributes(Scenario scenario) {
        return Map.of(
                CurveAttributes.NODES, (double) scenario.get(SIZE), CurveAttributes.LENGTH, 2.0);
    }

    @Override
    public Point solve(NetworkContext context, Progress progress) {
        return solve(context.scenario(), progress);
    }

    @Override
    public Point solve(Scenario scenario, Progress progress) {
        solved.incrementAndGet();
        double load = scenario.load(2);
        if (load == BROKEN && scenario.get(MOOD).equals("failing")) {
            throw new IllegalStateException("outer", new ArithmeticException("no\nroot"));
        }
        if (load == REFUSED && scenario.get(MOOD).equals("refusing")) {
            throw BadInput.because("load", 0.9, "beyond this fake");
        }
        return Point.of(scenario)
                .with(Quantities.LOAD, load)
                .with(Quantities.RATE, load / 2)
                .with(Quantities.THROUGHPUT, load)
                .with(Quantities.LATENCY, 1 / (1 - load))
                .build();
    }
}
