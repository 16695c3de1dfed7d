// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;

/** The words that a simulation takes over from the model it is compared with. */
public final class ModelledWords {
    private ModelledWords() {}

    /**
     * Returns the model's values of the words that both know, that are not given, and whose default
     * in the simulation the model has not among its choices: a model of one router stands beside a
     * simulation of that router.
     *
     * @param simulation the words that the simulation knows
     * @param model the words that the model knows
     * @param given names of the words that the user gave
     * @return names and texts, in the order of the simulation's words
     */
    public static Map<String, String> of(
            Parameters simulation, Parameters model, Collection<String> given) {
        Map<String, String> taken = new LinkedHashMap<>();
        for (Parameter<?> word : simulation.all()) {
            if (!given.contains(word.name())) {
                model.find(word.name())
                        .filter(modelled -> excludes(modelled, fallback(word)))
                        .flatMap(ModelledWords::fallback)
                        .ifPresent(text -> taken.put(word.name(), text));
            }
        }
        return taken;
    }

    /**
     * Checks that the model has what the simulation beside it was asked for.
     *
     * @param words names and texts, lists among them
     * @throws BadInput if a choice of the simulation is none of the model
     */
    public static void require(Parameters simulation, Parameters model, Map<String, String> words) {
        for (Map.Entry<String, String> word : words.entrySet()) {
            Optional<Parameter<?>> modelled = model.find(word.getKey());
            List<String> simulated =
                    simulation.find(word.getKey()).map(Parameter::choices).orElse(List.of());
            for (String text : word.getValue().split(",")) {
                if (simulated.contains(text)
                        && modelled.filter(m -> excludes(m, Optional.of(text))).isPresent()) {
                    throw BadInput.of(
                                    word.getKey(),
                                    text,
                                    " has no model: the model takes "
                                            + String.join(", ", modelled.get().choices())
                                            + "; simulate it, or use saturation with by=simulation")
                            .about("by");
                }
            }
        }
    }

    private static boolean excludes(Parameter<?> modelled, Optional<String> text) {
        return text.isPresent()
                && !modelled.choices().isEmpty()
                && !modelled.choices().contains(text.get());
    }

    private static <T> Optional<String> fallback(Parameter<T> word) {
        return word.fallback().map(word::format);
    }
}
