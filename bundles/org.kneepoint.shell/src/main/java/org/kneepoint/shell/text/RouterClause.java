// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;

/**
 * Which router of a simulator answered, and how to get the others: for the first line of an answer.
 * Immutable.
 */
public final class RouterClause {
    /** The word by which a router is picked. */
    static final String WORD = "router";

    /** Of what has no routers to choose from. */
    public static final RouterClause NONE = new RouterClause(List.of(), "", "");

    private final List<String> choices;
    private final String usual;
    private final String hint;

    private RouterClause(List<String> choices, String usual, String hint) {
        this.choices = choices;
        this.usual = usual;
        this.hint = hint;
    }

    /** Of a simulation that takes these words. */
    public static RouterClause of(Parameters simulation) {
        return of(simulation, simulation, "or ");
    }

    /**
     * Of a model, or of a simulation beside it: the others are known to the simulation alone.
     *
     * @param model the words of the model
     * @param simulation the words of the simulation
     */
    public static RouterClause of(Parameters model, Parameters simulation) {
        return of(model, simulation, "which the model stands for; simulation alone has ");
    }

    private static RouterClause of(Parameters asked, Parameters simulation, String hint) {
        List<String> choices = simulation.find(WORD).map(Parameter::choices).orElse(List.of());
        String usual = asked.find(WORD).map(RouterClause::fallback).orElse("");
        return choices.isEmpty() || usual.isEmpty() ? NONE : new RouterClause(choices, usual, hint);
    }

    private static <T> String fallback(Parameter<T> parameter) {
        return parameter.defaultValue().map(parameter::format).orElse("");
    }

    /**
     * Returns the clause, to be put behind the subject of the line; empty if there is nothing to
     * say.
     *
     * @param answers the words of each answer; one that tells no router has the default
     */
    public String of(Collection<Map<String, String>> answers) {
        if (choices.isEmpty()) {
            return "";
        }
        List<String> told =
                answers.stream()
                        .map(settings -> settings.getOrDefault(WORD, usual))
                        .distinct()
                        .toList();
        List<String> others = choices.stream().filter(c -> !told.contains(c)).toList();
        String alternatives = others.isEmpty() ? "" : " (" + hint + String.join(", ", others) + ")";
        return ", " + WORD + "=" + String.join(",", told) + alternatives;
    }
}
