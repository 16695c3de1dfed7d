// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.plugin.PlugInValidation;
import org.kneepoint.support.UnknownName;

/** The routings of a network: its own, and those of installed algorithms that support it. */
final class AvailableRoutings {
    private AvailableRoutings() {}

    /**
     * Returns the algorithm of a name; empty if the topology has a routing of that name, or there
     * is none.
     */
    static Optional<RoutingAlgorithm> algorithm(
            Catalogue catalogue, Topology topology, String name) {
        return topology.description().variants().containsKey(name)
                ? Optional.empty()
                : algorithm(catalogue, name);
    }

    private static Optional<RoutingAlgorithm> algorithm(Catalogue catalogue, String name) {
        return catalogue.all(Catalogue.PlugInKind.ROUTING).stream()
                .filter(algorithm -> algorithm.name().equals(name))
                .map(RoutingAlgorithm.class::cast)
                .findFirst();
    }

    /**
     * Returns the routing that a scenario names, one of the network itself first; by default the
     * first of the network.
     *
     * @throws BadInput if the network has no routing of that name
     */
    static Routing find(Catalogue catalogue, Network network, Scenario scenario) {
        List<Routing> own = network.routings();
        String requested = scenario.find(StandardParameters.ROUTING).orElse(own.get(0).name());
        return own.stream()
                .filter(routing -> routing.name().equals(requested))
                .findFirst()
                .or(() -> algorithm(catalogue, requested).flatMap(a -> on(a, network, scenario)))
                .orElseThrow(() -> unavailable(catalogue, network, scenario, requested));
    }

    private static Optional<Routing> on(
            RoutingAlgorithm algorithm, Network network, Scenario scenario) {
        return ContractFault.required(
                algorithm.on(network, scenario),
                StandardParameters.ROUTING.name(),
                algorithm.name(),
                "routing",
                "on()");
    }

    private static BadInput unavailable(
            Catalogue catalogue, Network network, Scenario scenario, String requested) {
        List<String> names = names(catalogue, network, scenario.settings());
        return algorithm(catalogue, requested).isPresent()
                ? BadInput.of(
                                StandardParameters.ROUTING.name(),
                                requested,
                                " does not support "
                                        + network
                                        + ": use "
                                        + String.join(", ", names))
                        .among(names)
                : UnknownName.of("routing", requested, names);
    }

    /**
     * Returns the names of the routings of a topology, its own first; if the settings give no size,
     * all that its description lists and all installed algorithms.
     */
    static List<String> names(
            Catalogue catalogue, Topology topology, Map<String, String> settings) {
        Map<String, String> own = new LinkedHashMap<>(settings);
        own.keySet().retainAll(topology.parameters().names());
        own.remove(StandardParameters.ROUTING.name());
        try {
            Scenario scenario = Scenario.of(topology.name(), topology.parameters(), own);
            return names(catalogue, topology.build(scenario), settings);
        } catch (BadInput e) {
            return listed(catalogue, topology);
        }
    }

    /** Returns the names that the description of a topology lists, and of all algorithms. */
    static List<String> listed(Catalogue catalogue, Topology topology) {
        return Stream.concat(
                        topology.description().variants().keySet().stream(),
                        catalogue.all(Catalogue.PlugInKind.ROUTING).stream().map(Described::name))
                .distinct()
                .toList();
    }

    /** Returns the names of the routings of a network, its own first. */
    static List<String> names(Catalogue catalogue, Network network, Map<String, String> settings) {
        Stream<String> added =
                catalogue.all(Catalogue.PlugInKind.ROUTING).stream()
                        .map(RoutingAlgorithm.class::cast)
                        .filter(algorithm -> supports(algorithm, network, settings))
                        .map(RoutingAlgorithm::name);
        return Stream.concat(network.routings().stream().map(Routing::name), added)
                .distinct()
                .toList();
    }

    /** An algorithm that fails, or whose settings are invalid, is not listed. */
    private static boolean supports(
            RoutingAlgorithm algorithm, Network network, Map<String, String> settings) {
        Map<String, String> own = new LinkedHashMap<>(settings);
        own.keySet().retainAll(algorithm.parameters().names());
        return PlugInValidation.isTrue(
                () -> {
                    Scenario scenario = Scenario.of(algorithm.name(), algorithm.parameters(), own);
                    return on(algorithm, network, scenario).isPresent();
                });
    }
}
