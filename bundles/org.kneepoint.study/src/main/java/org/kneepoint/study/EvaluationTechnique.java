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
 * A technique of evaluation: who can do it, with which words, and how it makes points. All that the
 * methods differ in is here; the rest of the package knows plug-ins as {@link SelectedEvaluator}s.
 *
 * @param <E> the type of the plug-ins that can do it
 * @param method what it is called in results
 * @param kind of the plug-ins
 * @param type of the plug-ins
 * @param verb what a plug-in does
 * @param object with what of a network it does that; empty for the whole
 * @param parameters the words of a plug-in for it
 * @param function prepares a plug-in for a curve, which is over the load or is not
 */
record EvaluationTechnique<E extends Evaluator>(
        EvaluationMethod method,
        Catalogue.PlugInKind kind,
        Class<E> type,
        String verb,
        String object,
        Function<E, Parameters> parameters,
        BiFunction<E, Boolean, PointEvaluation> function) {
    /** The time limit of a model that has no word for it. */
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
                            "treat",
                            "",
                            EvaluationTechnique::limited,
                            EvaluationTechnique::model),
                    new EvaluationTechnique<>(
                            EvaluationMethod.SIMULATION,
                            Catalogue.PlugInKind.SIMULATOR,
                            Simulator.class,
                            "treat",
                            "",
                            Simulator::parameters,
                            (simulator, overLoad) -> simulation(simulator)),
                    new EvaluationTechnique<>(
                            EvaluationMethod.RAMP,
                            Catalogue.PlugInKind.SIMULATOR,
                            RampSimulator.class,
                            "raise",
                            " the load of",
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
        Parameters words = solver.parameters();
        return words.find(StandardParameters.TIME_LIMIT.name()).isEmpty()
                ? words.and(LIMIT)
                : words;
    }

    /** What the points of a curve over the load have in common is prepared by the first of them. */
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

    /** Returns who can treat a network this way, the default first. */
    List<SelectedEvaluator> tools(Catalogue catalogue, String network) {
        return catalogue.evaluators(kind, network).stream()
                .flatMap(plugIn -> tool(plugIn).stream())
                .toList();
    }

    /** Returns a plug-in as one that does this, if it can. */
    Optional<SelectedEvaluator> tool(Evaluator plugIn) {
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
     * @param name the solver's or simulator's name, or an empty text for the default: the first
     *     that treats the network
     * @throws BadInput if a name is unknown or they do not fit
     */
    SelectedEvaluator pick(Catalogue catalogue, String network, String name) {
        if (!catalogue.networks().contains(network)) {
            throw UnknownName.of("network", network, catalogue.networks());
        }
        List<SelectedEvaluator> able = tools(catalogue, network);
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
        String line = "no installed " + kind.noun() + " " + verb + "s" + object + " " + network;
        EvaluationTechnique<?> other =
                of(
                        method.equals(EvaluationMethod.SIMULATION)
                                ? EvaluationMethod.MODEL
                                : EvaluationMethod.SIMULATION);
        return BadInput.because(
                "network",
                network,
                other.tools(catalogue, network).isEmpty()
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
        String line = kind.noun() + " " + name + " does not " + verb + object + " " + network;
        return BadInput.because(kind.noun(), name, line + ": " + instead).among(names);
    }
}
