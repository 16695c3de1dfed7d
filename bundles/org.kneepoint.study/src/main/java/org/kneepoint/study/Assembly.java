// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
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
import org.kneepoint.api.traffic.TrafficPattern;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.verification.ChannelBound;
import org.kneepoint.verification.Verdict;

/**
 * Gives the scenarios of a topology the objects that their words stand for, and fills in the words
 * whose default depends on the network, so that the user sees what was taken.
 *
 * <p>An object is built once for all scenarios that agree in the words it is built from. Safe for
 * use by several threads.
 */
final class Assembly {
    private final Catalogue catalogue;
    private final Memo<List<Object>, Site> sites = new Memo<>();
    private final Memo<List<Object>, Routing> routings = new Memo<>();
    private final Memo<List<Object>, Destinations> destinations = new Memo<>();
    private final Memo<List<Object>, LengthDistribution.Lengths> lengths = new Memo<>();
    private final Memo<List<Object>, Capacity> capacities = new Memo<>();
    private final Memo<List<Object>, Verdict> followed = new Memo<>();
    private final Verdicts verdicts;

    Assembly(Catalogue catalogue) {
        this(catalogue, new Verdicts());
    }

    /**
     * Assembles of what is installed.
     *
     * @param verdicts takes and gives what is found out about networks
     */
    Assembly(Catalogue catalogue, Verdicts verdicts) {
        this.catalogue = catalogue;
        this.verdicts = verdicts;
    }

    /**
     * A network.
     *
     * @param isDirected whether some terminal enters and leaves at different ports
     */
    private record Site(Network network, boolean isDirected) {
        private static Site of(Network network) {
            return new Site(
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
     * Returns a scenario with the network, the routing function and, where its words choose them,
     * the destinations, the arrival process and the lengths; unchanged if it is for no topology.
     *
     * @throws BadInput if the sizes do not fit or a name is unknown
     */
    Scenario of(Scenario scenario) {
        return catalogue
                .topology(scenario.network())
                .map(topology -> withNetwork(scenario, topology))
                .map(this::withPattern)
                .map(this::withCapacity)
                .map(this::withArrivals)
                .map(this::withLengths)
                .orElse(scenario);
    }

    /**
     * Returns what is known of the network and the routing of a scenario, followed as far as a
     * budget of steps goes; empty where there are none.
     *
     * @param assembled by this
     */
    Optional<Verdict> verdict(Scenario assembled) {
        Optional<Network> network = assembled.part(Network.class);
        Optional<Routing> routing = assembled.part(Routing.class);
        return network.isPresent() && routing.isPresent()
                ? Optional.of(verdict(assembled, network.get(), routing.get()))
                : Optional.empty();
    }

    private Verdict verdict(Scenario assembled, Network network, Routing routing) {
        Topology topology = catalogue.topology(assembled.network()).orElseThrow();
        Map<String, String> words = routingWords(assembled, topology);
        Described owner =
                algorithm(assembled, topology).map(Described.class::cast).orElse(topology);
        return followed.get(
                List.of(words),
                () ->
                        verdicts.of(
                                topology,
                                owner,
                                words,
                                () -> Verdict.of(network, routing, Verdict.BUDGET)));
    }

    /** Returns the plug-ins that a scenario is assembled of. */
    List<Described> parts(Scenario scenario) {
        List<Described> parts = new ArrayList<>();
        catalogue
                .topology(scenario.network())
                .ifPresent(
                        topology -> {
                            parts.add(topology);
                            algorithm(scenario, topology).ifPresent(parts::add);
                        });
        add(parts, scenario, StandardParameters.PATTERN, Catalogue.Kind.PATTERN);
        add(parts, scenario, StandardParameters.ARRIVALS, Catalogue.Kind.ARRIVALS);
        add(parts, scenario, StandardParameters.LENGTHS, Catalogue.Kind.LENGTHS);
        return parts;
    }

    private void add(
            List<Described> parts, Scenario scenario, Parameter<String> word, Catalogue.Kind kind) {
        scenario.find(word)
                .flatMap(
                        name ->
                                catalogue.all(kind).stream()
                                        .filter(part -> part.name().equals(name))
                                        .findFirst())
                .ifPresent(parts::add);
    }

    private Scenario withNetwork(Scenario scenario, Topology topology) {
        Site site =
                sites.get(
                        List.of(topology.name(), words(scenario, topology.parameters())),
                        () -> Site.of(topology.build(scenario)));
        Routing routing = routing(scenario, topology, site.network());
        Scenario routed = filled(scenario, StandardParameters.ROUTING, routing.name());
        return filled(routed, StandardParameters.SELF, site.isDirected())
                .withPart(Network.class, site.network())
                .withPart(Routing.class, routing);
    }

    /** A routing may keep tables, so that scenarios of the same words share it. */
    private Routing routing(Scenario scenario, Topology topology, Network network) {
        return routings.get(
                List.of(network, routingWords(scenario, topology)),
                () -> Routings.of(catalogue, network, scenario));
    }

    /** The words that determine the network and the routing. */
    private Map<String, String> routingWords(Scenario scenario, Topology topology) {
        Parameters words = topology.parameters().and(Parameters.of(StandardParameters.ROUTING));
        return words(
                scenario,
                algorithm(scenario, topology)
                        .map(algorithm -> words.and(algorithm.parameters()))
                        .orElse(words));
    }

    private Optional<RoutingAlgorithm> algorithm(Scenario scenario, Topology topology) {
        return scenario.find(StandardParameters.ROUTING)
                .flatMap(name -> Routings.algorithm(catalogue, topology, name));
    }

    /** Gives an optional word that has no value the one that is meant. */
    private static <T> Scenario filled(Scenario scenario, Parameter<T> word, T value) {
        boolean applies = scenario.parameters().find(word.name()).isPresent();
        return applies && scenario.find(word).isEmpty() ? scenario.with(word, value) : scenario;
    }

    private Scenario withPattern(Scenario scenario) {
        return scenario.find(StandardParameters.PATTERN)
                .map(name -> destinations(scenario, name))
                .map(pattern -> scenario.withPart(Destinations.class, pattern))
                .orElse(scenario);
    }

    /** What a plug-in fails to tell here it fails to tell in the run as well. */
    private Scenario withCapacity(Scenario scenario) {
        Optional<Destinations> pattern = scenario.part(Destinations.class);
        if (pattern.isEmpty()) {
            return scenario;
        }
        Network network = scenario.part(Network.class).orElseThrow();
        Routing routing = scenario.part(Routing.class).orElseThrow();
        return PlugIn.attempt(
                () ->
                        scenario.withPart(
                                Capacity.class,
                                capacities.get(
                                        List.of(network, routing, pattern.get()),
                                        () -> capacity(network, routing, pattern.get()))),
                failure -> scenario);
    }

    /**
     * Under uniform traffic what the network states of its cuts, whatever the routing, so that
     * routings are measured over the same loads; but never more than terminals send.
     */
    private static Capacity capacity(Network network, Routing routing, Destinations pattern) {
        boolean stated = network.capacity().isPresent() && pattern.isUniform(network.terminals());
        return new Capacity(
                stated
                        ? Math.min(1, network.capacity().getAsDouble())
                        : ChannelBound.of(network, routing, pattern));
    }

    private Scenario withArrivals(Scenario scenario) {
        return scenario.find(StandardParameters.ARRIVALS)
                .map(name -> (ArrivalProcess) catalogue.get(Catalogue.Kind.ARRIVALS, name))
                .map(process -> scenario.withPart(ArrivalProcess.class, process))
                .orElse(scenario);
    }

    private Scenario withLengths(Scenario scenario) {
        return scenario.find(StandardParameters.LENGTHS)
                .map(name -> lengths(scenario, name))
                .map(family -> scenario.withPart(LengthDistribution.Lengths.class, family))
                .orElse(scenario);
    }

    private Destinations destinations(Scenario scenario, String name) {
        TrafficPattern pattern = (TrafficPattern) catalogue.get(Catalogue.Kind.PATTERN, name);
        Network network = scenario.part(Network.class).orElseThrow();
        return destinations.get(
                List.of(pattern.name(), network, words(scenario, pattern.parameters())),
                () -> pattern.build(scenario, network));
    }

    private LengthDistribution.Lengths lengths(Scenario scenario, String name) {
        LengthDistribution family =
                (LengthDistribution) catalogue.get(Catalogue.Kind.LENGTHS, name);
        return lengths.get(
                List.of(family.name(), words(scenario, family.parameters())),
                () -> family.build(scenario));
    }

    /** The words of a scenario that are among these parameters. */
    private static Map<String, String> words(Scenario scenario, Parameters parameters) {
        Map<String, String> words = new HashMap<>(scenario.words());
        words.keySet().retainAll(parameters.names());
        return words;
    }
}
