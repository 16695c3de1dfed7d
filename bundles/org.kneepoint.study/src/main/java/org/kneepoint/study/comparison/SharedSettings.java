// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.comparison;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.study.ParameterSweep;
import org.kneepoint.support.UnknownName;

/**
 * Splits settings between a simulation and a model of the same network.
 *
 * @param simulation the words of the simulation
 * @param model the words of the model
 */
public record SharedSettings(Map<String, String> simulation, Map<String, String> model) {
    /**
     * Shares words out. The simulation is of what the model stands for, see {@link #modelled}.
     *
     * @param settings names and texts in the user's order; an axis goes to who knows the word it
     *     names
     * @param simulation the words that the simulation knows
     * @param model the words that the model knows
     * @throws BadInput if neither knows a word, with the nearest that one of them does, or the
     *     model lacks what the simulation was asked for
     */
    public static SharedSettings split(
            Map<String, String> settings, Parameters simulation, Parameters model) {
        Set<String> known = new LinkedHashSet<>(simulation.names());
        known.addAll(model.names());
        settings.forEach(
                (name, text) -> {
                    String needed = needed(name, text);
                    if (!known.contains(needed)) {
                        throw UnknownName.of("parameter", needed, known);
                    }
                });
        requireModelled(settings, simulation, model);
        Map<String, String> simulated = known(settings, simulation);
        simulated.putAll(modelled(settings.keySet(), simulation, model));
        return new SharedSettings(simulated, known(settings, model));
    }

    private static Map<String, String> known(Map<String, String> settings, Parameters parameters) {
        Map<String, String> known = new LinkedHashMap<>(settings);
        known.entrySet()
                .removeIf(e -> !parameters.names().contains(needed(e.getKey(), e.getValue())));
        return known;
    }

    /** Returns the parameter that a word is about: the one that the axis names, else its own. */
    private static String needed(String name, String text) {
        return name.equals(ParameterSweep.AXIS) ? text : name;
    }

    /**
     * Returns the words that a simulation takes over from the model beside it: the model's values
     * of the words that both know, that are not given, and whose default in the simulation the
     * model has not among its choices. A model of one router stands beside a simulation of that
     * router.
     *
     * @param given names of the words that the user gave
     * @return names and texts, in the order of the simulation's words
     */
    public static Map<String, String> modelled(
            Collection<String> given, Parameters simulation, Parameters model) {
        Map<String, String> taken = new LinkedHashMap<>();
        for (Parameter<?> name : simulation.all()) {
            if (!given.contains(name.name())) {
                model.find(name.name())
                        .filter(modelled -> excludes(modelled, fallback(name)))
                        .flatMap(SharedSettings::fallback)
                        .ifPresent(text -> taken.put(name.name(), text));
            }
        }
        return taken;
    }

    /**
     * Checks that the model has what the simulation beside it was asked for.
     *
     * @param settings names and texts, lists among them
     * @throws BadInput if a choice of the simulation is none of the model
     */
    public static void requireModelled(
            Map<String, String> settings, Parameters simulation, Parameters model) {
        for (Map.Entry<String, String> name : settings.entrySet()) {
            Optional<Parameter<?>> modelled = model.find(name.getKey());
            List<String> simulated =
                    simulation.find(name.getKey()).map(Parameter::choices).orElse(List.of());
            for (String text : name.getValue().split(",")) {
                if (simulated.contains(text)
                        && modelled.filter(m -> excludes(m, Optional.of(text))).isPresent()) {
                    throw BadInput.of(
                                    name.getKey(),
                                    text,
                                    " has no model: the model takes "
                                            + String.join(", ", modelled.get().choices())
                                            + "; simulate it, or use saturation with by=simulation")
                            .among(modelled.get().choices())
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

    private static <T> Optional<String> fallback(Parameter<T> name) {
        return name.defaultValue().map(name::format);
    }

    /** Returns the names of the words that went to both. */
    public Set<String> common() {
        Set<String> common = new LinkedHashSet<>(simulation.keySet());
        common.retainAll(model.keySet());
        return common;
    }
}
