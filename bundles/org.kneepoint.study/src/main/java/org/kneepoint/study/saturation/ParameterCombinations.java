// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.ParameterSweep;
import org.kneepoint.study.SelectedEvaluator;
import org.kneepoint.study.comparison.SharedSettings;
import org.kneepoint.support.UnknownName;

/** Splits settings by method, and lists into the combinations of their values. */
final class ParameterCombinations {
    private final EvaluationService evaluation;
    private final SaturationQuery query;

    ParameterCombinations(EvaluationService evaluation, SaturationQuery query) {
        this.evaluation = evaluation;
        this.query = query;
    }

    /**
     * Rejects parameters of no selected evaluator, and choices that the model lacks beside the
     * simulation.
     *
     * @throws BadInput if there is one, with the nearest names or another evaluator that has it
     */
    void requireKnown() {
        Set<String> known = new LinkedHashSet<>();
        query.evaluators().forEach(t -> known.addAll(parameters(t, query.settings()).names()));
        for (String name : query.settings().keySet()) {
            if (!known.contains(name)) {
                throw unknown(name, known);
            }
        }
        if (query.solver().isPresent() && query.simulator().isPresent()) {
            SharedSettings.requireModelled(
                    query.settings(),
                    parameters(query.simulator().get(), query.settings()),
                    parameters(query.solver().get(), query.settings()));
        }
    }

    private BadInput unknown(String name, Set<String> known) {
        List<SelectedEvaluator> others =
                new ArrayList<>(evaluation.evaluators(EvaluationMethod.MODEL, query.network()));
        others.addAll(evaluation.evaluators(EvaluationMethod.SIMULATION, query.network()));
        others.removeAll(query.evaluators());
        for (SelectedEvaluator other : others) {
            if (other.parameters().find(name).isPresent()) {
                return BadInput.because(
                        name,
                        query.settings().get(name),
                        name + "= is a parameter of " + other.name() + ", which is not selected");
            }
        }
        known.removeAll(List.of(StandardParameters.LOAD.name(), StandardParameters.RATE.name()));
        known.addAll(
                List.of("by", SaturationQuery.TOLERANCE.name(), SaturationQuery.TIMEOUT.name()));
        return UnknownName.of("parameter", name, known);
    }

    /**
     * Returns the settings of every combination for one evaluator, checked. A simulation beside a
     * model takes over its choices, see {@link SharedSettings#modelled}.
     *
     * @throws BadInput if a value is not allowed
     */
    List<Map<String, String>> of(SelectedEvaluator evaluator) {
        Map<String, String> own = retained(evaluator, query.settings());
        if (evaluator.method().equals(EvaluationMethod.SIMULATION) && query.solver().isPresent()) {
            Parameters modelled = parameters(query.solver().get(), query.settings());
            own.putAll(SharedSettings.modelled(own.keySet(), parameters(evaluator, own), modelled));
        }
        ParameterSweep sweep =
                ParameterSweep.of(
                        query.network(),
                        open(parameters(evaluator, own)),
                        own,
                        StandardParameters.LOAD);
        return sweep.curves().stream()
                .flatMap(List::stream)
                .map(scenario -> retained(evaluator, given(scenario, own)))
                .distinct()
                .toList();
    }

    /** Returns the settings that apply to an evaluator of the network. */
    Map<String, String> retained(SelectedEvaluator evaluator, Map<String, String> settings) {
        Map<String, String> own = new LinkedHashMap<>(settings);
        own.keySet().retainAll(parameters(evaluator, settings).names());
        return own;
    }

    private Parameters parameters(SelectedEvaluator evaluator, Map<String, String> settings) {
        return evaluation.parameters(query.network(), evaluator, settings);
    }

    /** Makes all parameters optional, since a load is missing. */
    private static Parameters open(Parameters parameters) {
        return Parameters.of(
                parameters.all().stream().map(Parameter::optional).toArray(Parameter<?>[]::new));
    }

    private static Map<String, String> given(Scenario scenario, Map<String, String> own) {
        Map<String, String> texts = scenario.settings();
        Map<String, String> given = new LinkedHashMap<>();
        own.keySet().forEach(name -> given.put(name, texts.get(name)));
        return given;
    }
}
