// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;

/**
 * The clause in the first line of a result that names the router and the alternatives. Immutable.
 */
public final class RouterClause {
    /** The parameter that selects the router. */
    static final String PARAMETER = "router";

    /** No clause: there is no choice of routers. */
    public static final RouterClause NONE = new RouterClause(List.of(), "", "");

    private final List<String> choices;
    private final String byDefault;
    private final String hint;

    private RouterClause(List<String> choices, String byDefault, String hint) {
        this.choices = choices;
        this.byDefault = byDefault;
        this.hint = hint;
    }

    /** The clause of a simulation with these parameters. */
    public static RouterClause of(Parameters simulation) {
        return of(simulation, simulation, "or ");
    }

    /**
     * The clause of a model, or of a simulation compared with it; the alternatives are those of the
     * simulation alone.
     *
     * @param model parameters of the model
     * @param simulation parameters of the simulation
     */
    public static RouterClause of(Parameters model, Parameters simulation) {
        return of(model, simulation, "the router of the model; by simulation also ");
    }

    private static RouterClause of(Parameters evaluated, Parameters simulation, String hint) {
        List<String> choices = simulation.find(PARAMETER).map(Parameter::choices).orElse(List.of());
        String byDefault = evaluated.find(PARAMETER).map(RouterClause::fallback).orElse("");
        return choices.isEmpty() || byDefault.isEmpty()
                ? NONE
                : new RouterClause(choices, byDefault, hint);
    }

    private static <T> String fallback(Parameter<T> parameter) {
        return parameter.defaultValue().map(parameter::format).orElse("");
    }

    /**
     * Returns the clause, to follow the subject of the line; empty without a choice of routers.
     *
     * @param results settings of each result; without a router, the default holds
     */
    public String of(Collection<Map<String, String>> results) {
        if (choices.isEmpty()) {
            return "";
        }
        List<String> routers =
                results.stream()
                        .map(settings -> settings.getOrDefault(PARAMETER, byDefault))
                        .distinct()
                        .toList();
        List<String> others = choices.stream().filter(c -> !routers.contains(c)).toList();
        String alternatives = others.isEmpty() ? "" : " (" + hint + String.join(", ", others) + ")";
        return ", " + PARAMETER + "=" + String.join(",", routers) + alternatives;
    }
}
