// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;

/**
 * A parameter as {@code {name, unit, meaning, kind, default, rule, required, allowed, choices}}.
 * The default is that of a scenario; a derived one also has its rule.
 */
public final class ParameterJson {
    private ParameterJson() {}

    /**
     * Encodes parameters in their order.
     *
     * @param scenario has the values on which defaults depend
     */
    public static List<Map<String, Object>> of(Parameters parameters, Scenario scenario) {
        List<Map<String, Object>> all = new ArrayList<>();
        parameters.all().forEach(parameter -> all.add(of(parameter, scenario)));
        return all;
    }

    /** Encodes parameters with the defaults that depend on no other parameter. */
    public static List<Map<String, Object>> of(Parameters parameters) {
        return of(parameters, Scenario.of("", Parameters.of(), Map.of()));
    }

    private static <T> Map<String, Object> of(Parameter<T> parameter, Scenario scenario) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("name", parameter.name());
        object.put("unit", parameter.unit());
        object.put("meaning", parameter.meaning());
        object.put("kind", parameter.kind());
        object.put("default", defaultText(parameter, scenario).orElse(null));
        boolean isDerived = parameter.defaultValue().isEmpty();
        object.put("rule", isDerived ? parameter.defaultText().orElse(null) : null);
        object.put("required", parameter.isRequired());
        object.put("allowed", parameter.allowed());
        object.put("choices", choices(parameter));
        return object;
    }

    /** A derived default has no value while one that it depends on is missing or wrong. */
    private static <T> Optional<String> defaultText(Parameter<T> parameter, Scenario scenario) {
        try {
            return parameter.defaultValue(scenario).map(parameter::format);
        } catch (BadInput e) {
            return Optional.empty();
        }
    }

    private static List<Map<String, String>> choices(Parameter<?> parameter) {
        List<Map<String, String>> choices = new ArrayList<>();
        for (String choice : parameter.choices()) {
            Map<String, String> object = new LinkedHashMap<>();
            object.put("name", choice);
            object.put("meaning", parameter.choiceMeaning(choice).orElse(""));
            choices.add(object);
        }
        return choices;
    }
}
