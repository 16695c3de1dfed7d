// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.study.run.MethodCommand;
import org.kneepoint.viewer.json.ParameterJson;

/** The parameters of a form, with the defaults that follow from its settings. */
final class FormParameters {
    private FormParameters() {}

    /**
     * Encodes the parameters of a command for a form: {@code {parameters, exclusive, evaluator}}.
     * The parameter that selects the evaluator stands apart if there is only one.
     *
     * @throws BadInput if the network is unknown or the command does not evaluate it
     */
    static Map<String, Object> of(RequestForm form, Command command) {
        Parameters all = form.parameters(command, ignored -> {});
        Scenario scenario = scenario(form, all);
        Optional<Parameter<?>> evaluator = evaluator(all);
        Parameters shown =
                Parameters.of(
                        all.all().stream()
                                .filter(one -> !evaluator.equals(Optional.of(one)))
                                .toArray(Parameter<?>[]::new));
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("parameters", ParameterJson.of(shown, scenario));
        object.put("exclusive", all.exclusive());
        object.put("evaluator", evaluator.map(one -> encoded(one, scenario)).orElse(null));
        return object;
    }

    private static Map<String, Object> encoded(Parameter<?> evaluator, Scenario scenario) {
        Map<String, Object> plain = ParameterJson.of(Parameters.of(evaluator), scenario).get(0);
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("parameter", evaluator.name());
        object.put("choices", plain.get("choices"));
        object.put("default", plain.get("default"));
        return object;
    }

    private static Optional<Parameter<?>> evaluator(Parameters all) {
        var evaluators =
                MethodCommand.evaluatorParameters().stream()
                        .flatMap(name -> all.find(name).stream())
                        .toList();
        return evaluators.size() == 1 ? Optional.of(evaluators.get(0)) : Optional.empty();
    }

    /** The settings so far; of a list or range its first value; without those that are wrong. */
    private static Scenario scenario(RequestForm form, Parameters all) {
        Scenario scenario = Scenario.of(form.network(), Parameters.of(), Map.of()).and(all);
        for (Map.Entry<String, String> setting : form.settings().entrySet()) {
            Optional<Parameter<?>> parameter = all.find(setting.getKey());
            if (parameter.isPresent()) {
                scenario = with(scenario, parameter.get(), setting.getValue());
            }
        }
        return scenario;
    }

    private static <T> Scenario with(Scenario scenario, Parameter<T> parameter, String text) {
        try {
            return scenario.with(parameter, parameter.parse(text.split("[,:]", 2)[0]));
        } catch (BadInput e) {
            return scenario;
        }
    }
}
