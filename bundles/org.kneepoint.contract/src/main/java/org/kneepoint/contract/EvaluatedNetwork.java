// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.contract;

import java.util.Map;
import java.util.function.Function;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.simulator.NetworkSimulator;
import org.kneepoint.api.simulator.SystemSimulator;
import org.kneepoint.api.solver.NetworkSolver;
import org.kneepoint.api.solver.SystemSolver;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/**
 * A solver or a simulator on one network, for {@link PlugInContract#ofSolver} and {@link
 * PlugInContract#ofSimulator}.
 *
 * @param plugin the evaluator
 * @param evaluation maps a scenario to its point
 */
public record EvaluatedNetwork(Evaluator plugin, Function<Scenario, Point> evaluation)
        implements EvaluationSubject {
    private static final int LENGTH = 8;

    /** A solver of its own system. */
    public static EvaluationSubject of(SystemSolver solver) {
        return new EvaluatedNetwork(solver, s -> solver.solve(s, Progress.NONE));
    }

    /** A simulator of its own system. */
    public static EvaluationSubject of(SystemSimulator simulator) {
        return new EvaluatedNetwork(simulator, s -> simulator.simulate(s, Progress.NONE));
    }

    /** A solver of a network under {@link UniformPoissonWorkload}, messages of 8 flits. */
    public static EvaluationSubject of(NetworkSolver solver, Network network, Routing routing) {
        return new EvaluatedNetwork(
                solver, s -> solver.solve(context(s, network, routing), Progress.NONE));
    }

    /** A simulator of a network under {@link UniformPoissonWorkload}, messages of 8 flits. */
    public static EvaluationSubject of(
            NetworkSimulator simulator, Network network, Routing routing) {
        return new EvaluatedNetwork(
                simulator, s -> simulator.simulate(context(s, network, routing), Progress.NONE));
    }

    private static NetworkContext context(Scenario scenario, Network network, Routing routing) {
        return UniformPoissonWorkload.context(scenario, network, routing, LENGTH);
    }

    @Override
    public Parameters parameters() {
        return plugin.parameters();
    }

    @Override
    public Point evaluate(Map<String, String> settings) {
        return evaluation.apply(Scenario.of(plugin.name(), parameters(), settings));
    }
}
