// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;

/** The words that may follow, and the values that each may have. */
final class Proposals {
    private final Map<String, List<String>> values = new LinkedHashMap<>();

    private Proposals() {}

    static Proposals of(Parameters parameters) {
        return none().words(parameters);
    }

    static Proposals none() {
        return new Proposals();
    }

    /** Adds words. */
    Proposals words(Parameters parameters) {
        for (Parameter<?> parameter : parameters.all()) {
            values.put(parameter.name(), parameter.choices());
        }
        return this;
    }

    Proposals choice(String word, List<String> texts) {
        values.put(word, texts);
        return this;
    }

    Proposals flag(String word) {
        return choice(word, List.of("true", "false"));
    }

    /** Adds the words that say where the answer goes; the names of the formats come later. */
    Proposals delivery() {
        return choice("format", List.of()).choice("out", List.of());
    }

    /** Adds the values of a word, if it is one of those that may follow. */
    Proposals known(String word, List<String> texts) {
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
