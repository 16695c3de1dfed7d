// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/** Merging rates against pairs of messages that are followed hop by hop. */
class MergingRatesTest {
    private static final double ROUNDING = 1e-12;

    /** Permitted differences of merged stations. */
    private static final double ALIKE = 1e-9;

    @ParameterizedTest
    @MethodSource("org.kneepoint.flow.FlowCases#small")
    void oneVcForEachClass(Network network, Routing routing) {
        agrees(network, routing, new UnevenPattern(network.terminals()), FlowCases.fewest(routing));
    }

    @ParameterizedTest
    @MethodSource("org.kneepoint.flow.FlowCases#small")
    void oneVcMore(Network network, Routing routing) {
        agrees(
                network,
                routing,
                new UnevenPattern(network.terminals()),
                FlowCases.fewest(routing) + 1);
    }

    @ParameterizedTest
    @MethodSource("org.kneepoint.flow.FlowCases#small")
    void twoVcsForEachClass(Network network, Routing routing) {
        Destinations uniform = FlowCases.pattern("uniform", network);
        agrees(network, routing, uniform, 2 * FlowCases.fewest(routing));
    }

    @ParameterizedTest
    @CsvSource({
        "mesh radix=3, dimension-order, 2",
        "mesh radix=3, dimension-order, 3",
        "mesh radix=3, o1turn, 2",
        "mesh radix=3, o1turn, 3",
        "torus radix=4, dimension-order, 2",
        "torus radix=4, dimension-order, 4",
        "torus radix=4, dimension-order-balanced, 2",
        "torus radix=4, dimension-order-balanced, 3",
        "torus radix=3, valiant, 4",
        "torus radix=3, valiant, 6",
        "fat-tree levels=3, nca-least-loaded, 2",
        "fat-tree levels=3, nca-random, 3"
    })
    void uniformTraffic(String settings, String routing, int vcs) {
        Network network = FlowCases.network(settings);
        Destinations uniform = FlowCases.pattern("uniform", network);
        agrees(network, FlowCases.routing(network, routing), uniform, vcs);
    }

    private static void agrees(Network network, Routing routing, Destinations pattern, int vcs) {
        EnumeratedMeetings encounters = new EnumeratedMeetings(network, routing, pattern, vcs);
        Map<String, Double> expected = encounters.joining();
        StationGraph graph = StationFlows.graph(network, routing, pattern, vcs, Progress.NONE);
        List<String> names = EnumeratedRoutes.names(graph, network, routing);
        Map<String, Double> found = new TreeMap<>();
        for (int i = 0; i < graph.size(); i++) {
            boolean link = graph.kind[i] == StationKind.LINK;
            assertEquals(link ? encounters.vcs(names.get(i)) : 1, graph.vcs[i]);
            for (int t = graph.firstTransition[i]; t < graph.firstTransition[i + 1]; t++) {
                found.put(names.get(i) + " > " + names.get(graph.target[t]), graph.mergingRate[t]);
            }
        }
        assertEquals(expected.keySet(), found.keySet());
        expected.forEach((step, rate) -> assertEquals(rate, found.get(step), ROUNDING, step));
        mergedTransitionsStandForAll(graph);
    }

    private static void mergedTransitionsStandForAll(StationGraph graph) {
        List<Double> all = new ArrayList<>(DoubleStream.of(graph.mergingRate).boxed().toList());
        List<Double> merged = new ArrayList<>();
        StationFlows flows = StationFlows.merged(graph);
        for (int i = 0; i < flows.size(); i++) {
            for (int t = flows.firstTransition(i); t < flows.firstTransition(i + 1); t++) {
                for (long n = flows.members(i) * flows.fanOut(t); n > 0; n--) {
                    merged.add(flows.mergingRate(t));
                }
            }
        }
        all.sort(null);
        merged.sort(null);
        assertEquals(all.size(), merged.size());
        IntStream.range(0, all.size()).forEach(n -> assertEquals(all.get(n), merged.get(n), ALIKE));
    }

    /**
     * In a line of three with two virtual channels, two messages at an end diverge with probability
     * 1/2: one to the middle and the other beyond. There all go to one terminal.
     */
    @Test
    void messagesToTheSameTerminalDoNotMerge() {
        Network line = FlowCases.network("mesh radix=3 dimensions=1");
        Destinations uniform = FlowCases.pattern("uniform", line);
        StationFlows flows =
                StationFlows.of(line, line.routings().get(0), uniform, 2, Progress.NONE);
        for (int i = 0; i < flows.size(); i++) {
            for (int t = flows.firstTransition(i); t < flows.firstTransition(i + 1); t++) {
                boolean end = flows.kind(i) == StationKind.INJECTION && flows.fanOut(t) == 1;
                assertEquals(end ? 0.5 : 0, flows.mergingRate(t), ROUNDING);
            }
        }
    }

    @Test
    void nothingMergesOnOneVc() {
        StationFlows flows = FlowCases.uniform("fat-tree levels=3");
        int transitions = flows.firstTransition(flows.size());
        assertTrue(IntStream.range(0, transitions).allMatch(t -> flows.mergingRate(t) == 0));
    }
}
