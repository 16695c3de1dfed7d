// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Topology;

/**
 * The words that apply when something evaluates a network. For a topology these are its own, those
 * of the solver or simulator, and behind the words that choose a routing, a pattern, an arrival
 * process and lengths, those of what is chosen.
 */
final class Vocabulary {
    /** The words that choose a plug-in, with the kind of what they choose. */
    private static final Map<Parameter<String>, Catalogue.Kind> CHOICES =
            Map.of(
                    StandardParameters.ROUTING, Catalogue.Kind.ROUTING,
                    StandardParameters.PATTERN, Catalogue.Kind.PATTERN,
                    StandardParameters.ARRIVALS, Catalogue.Kind.ARRIVALS,
                    StandardParameters.LENGTHS, Catalogue.Kind.LENGTHS);

    private final Catalogue catalogue;
    private final Parameters own;
    private final Optional<Topology> topology;
    private final Map<Map<String, String>, Parameters> known = new HashMap<>();

    Vocabulary(Catalogue catalogue, String network, Tool tool) {
        this.catalogue = catalogue;
        this.own = tool.parameters();
        this.topology = catalogue.topology(network);
    }

    /**
     * Returns the words in the order of their columns.
     *
     * @param words names and texts given so far; where they choose several routings, patterns,
     *     arrival processes or lengths, the words of all of them apply
     * @throws BadInput if one of these names is unknown
     */
    Parameters with(Map<String, String> words) {
        if (topology.isEmpty()) {
            return own;
        }
        Map<String, String> choices = new HashMap<>(words);
        choices.keySet().retainAll(CHOICES.keySet().stream().map(Parameter::name).toList());
        Parameters common = topology.get().parameters().and(own);
        return known.computeIfAbsent(choices, chosen -> withChosen(common, chosen));
    }

    private Parameters withChosen(Parameters common, Map<String, String> words) {
        List<Parameter<?>> all = new ArrayList<>();
        for (Parameter<?> parameter : common.all()) {
            all.add(parameter);
            for (Described chosen : chosen(parameter, words)) {
                all.addAll(chosen.parameters().all());
            }
        }
        Parameters ordered = Parameters.of(all.toArray(Parameter<?>[]::new));
        return ordered.and(common);
    }

    private List<Described> chosen(Parameter<?> parameter, Map<String, String> words) {
        Catalogue.Kind kind = CHOICES.get(parameter);
        if (kind == null) {
            return List.of();
        }
        String given = words.get(parameter.name());
        return given == null ? usual(kind, parameter) : named(kind, given);
    }

    private List<Described> named(Catalogue.Kind kind, String names) {
        return Arrays.stream(names.split(","))
                .filter(name -> !name.isEmpty())
                .flatMap(name -> plugIn(kind, name).stream())
                .toList();
    }

    /** Only the network itself can tell whether a routing that is no plug-in is one of its own. */
    private Optional<Described> plugIn(Catalogue.Kind kind, String name) {
        return kind == Catalogue.Kind.ROUTING
                ? topology.flatMap(network -> Routings.algorithm(catalogue, network, name))
                        .map(Described.class::cast)
                : Optional.of(catalogue.get(kind, name));
    }

    /** A default that is not installed is missed when something is evaluated, not before. */
    private List<Described> usual(Catalogue.Kind kind, Parameter<?> parameter) {
        return parameter.fallback().stream()
                .flatMap(
                        name ->
                                catalogue.all(kind).stream()
                                        .filter(part -> part.name().equals(name)))
                .toList();
    }
}
