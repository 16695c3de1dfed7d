// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;

/** The words that may follow, and the values that each may have. */
final class ParameterCompletions {
    private final Map<String, List<String>> values = new LinkedHashMap<>();

    private ParameterCompletions() {}

    static ParameterCompletions of(Parameters parameters) {
        return none().words(parameters);
    }

    static ParameterCompletions none() {
        return new ParameterCompletions();
    }

    /** Adds words. */
    ParameterCompletions words(Parameters parameters) {
        for (Parameter<?> parameter : parameters.all()) {
            values.put(parameter.name(), parameter.choices());
        }
        return this;
    }

    ParameterCompletions choice(String word, List<String> texts) {
        values.put(word, texts);
        return this;
    }

    ParameterCompletions flag(String word) {
        return choice(word, List.of("true", "false"));
    }

    /** Adds the words that say where the answer goes; the names of the formats come later. */
    ParameterCompletions outputParameters() {
        return choice("format", List.of()).choice("out", List.of());
    }

    /** Adds the values of a word, if it is one of those that may follow. */
    ParameterCompletions withValues(String word, List<String> texts) {
        values.computeIfPresent(word, (name, choices) -> choices.isEmpty() ? texts : choices);
        return this;
    }

    /** The words not yet typed, or the values of the one that is being typed, lists too. */
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
