// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.GridNetwork;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.api.traffic.TrafficPattern;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.routing.MinimalAdaptive;
import org.kneepoint.routing.O1Turn;
import org.kneepoint.routing.Valiant;
import org.kneepoint.testkit.Assignments;
import org.kneepoint.topology.fattree.ButterflyFatTreeTopology;
import org.kneepoint.topology.fattree.KAryNTreeTopology;
import org.kneepoint.topology.hypercube.HypercubeTopology;
import org.kneepoint.topology.multistage.ButterflyTopology;
import org.kneepoint.topology.multistage.OmegaTopology;
import org.kneepoint.topology.torus.MeshTopology;
import org.kneepoint.topology.torus.TorusTopology;
import org.kneepoint.traffic.pattern.BitComplement;
import org.kneepoint.traffic.pattern.HotSpotTraffic;
import org.kneepoint.traffic.pattern.Tornado;
import org.kneepoint.traffic.pattern.Transpose;
import org.kneepoint.traffic.pattern.UniformTraffic;

/** Networks and patterns for the tests, by settings. */
final class FlowCases {
    private static final List<Topology> TOPOLOGIES =
            List.of(
                    new TorusTopology(),
                    new MeshTopology(),
                    new HypercubeTopology(),
                    new ButterflyFatTreeTopology(),
                    new KAryNTreeTopology(),
                    new ButterflyTopology(),
                    new OmegaTopology());

    private static final List<RoutingAlgorithm> ALGORITHMS =
            List.of(new O1Turn(), new MinimalAdaptive(), new Valiant());

    private static final Scenario NO_WORDS = Scenario.of("any", Parameters.of(), Map.of());

    private static final List<TrafficPattern> PATTERNS =
            List.of(
                    new UniformTraffic(),
                    new HotSpotTraffic(),
                    new Transpose(),
                    new BitComplement(),
                    new Tornado());

    /** Small enough to enumerate every path of every message. */
    private static final List<String> SMALL =
            List.of(
                    "torus radix=5 dimensions=1",
                    "torus radix=4x3",
                    "torus radix=3x2x2",
                    "torus radix=3 dimensions=1 concentration=2",
                    "mesh radix=5 dimensions=1",
                    "mesh radix=3x4",
                    "mesh radix=3x2x2",
                    "mesh radix=2x3 concentration=2",
                    "hypercube dimensions=1",
                    "hypercube dimensions=3",
                    "fat-tree levels=1",
                    "fat-tree levels=2",
                    "k-ary-n-tree radix=3 levels=2",
                    "k-ary-n-tree radix=2 levels=3",
                    "butterfly radix=2 stages=3",
                    "butterfly radix=3 stages=2",
                    "omega radix=2 stages=3",
                    "omega radix=4 stages=1");

    private FlowCases() {}

    /** Each small network with each of its routings of fixed shares. */
    static Stream<Arguments> small() {
        return Stream.concat(
                        SMALL.stream().map(FlowCases::network), Stream.of(new CrossroadsNetwork()))
                .flatMap(
                        network ->
                                routings(network)
                                        .filter(routing -> isFixed(network, routing))
                                        .map(routing -> Arguments.of(network, routing)));
    }

    private static boolean isFixed(Network network, Routing routing) {
        try {
            flows(network, routing, "uniform");
            return true;
        } catch (BadInput adaptive) {
            return !routing.name().startsWith("adaptive");
        }
    }

    static Network network(String settings) {
        String name = settings.split(" ")[0];
        Topology topology =
                TOPOLOGIES.stream().filter(t -> t.name().equals(name)).findAny().orElseThrow();
        return topology.build(scenario(name, topology.parameters(), settings));
    }

    static Destinations pattern(String settings, Network network) {
        String name = settings.split(" ")[0];
        TrafficPattern pattern =
                PATTERNS.stream().filter(p -> p.name().equals(name)).findAny().orElseThrow();
        return pattern.build(scenario("test", pattern.parameters(), settings), network);
    }

    private static Scenario scenario(String name, Parameters parameters, String settings) {
        String given = (settings + " ").split(" ", 2)[1];
        return Scenario.of(name, parameters, Assignments.of(given));
    }

    /** The routings of a network: its own, and in a grid those of algorithms. */
    private static Stream<Routing> routings(Network network) {
        return Stream.concat(
                network.routings().stream(),
                ALGORITHMS.stream()
                        .filter(algorithm -> network instanceof GridNetwork)
                        .flatMap(algorithm -> algorithm.on(network, NO_WORDS).stream()));
    }

    static Routing routing(Network network, String name) {
        return routings(network)
                .filter(routing -> routing.name().equals(name))
                .findAny()
                .orElseThrow();
    }

    /** The flows of a network with its default routing in uniform traffic. */
    static StationFlows uniform(String settings) {
        Network network = network(settings);
        return flows(network, network.routings().get(0), "uniform");
    }

    static StationFlows flows(Network network, Routing routing, String pattern) {
        Destinations destinations = pattern(pattern, network);
        return StationFlows.of(network, routing, destinations, fewest(routing), Progress.NONE);
    }

    /** The flows, station by station, with a virtual channel for each class. */
    static StationGraph graph(Network network, Routing routing, Destinations pattern) {
        return StationFlows.graph(network, routing, pattern, fewest(routing), Progress.NONE);
    }

    /** One virtual channel for each class. */
    static int fewest(Routing routing) {
        return routing.vcClasses() * (routing.intermediates().isPresent() ? 2 : 1);
    }
}
