// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/** All stations and transitions against enumerated paths. */
class StationGraphTest {
    private static final double ROUNDING = 1e-13;

    @ParameterizedTest
    @MethodSource("org.kneepoint.flow.FlowCases#small")
    void uniformTrafficIsTheSumOverAllPaths(Network network, Routing routing) {
        agrees(network, routing, FlowCases.pattern("uniform", network));
    }

    @ParameterizedTest
    @MethodSource("org.kneepoint.flow.FlowCases#small")
    void anyTrafficIsTheSumOverAllPaths(Network network, Routing routing) {
        agrees(network, routing, new UnevenPattern(network.terminals()));
    }

    @ParameterizedTest
    @MethodSource("org.kneepoint.flow.FlowCases#small")
    void hotSpotTrafficIsTheSumOverAllPaths(Network network, Routing routing) {
        agrees(network, routing, FlowCases.pattern("uniform hotspot=0.3 self=true", network));
    }

    @ParameterizedTest
    @MethodSource("org.kneepoint.flow.FlowCases#small")
    void permutationTrafficIsTheSumOverAllPaths(Network network, Routing routing) {
        agrees(network, routing, new ShiftPattern(network.terminals()));
    }

    /** Traffic from the left in a line of four does not return, not even by rounding. */
    @Test
    void noTerminalSendsToItselfByATurn() {
        Network line = FlowCases.network("mesh radix=4 dimensions=1");
        Routing routing = new StatefulValiantRouting(line, line.routings().get(0));
        agrees(line, routing, FlowCases.pattern("uniform", line));
    }

    private static void agrees(Network network, Routing routing, Destinations pattern) {
        EnumeratedRoutes walks = new EnumeratedRoutes(network, routing, pattern);
        StationGraph graph = FlowCases.graph(network, routing, pattern);
        List<String> names = EnumeratedRoutes.names(graph, network, routing);
        Map<String, Double> rates = new TreeMap<>();
        Map<String, Double> flows = new TreeMap<>();
        for (int i = 0; i < graph.size(); i++) {
            rates.put(names.get(i), graph.rate[i]);
            for (int t = graph.firstTransition[i]; t < graph.firstTransition[i + 1]; t++) {
                String step = names.get(i) + " > " + names.get(graph.target[t]);
                flows.put(step, graph.flow[t]);
                String to = names.get(graph.target[t]);
                assertEquals(
                        feeders(network, routing, names.get(i), to), graph.upstreamPorts[t], step);
                assertEquals(graph.flow[t] / graph.rate[i], graph.probability[t], ROUNDING, step);
            }
        }
        near(walks.rates(), rates);
        near(walks.flows(), flows);
    }

    private static long feeders(Network network, Routing routing, String from, String to) {
        if (from.startsWith("from")) {
            return 1;
        }
        String[] channel = from.split("\\.");
        int router = Integer.parseInt(channel[0]);
        int group = Integer.parseInt(channel[1]);
        int at =
                to.startsWith("to")
                        ? network.ejectionRouter(Integer.parseInt(to.split(" ")[1]))
                        : Integer.parseInt(to.split("\\.")[0]);
        return IntStream.range(0, network.ports(router))
                .filter(port -> network.peerRouter(router, port) == at)
                .filter(port -> EnumeratedRoutes.queue(network, routing, router, port) == group)
                .count();
    }

    private static void near(Map<String, Double> expected, Map<String, Double> found) {
        assertEquals(expected.keySet(), found.keySet());
        expected.forEach((name, value) -> assertEquals(value, found.get(name), ROUNDING, name));
    }
}
