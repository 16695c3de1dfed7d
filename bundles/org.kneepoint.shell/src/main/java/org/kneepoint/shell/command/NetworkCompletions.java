// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.ParameterSweep;
import org.kneepoint.study.SelectedEvaluator;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.run.MethodCommand;

/** Completions for commands that evaluate a network: its name, parameters and values. */
final class NetworkCompletions {
    private final Catalogue catalogue;
    private final EvaluationService evaluation;

    NetworkCompletions(Catalogue catalogue, EvaluationService evaluation) {
        this.catalogue = catalogue;
        this.evaluation = evaluation;
    }

    /**
     * Returns the completions of the word being typed.
     *
     * @param method by which the network is to be evaluated
     */
    List<String> after(EvaluationMethod method, List<String> typed, String word) {
        if (typed.isEmpty()) {
            return catalogue.networks().stream()
                    .filter(network -> !evaluation.evaluators(method, network).isEmpty())
                    .toList();
        }
        String network = typed.get(0);
        List<SelectedEvaluator> tools = evaluation.evaluators(method, network);
        if (tools.isEmpty()) {
            return List.of();
        }
        String noun = MethodCommand.of(method).evaluatorParameter();
        Map<String, String> settings = settings(typed);
        SelectedEvaluator chosen =
                tools.stream()
                        .filter(evaluator -> evaluator.name().equals(settings.get(noun)))
                        .findFirst()
                        .orElse(tools.get(0));
        Parameters parameters = parameters(network, chosen, settings);
        return ParameterCompletions.of(parameters)
                .withValues(
                        StandardParameters.ROUTING.name(), evaluation.routings(network, settings))
                .withValues(StandardParameters.PATTERN.name(), names(Catalogue.PlugInKind.PATTERN))
                .withValues(
                        StandardParameters.ARRIVAL_PROCESS.name(),
                        names(Catalogue.PlugInKind.ARRIVALS))
                .withValues(
                        StandardParameters.LENGTH_DISTRIBUTION.name(),
                        names(Catalogue.PlugInKind.LENGTHS))
                .choice(noun, tools.stream().map(SelectedEvaluator::name).toList())
                .choice(ParameterSweep.AXIS, numeric(parameters))
                .executors(evaluation.executors(), typed)
                .flag("strict")
                .outputParameters()
                .after(typed, word);
    }

    private static List<String> numeric(Parameters parameters) {
        return parameters.all().stream().filter(Parameter::isNumeric).map(Parameter::name).toList();
    }

    private static Map<String, String> settings(List<String> typed) {
        Map<String, String> settings = new LinkedHashMap<>();
        for (String word : typed) {
            int equals = word.indexOf('=');
            if (equals > 0) {
                settings.put(word.substring(0, equals), word.substring(equals + 1));
            }
        }
        return settings;
    }

    /** Parameters for the settings typed so far, or without settings while one is wrong. */
    private Parameters parameters(
            String network, SelectedEvaluator evaluator, Map<String, String> settings) {
        try {
            return evaluation.parameters(network, evaluator, settings);
        } catch (BadInput e) {
            return evaluation.parameters(network, evaluator);
        }
    }

    private List<String> names(Catalogue.PlugInKind kind) {
        return catalogue.all(kind).stream().map(Described::name).toList();
    }
}
