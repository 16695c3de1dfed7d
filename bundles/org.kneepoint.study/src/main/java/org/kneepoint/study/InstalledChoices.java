// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.study.plugin.Catalogue;

/**
 * Parameters that select a plug-in by name, with the installed ones as their choices and the
 * summaries of these as meanings.
 */
final class InstalledChoices {
    private final Catalogue catalogue;
    private final String network;
    private final Map<String, String> settings;
    private final BiFunction<String, Map<String, String>, List<String>> routings;

    /**
     * Lists choices.
     *
     * @param routings returns the names of the routings of a network with settings
     */
    InstalledChoices(
            Catalogue catalogue,
            String network,
            Map<String, String> settings,
            BiFunction<String, Map<String, String>, List<String>> routings) {
        this.catalogue = catalogue;
        this.network = network;
        this.settings = settings;
        this.routings = routings;
    }

    /** Returns these parameters with choices. */
    Parameters of(Parameters parameters) {
        List<Parameter<?>> all = new ArrayList<>();
        parameters.all().forEach(parameter -> all.add(withChoices(parameter)));
        return Parameters.of(all.toArray(Parameter<?>[]::new)).and(parameters);
    }

    private Parameter<?> withChoices(Parameter<?> parameter) {
        Optional<Catalogue.PlugInKind> kind = ApplicableParameters.kind(parameter);
        if (kind.isEmpty() || !parameter.choices().isEmpty()) {
            return parameter;
        }
        List<String> names = names(kind.get());
        Parameter<?> listed = parameter.choices(names.toArray(String[]::new));
        for (String name : names) {
            Optional<String> meaning = meaning(kind.get(), name);
            if (meaning.isPresent()) {
                listed = listed.withChoiceMeaning(name, meaning.get());
            }
        }
        return listed;
    }

    private List<String> names(Catalogue.PlugInKind kind) {
        return kind == Catalogue.PlugInKind.ROUTING
                ? routings.apply(network, settings)
                : catalogue.all(kind).stream().map(Described::name).toList();
    }

    /** A routing of the network's own is one of the variants of its description. */
    private Optional<String> meaning(Catalogue.PlugInKind kind, String name) {
        Optional<String> own =
                kind == Catalogue.PlugInKind.ROUTING
                        ? catalogue
                                .topology(network)
                                .map(topology -> topology.description().variants().get(name))
                        : Optional.empty();
        return own.or(
                () ->
                        catalogue.all(kind).stream()
                                .filter(plugIn -> plugIn.name().equals(name))
                                .findFirst()
                                .map(plugIn -> plugIn.description().summary()));
    }
}
