// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.comparison;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.study.ModelledWords;
import org.kneepoint.study.Sweep;
import org.kneepoint.support.UnknownName;

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
     * Shares words out. The simulation is of what the model stands for, see {@link ModelledWords}.
     *
     * @param words names and texts in the user's order; an axis goes to who knows the word it names
     * @param simulation the words that the simulation knows
     * @param model the words that the model knows
     * @throws BadInput if neither knows a word, with the nearest that one of them does, or the
     *     model lacks what the simulation was asked for
     */
    public static SharedWords of(
            Map<String, String> words, Parameters simulation, Parameters model) {
        Set<String> known = new LinkedHashSet<>(simulation.names());
        known.addAll(model.names());
        words.forEach(
                (word, text) -> {
                    String needed = needed(word, text);
                    if (!known.contains(needed)) {
                        throw UnknownName.of("parameter", needed, known);
                    }
                });
        ModelledWords.require(simulation, model, words);
        Map<String, String> simulated = known(words, simulation);
        simulated.putAll(ModelledWords.of(simulation, model, words.keySet()));
        return new SharedWords(simulated, known(words, model));
    }

    private static Map<String, String> known(Map<String, String> words, Parameters parameters) {
        Map<String, String> known = new LinkedHashMap<>(words);
        known.entrySet()
                .removeIf(e -> !parameters.names().contains(needed(e.getKey(), e.getValue())));
        return known;
    }

    /** Returns the parameter that a word is about: the one that the axis names, else its own. */
    private static String needed(String word, String text) {
        return word.equals(Sweep.AXIS) ? text : word;
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
