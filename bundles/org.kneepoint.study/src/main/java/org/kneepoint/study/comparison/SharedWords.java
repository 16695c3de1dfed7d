// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.comparison;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.StandardParameters;

/**
 * One line of words for a simulation and a model of the same network: each of them gets the words
 * that it knows. Immutable.
 */
public final class SharedWords {
    private final Map<String, String> simulation;
    private final Map<String, String> model;

    private SharedWords(Map<String, String> simulation, Map<String, String> model) {
        this.simulation = Collections.unmodifiableMap(simulation);
        this.model = Collections.unmodifiableMap(model);
    }

    /**
     * Shares words out. Load and rate come first, so that a range of them is the axis of both.
     *
     * @param words names and texts in the user's order
     * @param simulation the words that the simulation knows
     * @param model the words that the model knows
     * @throws BadInput if neither knows a word, with the nearest that one of them does
     */
    public static SharedWords of(
            Map<String, String> words, Parameters simulation, Parameters model) {
        Set<String> known = new LinkedHashSet<>(simulation.names());
        known.addAll(model.names());
        Map<String, String> ordered = new LinkedHashMap<>();
        for (String first :
                List.of(StandardParameters.LOAD.name(), StandardParameters.RATE.name())) {
            if (words.containsKey(first)) {
                ordered.put(first, words.get(first));
            }
        }
        words.forEach(ordered::putIfAbsent);
        for (String word : words.keySet()) {
            if (!known.contains(word)) {
                throw BadInput.unknown("parameter", word, known);
            }
        }
        return new SharedWords(known(ordered, simulation), known(ordered, model));
    }

    private static Map<String, String> known(Map<String, String> words, Parameters parameters) {
        Map<String, String> known = new LinkedHashMap<>(words);
        known.keySet().retainAll(parameters.names());
        return known;
    }

    /** Returns the words of the simulation. */
    public Map<String, String> simulation() {
        return simulation;
    }

    /** Returns the words of the model. */
    public Map<String, String> model() {
        return model;
    }

    /** Returns the names of the words that went to both. */
    public Set<String> common() {
        Set<String> common = new LinkedHashSet<>(simulation.keySet());
        common.retainAll(model.keySet());
        return common;
    }
}
