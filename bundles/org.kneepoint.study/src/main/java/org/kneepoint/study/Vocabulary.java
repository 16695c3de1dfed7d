// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.solver.Solver;
import org.kneepoint.api.topology.Topology;

/**
 * The words that apply when something evaluates a network. For a topology these are its own, those
 * of the solver or simulator, and behind the words that choose a pattern, an arrival process and
 * lengths, those of what is chosen.
 */
final class Vocabulary {
    /** The words that choose a part of the traffic, with the kind of what they choose. */
    private static final Map<Parameter<String>, Catalogue.Kind> CHOICES =
            Map.of(
                    StandardParameters.PATTERN, Catalogue.Kind.PATTERN,
                    StandardParameters.ARRIVALS, Catalogue.Kind.ARRIVALS,
                    StandardParameters.LENGTHS, Catalogue.Kind.LENGTHS);

    /** The time limit of a model that has no word for it. */
    private static final Parameters LIMIT =
            Parameters.of(
                    StandardParameters.LIMIT
                            .optional()
                            .meaning("time limit per point; 60 if not given"));

    private final Catalogue catalogue;
    private final Parameters own;
    private final Optional<Topology> topology;
    private final Map<Map<String, String>, Parameters> known = new HashMap<>();

    Vocabulary(Catalogue catalogue, String network, Evaluator evaluator) {
        this.catalogue = catalogue;
        this.own = own(evaluator);
        this.topology = catalogue.topology(network);
    }

    /** Returns the words of what evaluates, whatever the network. */
    static Parameters own(Evaluator evaluator) {
        Parameters words = evaluator.parameters();
        boolean lacksLimit = words.find(StandardParameters.LIMIT.name()).isEmpty();
        return evaluator instanceof Solver && lacksLimit ? words.and(LIMIT) : words;
    }

    /**
     * Returns the words in the order of their columns.
     *
     * @param words names and texts given so far; where they choose several patterns, arrival
     *     processes or lengths, the words of all of them apply
     * @throws BadInput if one of these names is unknown
     */
    Parameters with(Map<String, String> words) {
        if (topology.isEmpty()) {
            return own;
        }
        Map<String, String> choices = new HashMap<>(words);
        choices.keySet().retainAll(CHOICES.keySet().stream().map(Parameter::name).toList());
        Parameters common = topology.get().parameters().and(own);
        return known.computeIfAbsent(choices, chosen -> withTraffic(common, chosen));
    }

    private Parameters withTraffic(Parameters common, Map<String, String> words) {
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
                .map(name -> catalogue.get(kind, name))
                .toList();
    }

    /** Returns the topology and the parts of the traffic that scenarios name, each once. */
    static List<Described> parts(Catalogue catalogue, List<Line> lines) {
        Set<Described> parts = new LinkedHashSet<>();
        for (Line line : lines) {
            catalogue.topology(line.first().network()).ifPresent(parts::add);
            for (Scenario scenario : line.scenarios()) {
                for (Parameter<?> choice : scenario.parameters().all()) {
                    Catalogue.Kind kind = CHOICES.get(choice);
                    if (kind != null) {
                        scenario.find(choice)
                                .ifPresent(name -> parts.add(catalogue.get(kind, "" + name)));
                    }
                }
            }
        }
        return List.copyOf(parts);
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
