// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.study.ExecutorChoice;
import org.kneepoint.study.InstalledExecutors;

/** Completions of parameters and their values. */
final class ParameterCompletions {
    private final Map<String, List<String>> values = new LinkedHashMap<>();

    private ParameterCompletions() {}

    static ParameterCompletions of(Parameters parameters) {
        return none().parameters(parameters);
    }

    static ParameterCompletions none() {
        return new ParameterCompletions();
    }

    /** Adds parameters with their choices. */
    ParameterCompletions parameters(Parameters parameters) {
        for (Parameter<?> parameter : parameters.all()) {
            values.put(parameter.name(), parameter.choices());
        }
        return this;
    }

    ParameterCompletions choice(String word, List<String> texts) {
        values.put(word, texts);
        return this;
    }

    /** Adds the choice of an executor, and the parameters of the one that was typed. */
    ParameterCompletions executors(InstalledExecutors executors, List<String> typed) {
        choice(ExecutorChoice.PARAMETER, executors.names());
        for (String name : executors.names()) {
            if (typed.contains(ExecutorChoice.PARAMETER + "=" + name)) {
                parameters(executors.parameters(name));
            }
        }
        return this;
    }

    ParameterCompletions flag(String word) {
        return choice(word, List.of("true", "false"));
    }

    /** Adds {@code format} and {@code out}. */
    ParameterCompletions outputParameters() {
        return choice("format", List.of()).choice("out", List.of());
    }

    /** Sets the values of a parameter without choices, if it is one of these. */
    ParameterCompletions withValues(String word, List<String> texts) {
        values.computeIfPresent(word, (name, choices) -> choices.isEmpty() ? texts : choices);
        return this;
    }

    /** Completions of the word being typed: parameters not yet given, or values, also in lists. */
    List<String> after(List<String> typed, String word) {
        int equals = word.indexOf('=');
        if (equals >= 0) {
            String before = word.substring(0, Math.max(equals, word.lastIndexOf(',')) + 1);
            return values.getOrDefault(word.substring(0, equals), List.of()).stream()
                    .map(value -> before + value)
                    .toList();
        }
        List<String> open = new ArrayList<>();
        for (String key : values.keySet()) {
            if (typed.stream().noneMatch(t -> t.startsWith(key + "="))) {
                open.add(key + "=");
            }
        }
        return open;
    }
}
