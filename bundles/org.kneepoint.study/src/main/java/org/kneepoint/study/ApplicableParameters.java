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
import org.kneepoint.study.plugin.Catalogue;

/**
 * The parameters that apply to the evaluation of a network. For a topology these are its own, those
 * of the evaluator, and those of the selected routing, pattern, arrival process and length
 * distribution.
 */
final class ApplicableParameters {
    /** The parameters that select a plug-in, with its kind. */
    private static final Map<Parameter<String>, Catalogue.PlugInKind> CHOICES =
            Map.of(
                    StandardParameters.ROUTING, Catalogue.PlugInKind.ROUTING,
                    StandardParameters.PATTERN, Catalogue.PlugInKind.PATTERN,
                    StandardParameters.ARRIVAL_PROCESS, Catalogue.PlugInKind.ARRIVALS,
                    StandardParameters.LENGTH_DISTRIBUTION, Catalogue.PlugInKind.LENGTHS);

    private final Catalogue catalogue;
    private final Parameters own;
    private final Optional<Topology> topology;
    private final Map<Map<String, String>, Parameters> known = new HashMap<>();

    ApplicableParameters(Catalogue catalogue, String network, SelectedEvaluator evaluator) {
        this(catalogue, network, evaluator.parameters());
    }

    /** Creates the parameters of a network beside some of a command's own. */
    ApplicableParameters(Catalogue catalogue, String network, Parameters own) {
        this.catalogue = catalogue;
        this.own = own;
        this.topology = catalogue.topology(network);
    }

    /** Returns the kind of the plug-ins that a parameter selects, if it does. */
    static Optional<Catalogue.PlugInKind> kind(Parameter<?> parameter) {
        return Optional.ofNullable(CHOICES.get(parameter));
    }

    /**
     * Returns the parameters in the order of their columns; those of a selected plug-in follow the
     * parameter that selects it.
     *
     * @param settings names and texts given so far; if they select several plug-ins of a kind, the
     *     parameters of all apply
     * @throws BadInput if the name of a plug-in is unknown
     */
    Parameters of(Map<String, String> settings) {
        if (topology.isEmpty()) {
            return own;
        }
        Map<String, String> choices = new HashMap<>(settings);
        choices.keySet().retainAll(CHOICES.keySet().stream().map(Parameter::name).toList());
        Parameters common = topology.get().parameters().and(own);
        return known.computeIfAbsent(choices, chosen -> withChosen(common, chosen));
    }

    private Parameters withChosen(Parameters common, Map<String, String> settings) {
        List<Parameter<?>> all = new ArrayList<>();
        for (Parameter<?> parameter : common.all()) {
            all.add(parameter);
            for (Described chosen : chosen(parameter, settings)) {
                all.addAll(chosen.parameters().all());
            }
        }
        Parameters ordered = Parameters.of(all.toArray(Parameter<?>[]::new));
        return ordered.and(common);
    }

    private List<Described> chosen(Parameter<?> parameter, Map<String, String> settings) {
        Catalogue.PlugInKind kind = CHOICES.get(parameter);
        if (kind == null) {
            return List.of();
        }
        String given = settings.get(parameter.name());
        return given == null ? defaultChoice(kind, parameter) : named(kind, given);
    }

    private List<Described> named(Catalogue.PlugInKind kind, String names) {
        return Arrays.stream(names.split(","))
                .filter(name -> !name.isEmpty())
                .flatMap(name -> plugIn(kind, name).stream())
                .toList();
    }

    /** An unknown routing may be one of the network itself, which is not built yet. */
    private Optional<Described> plugIn(Catalogue.PlugInKind kind, String name) {
        return kind == Catalogue.PlugInKind.ROUTING
                ? topology.flatMap(network -> AvailableRoutings.algorithm(catalogue, network, name))
                        .map(Described.class::cast)
                : Optional.of(catalogue.get(kind, name));
    }

    /** A default that is not installed is an error of the evaluation, not of the parameters. */
    private List<Described> defaultChoice(Catalogue.PlugInKind kind, Parameter<?> parameter) {
        return parameter.defaultValue().stream()
                .flatMap(
                        name ->
                                catalogue.all(kind).stream()
                                        .filter(part -> part.name().equals(name)))
                .toList();
    }
}
