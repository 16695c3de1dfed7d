// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/** Invariants of merged stations, and their number in symmetric networks. */
class StationFlowsTest {
    private static final double ROUNDING = 1e-12;

    @ParameterizedTest
    @MethodSource("org.kneepoint.flow.FlowCases#small")
    void mergedStationsConserveFlow(Network network, Routing routing) {
        StationFlows flows =
                StationFlows.merged(
                        FlowCases.graph(network, routing, new UnevenPattern(network.terminals())));
        conserves(flows);
        conserves(FlowCases.flows(network, routing, "uniform"));
        conserves(FlowCases.flows(network, routing, "uniform hotspot=0.25"));
        assertEquals(network.terminals() - 1, flows.generated(), ROUNDING, "terminal 1 is silent");
    }

    private static void conserves(StationFlows flows) {
        double[] entering = new double[flows.size()];
        for (int i = 0; i < flows.size(); i++) {
            double leaving = 0;
            for (int t = flows.firstTransition(i); t < flows.firstTransition(i + 1); t++) {
                int to = flows.target(t);
                assertEquals(
                        flows.members(i) * flows.fanOut(t),
                        flows.members(to) * flows.fanIn(t),
                        "transitions have two ends");
                entering[to] += flows.rate(i) * flows.probability(t) * flows.fanIn(t);
                leaving += flows.probability(t) * flows.fanOut(t);
            }
            assertEquals(flows.kind(i) == StationKind.EJECTION ? 0 : 1, leaving, ROUNDING);
        }
        for (int i = 0; i < flows.size(); i++) {
            double expected = flows.kind(i) == StationKind.INJECTION ? 0 : flows.rate(i);
            assertEquals(expected, entering[i], ROUNDING);
        }
    }

    /** Rates are compared station by station; the graph itself is checked against all paths. */
    @ParameterizedTest
    @MethodSource("org.kneepoint.flow.FlowCases#small")
    void mergedStationsStandForAll(Network network, Routing routing) {
        StationGraph graph =
                FlowCases.graph(network, routing, FlowCases.pattern("uniform", network));
        StationFlows flows = StationFlows.merged(graph);
        List<String> all = new ArrayList<>();
        for (int i = 0; i < graph.size(); i++) {
            all.add(
                    settings(
                            graph.kind[i],
                            graph.ports[i],
                            graph.vcs[i],
                            graph.delay[i],
                            graph.routingClass[i],
                            graph.rate[i]));
        }
        List<String> merged = new ArrayList<>();
        for (int i = 0; i < flows.size(); i++) {
            for (int member = 0; member < flows.members(i); member++) {
                merged.add(
                        settings(
                                flows.kind(i),
                                flows.ports(i),
                                flows.vcs(i),
                                flows.delay(i),
                                flows.routingClass(i),
                                flows.rate(i)));
            }
        }
        assertEquals(all.stream().sorted().toList(), merged.stream().sorted().toList());
    }

    private static String settings(
            StationKind kind, int ports, int vcs, int delay, int routingClass, double rate) {
        return String.format(
                "%s m=%d x %d delay=%d class=%d %.9f", kind, ports, vcs, delay, routingClass, rate);
    }

    /**
     * Every member of a part has, to and from every part, the transitions of its representative.
     */
    @ParameterizedTest
    @MethodSource("org.kneepoint.flow.FlowCases#small")
    void stationsOfOnePartHaveEqualTransitions(Network network, Routing routing) {
        StationGraph graph =
                FlowCases.graph(network, routing, FlowCases.pattern("uniform", network));
        EquitablePartition partition = EquitablePartition.of(graph);
        List<List<String>> profiles = profiles(graph, partition);
        for (int i = 0; i < graph.size(); i++) {
            int part = partition.part(i);
            int first =
                    IntStream.range(0, i + 1)
                            .filter(j -> partition.part(j) == part)
                            .findFirst()
                            .orElseThrow();
            assertEquals(profiles.get(first), profiles.get(i));
        }
    }

    /** All 24 links of a cube are in one of three dimensions; one that differs has no equal. */
    @Test
    void stationsThatDifferInOneTransitionAreNotMerged() {
        StationGraph graph = graph("hypercube dimensions=3");
        int parts = EquitablePartition.of(graph).size();
        graph.mergingRate[0] += 0.25;
        assertTrue(EquitablePartition.of(graph).size() > parts);
        graph.mergingRate[0] -= 0.25;
        assertEquals(parts, EquitablePartition.of(graph).size());
        graph.upstreamPorts[0]++;
        assertTrue(EquitablePartition.of(graph).size() > parts);
    }

    private static List<List<String>> profiles(StationGraph graph, EquitablePartition partition) {
        List<List<String>> profiles = new ArrayList<>();
        for (int i = 0; i < graph.size(); i++) {
            profiles.add(new ArrayList<>());
        }
        for (int i = 0; i < graph.size(); i++) {
            for (int t = graph.firstTransition[i]; t < graph.firstTransition[i + 1]; t++) {
                String how = how(graph, t);
                profiles.get(i).add("to " + partition.part(graph.target[t]) + how);
                profiles.get(graph.target[t]).add("from " + partition.part(i) + how);
            }
        }
        return profiles.stream().map(profile -> profile.stream().sorted().toList()).toList();
    }

    private static String how(StationGraph graph, int t) {
        return String.format(
                " %.9f %d %.9f",
                graph.probability[t], graph.upstreamPorts[t], graph.mergingRate[t]);
    }

    /**
     * One station for each kind of channel: dimension, level and direction, or stage. In a ring of
     * 7 with classes at the dateline: 7 links of class 0, 2 of class 1, and 4 positions of
     * terminals, each with its mirror image.
     */
    @ParameterizedTest
    @CsvSource({
        "hypercube dimensions=8, 10, 8",
        "fat-tree levels=4, 8, 6",
        "k-ary-n-tree radix=3 levels=3, 6, 4",
        "omega radix=2 stages=5, 6, 4",
        "butterfly radix=4 stages=1, 2, 0",
        "torus radix=7 dimensions=1, 17, 9"
    })
    void symmetricNetworksMergeToFewStations(String settings, int size, int links) {
        StationFlows flows = FlowCases.uniform(settings);
        assertEquals(size, flows.size());
        assertEquals(
                links,
                IntStream.range(0, size).filter(i -> flows.kind(i) == StationKind.LINK).count());
    }

    /** The up-links of a switch lead to two parents. */
    @Test
    void oneUpLinkLeadsToEachParent() {
        StationFlows flows = FlowCases.uniform("fat-tree levels=3");
        for (int i = 0; i < flows.size(); i++) {
            for (int t = flows.firstTransition(i); t < flows.firstTransition(i + 1); t++) {
                assertEquals(1, flows.upstreamPorts(t));
            }
        }
        assertTrue(IntStream.range(0, flows.size()).anyMatch(i -> flows.ports(i) == 2));
    }

    @Test
    void mirrorImagesOfAMeshMerge() {
        StationFlows flows = FlowCases.uniform("mesh radix=8x6");
        StationGraph graph = graph("mesh radix=8x6");
        assertEquals(graph.size(), 4 * flows.size());
        assertTrue(IntStream.range(0, flows.size()).allMatch(i -> flows.members(i) == 4));
    }

    private static StationGraph graph(String settings) {
        Network network = FlowCases.network(settings);
        return FlowCases.graph(
                network, network.routings().get(0), FlowCases.pattern("uniform", network));
    }

    @ParameterizedTest
    @ValueSource(strings = {"transpose", "bit-complement", "tornado", "hotspot", "uniform"})
    void everyPatternGeneratesWhatItSends(String pattern) {
        Network network = FlowCases.network("mesh radix=4");
        StationFlows flows = FlowCases.flows(network, network.routings().get(0), pattern);
        double sent = 0;
        for (int s = 0; s < network.terminals(); s++) {
            for (int d = 0; d < network.terminals(); d++) {
                sent += FlowCases.pattern(pattern, network).probability(s, d);
            }
        }
        assertEquals(sent, flows.generated(), ROUNDING);
        assertEquals("transpose".equals(pattern) ? 12 : 16, flows.generated(), ROUNDING);
    }

    /** In a line of four, 0 and 3 exchange messages over 3 links, 1 and 2 over one. */
    @Test
    void meanChannelsAreThoseOfMessages() {
        Network line = FlowCases.network("mesh radix=4 dimensions=1");
        StationFlows flows = FlowCases.flows(line, line.routings().get(0), "bit-complement");
        assertEquals(2 + (3 + 1) / 2.0, flows.meanChannels(), ROUNDING);
        assertEquals(flows.meanChannels(), flows.meanDelay(), ROUNDING);
    }

    /** Of 20 pairs 4 take 3 cycles, 6 take 2, 2 take 3 and 4 take 5 between routers. */
    @Test
    void meanDelayIsThatOfMessages() {
        Network network = new CrossroadsNetwork();
        StationFlows flows = FlowCases.flows(network, network.routings().get(0), "uniform");
        assertEquals(2 + 20 / 20.0, flows.meanChannels(), ROUNDING);
        assertEquals(2 + (4 * 3 + 6 * 2 + 2 * 3 + 4 * 5) / 20.0, flows.meanDelay(), ROUNDING);
    }

    @Test
    void transitionsLeadDownstreamUnlessTheyGoRound() {
        assertTrue(FlowCases.uniform("torus radix=4").isAcyclic());
        Network ring = FlowCases.network("torus radix=5 dimensions=1");
        StationFlows free =
                FlowCases.flows(ring, FlowCases.routing(ring, "dimension-order-free"), "uniform");
        assertFalse(free.isAcyclic());
        for (int i = 0; i < free.size(); i++) {
            for (int t = free.firstTransition(i); t < free.firstTransition(i + 1); t++) {
                assertTrue(free.component(free.target(t)) <= free.component(i));
            }
        }
    }
}
