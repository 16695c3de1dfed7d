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
 * @param simulation the settings of the simulation
 * @param model the settings of the model
 */
public record SharedSettings(Map<String, String> simulation, Map<String, String> model) {
    /**
     * Splits settings. The simulation takes over choices of the model, see {@link #modelled}.
     *
     * @param settings names and texts in the user's order; an axis goes to those that have its
     *     parameter
     * @param simulation the parameters of the simulation
     * @param model the parameters of the model
     * @throws BadInput if neither has a parameter, with the nearest names, or the model lacks a
     *     choice of the simulation
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
        Map<String, String> simulated = retained(settings, simulation);
        simulated.putAll(modelled(settings.keySet(), simulation, model));
        return new SharedSettings(simulated, retained(settings, model));
    }

    private static Map<String, String> retained(
            Map<String, String> settings, Parameters parameters) {
        Map<String, String> known = new LinkedHashMap<>(settings);
        known.entrySet()
                .removeIf(e -> !parameters.names().contains(needed(e.getKey(), e.getValue())));
        return known;
    }

    /** Returns the parameter of a setting: of an axis the one that it names. */
    private static String needed(String name, String text) {
        return name.equals(ParameterSweep.AXIS) ? text : name;
    }

    /**
     * Returns the settings that a simulation takes over from the model beside it: defaults of the
     * model for common parameters that are not given and whose default in the simulation is not a
     * choice of the model. A model of one router is compared with a simulation of that router.
     *
     * @param given names of the settings given
     * @return names and texts, in the order of the simulation's parameters
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
     * Checks that the model has the choices of the simulation beside it.
     *
     * @param settings names and texts, including lists
     * @throws BadInput if a choice of the simulation is not one of the model
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
                                    " has no model: the model supports "
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

    /** Returns the names of the settings of both. */
    public Set<String> common() {
        Set<String> common = new LinkedHashSet<>(simulation.keySet());
        common.retainAll(model.keySet());
        return common;
    }
}
