// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Capacity;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.LengthDistribution;
import org.kneepoint.api.traffic.LengthDistribution.Lengths;
import org.kneepoint.api.traffic.TrafficPattern;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.networkcheck.ChannelLoadBound;
import org.kneepoint.networkcheck.RoutingVerdict;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.plugin.PlugInBundles;
import org.kneepoint.study.plugin.PlugInCalls;
import org.kneepoint.study.task.Memoizer;

/**
 * Builds the network context of scenarios and sets defaults that depend on the network.
 *
 * <p>Each object is built once for all scenarios with the same values of its parameters. Safe for
 * use by several threads.
 */
final class ScenarioAssembler {
    /** Selects the router model of a simulator. */
    private static final Parameter<String> ROUTER = Parameter.text("router", "router model");

    private final Catalogue catalogue;
    private final Memoizer<List<Object>, BuiltNetwork> networks = new Memoizer<>();
    private final Memoizer<List<Object>, Optional<RoutingAlgorithm>> algorithms = new Memoizer<>();
    private final Memoizer<List<Object>, Routing> routings = new Memoizer<>();
    private final Memoizer<List<Object>, Destinations> destinations = new Memoizer<>();
    private final Memoizer<List<Object>, Lengths> lengths = new Memoizer<>();
    private final Memoizer<List<Object>, Capacity> capacities = new Memoizer<>();
    private final Memoizer<List<Object>, Optional<RoutedBound>> bounds = new Memoizer<>();
    private final Memoizer<List<Object>, RoutingVerdict> checkedNetworks = new Memoizer<>();
    private final VerdictCache verdictCache;

    ScenarioAssembler(Catalogue catalogue) {
        this(catalogue, new VerdictCache());
    }

    /**
     * Assembles scenarios with the plug-ins of a catalogue.
     *
     * @param verdictCache the verdicts on networks
     */
    ScenarioAssembler(Catalogue catalogue, VerdictCache verdictCache) {
        this.catalogue = catalogue;
        this.verdictCache = verdictCache;
    }

    /**
     * A network.
     *
     * @param isDirected whether some terminal injects and ejects at different ports
     */
    private record BuiltNetwork(Network network, boolean isDirected) {
        private static BuiltNetwork of(Network network) {
            return new BuiltNetwork(
                    network,
                    IntStream.range(0, network.terminals())
                            .anyMatch(
                                    t ->
                                            network.injectionRouter(t) != network.ejectionRouter(t)
                                                    || network.injectionPort(t)
                                                            != network.ejectionPort(t)));
        }
    }

    /**
     * Assembles a scenario.
     *
     * @throws BadInput if the sizes contradict each other or a name is unknown
     */
    AssembledScenario assemble(Scenario scenario) {
        return catalogue
                .topology(scenario.network())
                .map(topology -> AssembledScenario.of(context(scenario, topology)))
                .orElse(AssembledScenario.of(scenario));
    }

    private NetworkContext context(Scenario scenario, Topology topology) {
        BuiltNetwork built =
                networks.get(
                        List.of(topology.name(), scenario.values(topology.parameters())),
                        () -> BuiltNetwork.of(network(topology, scenario)));
        Network network = built.network();
        Routing routing = routing(scenario, topology, network);
        Scenario routed = withDefault(scenario, StandardParameters.ROUTING, routing.name());
        Scenario whole = withDefault(routed, StandardParameters.SELF_TRAFFIC, built.isDirected());
        Destinations pattern = destinations(whole, network, routing);
        return new NetworkContext(
                whole,
                network,
                routing,
                pattern,
                (ArrivalProcess)
                        chosen(
                                whole,
                                StandardParameters.ARRIVAL_PROCESS,
                                Catalogue.PlugInKind.ARRIVALS),
                lengths(whole),
                capacity(network, routing, pattern));
    }

    private static Network network(Topology topology, Scenario scenario) {
        Network network = required(topology.build(scenario), topology, "build()");
        required(network.routings(), topology, "routings()");
        return network;
    }

    private static <T> T required(T answer, Topology topology, String method) {
        return ContractFault.required(answer, "network", topology.name(), "topology", method);
    }

    /**
     * Returns the verdict on the network and routing of a context, by enumeration within a budget
     * of steps.
     */
    RoutingVerdict verdict(NetworkContext context) {
        Scenario scenario = context.scenario();
        Topology topology = catalogue.topology(scenario.network()).orElseThrow();
        Map<String, Object> values = routingValues(scenario, topology);
        Described owner = algorithm(scenario, topology).map(Described.class::cast).orElse(topology);
        return checkedNetworks.get(
                List.of(values),
                () ->
                        verdictCache.of(
                                topology,
                                owner,
                                values,
                                () ->
                                        RoutingVerdict.of(
                                                context.network(),
                                                context.routing(),
                                                RoutingVerdict.BUDGET)));
    }

    /** Returns the bound of the load of a context, computed once; empty if it is not known. */
    Optional<RoutedBound> bound(NetworkContext context) {
        return PlugInCalls.attempt(
                () ->
                        bounds.get(
                                List.of(
                                        context.network(),
                                        context.routing(),
                                        context.destinations()),
                                () -> RoutedBound.of(context)),
                failure -> Optional.empty());
    }

    /** Returns the plug-ins of a scenario, without the evaluator. */
    List<Described> plugIns(Scenario scenario) {
        List<Described> parts = new ArrayList<>();
        catalogue
                .topology(scenario.network())
                .ifPresent(
                        topology -> {
                            parts.add(topology);
                            algorithm(scenario, topology).ifPresent(parts::add);
                        });
        add(parts, scenario, StandardParameters.PATTERN, Catalogue.PlugInKind.PATTERN);
        add(parts, scenario, StandardParameters.ARRIVAL_PROCESS, Catalogue.PlugInKind.ARRIVALS);
        add(parts, scenario, StandardParameters.LENGTH_DISTRIBUTION, Catalogue.PlugInKind.LENGTHS);
        addRouter(parts, scenario);
        return parts;
    }

    /** A router model of the distribution is part of its simulator. */
    private void addRouter(List<Described> parts, Scenario scenario) {
        List<Described> router = new ArrayList<>();
        add(router, scenario, ROUTER, Catalogue.PlugInKind.ROUTER);
        router.stream().filter(model -> !PlugInBundles.isShipped(model)).forEach(parts::add);
    }

    private void add(
            List<Described> parts,
            Scenario scenario,
            Parameter<String> selector,
            Catalogue.PlugInKind kind) {
        scenario.find(selector)
                .flatMap(
                        name ->
                                catalogue.all(kind).stream()
                                        .filter(part -> part.name().equals(name))
                                        .findFirst())
                .ifPresent(parts::add);
    }

    /** A routing may hold tables, so scenarios of the same values share it. */
    private Routing routing(Scenario scenario, Topology topology, Network network) {
        return routings.get(
                List.of(network, routingValues(scenario, topology)),
                () -> AvailableRoutings.find(catalogue, network, scenario));
    }

    /** The values that determine the network and the routing. */
    private Map<String, Object> routingValues(Scenario scenario, Topology topology) {
        Parameters parameters =
                topology.parameters().and(Parameters.of(StandardParameters.ROUTING));
        return scenario.values(
                algorithm(scenario, topology)
                        .map(algorithm -> parameters.and(algorithm.parameters()))
                        .orElse(parameters));
    }

    private Optional<RoutingAlgorithm> algorithm(Scenario scenario, Topology topology) {
        return scenario.find(StandardParameters.ROUTING)
                .flatMap(
                        name ->
                                algorithms.get(
                                        List.of(topology.name(), name),
                                        () ->
                                                AvailableRoutings.algorithm(
                                                        catalogue, topology, name)));
    }

    /** Sets an optional parameter that has no value. */
    private static <T> Scenario withDefault(Scenario scenario, Parameter<T> parameter, T value) {
        boolean applies = scenario.parameters().find(parameter.name()).isPresent();
        return applies && scenario.find(parameter).isEmpty()
                ? scenario.with(parameter, value)
                : scenario;
    }

    /**
     * Returns the plug-in selected by a parameter; its default for an evaluator without the
     * parameter.
     */
    private Described chosen(
            Scenario scenario, Parameter<String> selector, Catalogue.PlugInKind kind) {
        return catalogue.get(
                kind, scenario.find(selector).or(selector::defaultValue).orElseThrow());
    }

    private Destinations destinations(Scenario scenario, Network network, Routing routing) {
        TrafficPattern pattern =
                (TrafficPattern)
                        chosen(scenario, StandardParameters.PATTERN, Catalogue.PlugInKind.PATTERN);
        Scenario whole = scenario.and(pattern.parameters());
        return destinations.get(
                List.of(
                        pattern.name(),
                        network,
                        pattern.isByRouting() ? routing : "",
                        whole.values(pattern.parameters())),
                () -> destinations(pattern, whole, network, routing));
    }

    /** The patterns of the distribution are tested. */
    private static Destinations destinations(
            TrafficPattern pattern, Scenario scenario, Network network, Routing routing) {
        Destinations built = pattern.build(scenario, network, routing);
        String name = pattern.name();
        String parameter = StandardParameters.PATTERN.name();
        ContractFault.required(built, parameter, name, "pattern", "build()");
        if (!PlugInBundles.isShipped(pattern)) {
            Optional<String> violation = PatternCheck.violation(built, network.terminals());
            if (violation.isPresent()) {
                throw ContractFault.of(parameter, name, "pattern", violation.get());
            }
        }
        return built;
    }

    private Lengths lengths(Scenario scenario) {
        LengthDistribution family =
                (LengthDistribution)
                        chosen(
                                scenario,
                                StandardParameters.LENGTH_DISTRIBUTION,
                                Catalogue.PlugInKind.LENGTHS);
        Scenario whole = scenario.and(family.parameters());
        return lengths.get(
                List.of(family.name(), whole.values(family.parameters())),
                () -> family.build(whole));
    }

    /** A plug-in that fails here also fails in the run. */
    private Capacity capacity(Network network, Routing routing, Destinations pattern) {
        return PlugInCalls.attempt(
                () ->
                        capacities.get(
                                List.of(network, routing, pattern),
                                () -> capacityBound(network, routing, pattern)),
                failure -> Capacity.UNKNOWN);
    }

    /**
     * Under uniform traffic the capacity that the network states, at most 1, so that loads are
     * comparable between routings; else the channel-load bound of the routing.
     */
    private static Capacity capacityBound(Network network, Routing routing, Destinations pattern) {
        boolean stated = network.capacity().isPresent() && pattern.isUniform(network.terminals());
        return new Capacity(
                stated
                        ? Math.min(1, network.capacity().getAsDouble())
                        : ChannelLoadBound.of(network, routing, pattern));
    }
}
