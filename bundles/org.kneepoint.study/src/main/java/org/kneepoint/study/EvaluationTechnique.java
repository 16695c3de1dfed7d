// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import static org.kneepoint.study.PointEvaluation.one;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.simulator.NetworkSimulator;
import org.kneepoint.api.simulator.RampSimulator;
import org.kneepoint.api.simulator.Simulator;
import org.kneepoint.api.simulator.SystemSimulator;
import org.kneepoint.api.solver.NetworkSolver;
import org.kneepoint.api.solver.Solver;
import org.kneepoint.api.solver.SystemSolver;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.run.MethodCommand;
import org.kneepoint.study.task.Memoizer;
import org.kneepoint.support.UnknownName;

/**
 * A technique of evaluation: its plug-ins, their parameters, and how they compute points. All
 * differences between the methods are here; elsewhere plug-ins are {@link SelectedEvaluator}s.
 *
 * @param <E> the type of the plug-ins
 * @param method the method in results
 * @param kind of the plug-ins
 * @param type of the plug-ins
 * @param object what of a network it supports, for errors: empty for the whole
 * @param parameters the parameters of a plug-in
 * @param function prepares a plug-in for a curve, given whether its axis is the load
 */
record EvaluationTechnique<E extends Evaluator>(
        EvaluationMethod method,
        Catalogue.PlugInKind kind,
        Class<E> type,
        String object,
        Function<E, Parameters> parameters,
        BiFunction<E, Boolean, PointEvaluation> function) {
    /** The time limit of a model without such a parameter. */
    private static final Parameters LIMIT =
            Parameters.of(
                    StandardParameters.TIME_LIMIT
                            .optional()
                            .meaning("time limit per point; 60 if not given"));

    private static final List<EvaluationTechnique<?>> ALL =
            List.of(
                    new EvaluationTechnique<>(
                            EvaluationMethod.MODEL,
                            Catalogue.PlugInKind.SOLVER,
                            Solver.class,
                            "",
                            EvaluationTechnique::limited,
                            EvaluationTechnique::model),
                    new EvaluationTechnique<>(
                            EvaluationMethod.SIMULATION,
                            Catalogue.PlugInKind.SIMULATOR,
                            Simulator.class,
                            "",
                            Simulator::parameters,
                            (simulator, overLoad) -> simulation(simulator)),
                    new EvaluationTechnique<>(
                            EvaluationMethod.RAMP,
                            Catalogue.PlugInKind.SIMULATOR,
                            RampSimulator.class,
                            "ramps of ",
                            RampSimulator::rampParameters,
                            (simulator, overLoad) ->
                                    (assembled, progress) ->
                                            simulator.ramp(
                                                    assembled.context().orElseThrow(), progress)));

    /** Returns all techniques. */
    static List<EvaluationTechnique<?>> all() {
        return ALL;
    }

    /** Returns the technique of a method. */
    static EvaluationTechnique<?> of(EvaluationMethod method) {
        return ALL.stream().filter(any -> any.method.equals(method)).findFirst().orElseThrow();
    }

    private static Parameters limited(Solver solver) {
        Parameters parameters = solver.parameters();
        return parameters.find(StandardParameters.TIME_LIMIT.name()).isEmpty()
                ? parameters.and(LIMIT)
                : parameters;
    }

    /** The first point of a curve over the load prepares the model for all. */
    private static PointEvaluation model(Solver solver, boolean overLoad) {
        if (!overLoad) {
            return (assembled, progress) ->
                    one(
                            assembled.context().isPresent() && solver instanceof NetworkSolver model
                                    ? model.solve(assembled.context().get(), progress)
                                    : ((SystemSolver) solver)
                                            .solve(assembled.scenario(), progress));
        }
        Memoizer<String, Solver.PreparedModel> prepared = new Memoizer<>();
        return (assembled, progress) -> {
            double load = assembled.scenario().get(StandardParameters.LOAD);
            return one(
                    prepared.get(solver.name(), () -> prepared(solver, assembled))
                            .solve(load, progress));
        };
    }

    private static Solver.PreparedModel prepared(Solver solver, AssembledScenario assembled) {
        return assembled.context().isPresent() && solver instanceof NetworkSolver model
                ? model.prepare(assembled.context().get())
                : ((SystemSolver) solver).prepare(assembled.scenario());
    }

    private static PointEvaluation simulation(Simulator simulator) {
        return (assembled, progress) ->
                one(
                        assembled.context().isPresent()
                                        && simulator instanceof NetworkSimulator engine
                                ? engine.simulate(assembled.context().get(), progress)
                                : ((SystemSimulator) simulator)
                                        .simulate(assembled.scenario(), progress));
    }

    /** Returns the evaluators that support a network, the default first. */
    List<SelectedEvaluator> evaluators(Catalogue catalogue, String network) {
        return catalogue.evaluators(kind, network).stream()
                .flatMap(plugIn -> evaluator(plugIn).stream())
                .toList();
    }

    /** Returns a plug-in as an evaluator by this technique, if it is one. */
    Optional<SelectedEvaluator> evaluator(Evaluator plugIn) {
        return Optional.of(plugIn).filter(type::isInstance).map(type::cast).map(this::bound);
    }

    private SelectedEvaluator bound(E plugIn) {
        return new SelectedEvaluator(
                method,
                plugIn,
                parameters.apply(plugIn),
                overLoad -> function.apply(plugIn, overLoad));
    }

    /**
     * Selects the evaluator of a network.
     *
     * @param name the evaluator's name, or an empty text for the first that supports the network
     * @throws BadInput if a name is unknown or the evaluator does not support the network
     */
    SelectedEvaluator pick(Catalogue catalogue, String network, String name) {
        if (!catalogue.networks().contains(network)) {
            throw UnknownName.of("network", network, catalogue.networks());
        }
        List<SelectedEvaluator> able = evaluators(catalogue, network);
        if (name.isEmpty()) {
            return able.stream().findFirst().orElseThrow(() -> noneInstalled(catalogue, network));
        }
        String named = catalogue.get(kind, name).name();
        return able.stream()
                .filter(evaluator -> evaluator.name().equals(named))
                .findFirst()
                .orElseThrow(() -> notSupported(named, network, able));
    }

    private BadInput noneInstalled(Catalogue catalogue, String network) {
        String line = "no installed " + kind.noun() + " supports " + object + network;
        EvaluationTechnique<?> other =
                of(
                        method.equals(EvaluationMethod.SIMULATION)
                                ? EvaluationMethod.MODEL
                                : EvaluationMethod.SIMULATION);
        return BadInput.because(
                "network",
                network,
                other.evaluators(catalogue, network).isEmpty()
                        ? line
                        : line
                                + "; "
                                + MethodCommand.of(other.method).command()
                                + " "
                                + network
                                + " ...");
    }

    private BadInput notSupported(String name, String network, List<SelectedEvaluator> able) {
        List<String> names = able.stream().map(SelectedEvaluator::name).toList();
        String instead =
                names.isEmpty()
                        ? "no installed " + kind.noun() + " does"
                        : "use " + String.join(", ", names);
        String line = kind.noun() + " " + name + " does not support " + object + network;
        return BadInput.because(kind.noun(), name, line + ": " + instead).among(names);
    }
}
