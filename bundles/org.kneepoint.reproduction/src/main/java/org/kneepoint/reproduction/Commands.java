// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.List;
import java.util.Map;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.Reading;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.run.Run;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.simulator.Simulator;
import org.kneepoint.api.solver.Solver;
import org.kneepoint.study.Catalogue;
import org.kneepoint.study.Evaluation;

/** Does what the commands of the same names do. */
final class Commands implements Results.Measure {
    private static final String SOLVER = "solver";
    private static final String SIMULATOR = "simulator";

    private final Catalogue catalogue;
    private final Evaluation evaluation;

    Commands(Catalogue catalogue, Evaluation evaluation) {
        this.catalogue = catalogue;
        this.evaluation = evaluation;
    }

    /**
     * Runs a command.
     *
     * @param line as a user types it
     * @param run the caller's side
     * @throws BadInput if a word or value is not allowed, or nothing installed can do it
     */
    List<Curve> run(String line, Run run) {
        CommandLine command = CommandLine.of(line);
        String network = command.network();
        switch (command.verb()) {
            case "solve" -> {
                Solver solver = evaluation.solver(network, command.word(SOLVER));
                return evaluation.solve(network, solver, command.without(SOLVER), run);
            }
            case "simulate" -> {
                Simulator simulator = evaluation.simulator(network, command.word(SIMULATOR));
                return evaluation.simulate(network, simulator, command.without(SIMULATOR), run);
            }
            case "ramp" -> {
                Evaluator ramped = evaluation.ramped(network, command.word(SIMULATOR));
                return evaluation.ramp(network, ramped, command.without(SIMULATOR), run);
            }
            default -> throw new BadInput("'" + command.verb() + "' gives no curves");
        }
    }

    @Override
    public List<Reading> read(Curve curve, String name, Map<String, String> words) {
        Metric metric = catalogue.metric(name);
        return metric.read(curve, settings(metric, words));
    }

    @Override
    public List<Reading> combine(List<Curve> curves, String name, Map<String, String> words) {
        Metric metric = catalogue.metric(name);
        return metric.combine(curves, settings(metric, words));
    }

    @Override
    public Curve derive(Curve curve, String name, Map<String, String> words) {
        Metric metric = catalogue.metric(name);
        return metric.derive(curve, settings(metric, words));
    }

    private static Scenario settings(Metric metric, Map<String, String> words) {
        return Scenario.of(metric.name(), metric.parameters(), words);
    }
}
