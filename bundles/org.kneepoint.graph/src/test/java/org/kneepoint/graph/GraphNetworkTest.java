// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.ChannelRate;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.networkcheck.NetworkVerification;
import org.kneepoint.testkit.Refusal;

class GraphNetworkTest {
    /** Ports, distances, shortest paths and freedom from deadlock by enumeration. */
    @ParameterizedTest
    @MethodSource("org.kneepoint.graph.DistancesTest#graphs")
    void keepsToTheContract(GraphNetwork network) {
        assertEquals(List.of(), NetworkVerification.findings(network));
    }

    @Test
    void portsAreInTheOrderInWhichLinksWereAdded() {
        GraphNetwork network =
                GraphNetwork.builder("three", 3)
                        .terminals(2, 1)
                        .link(0, 1, TestGraphs.SLOW, ChannelAttributes.ofDelay(3))
                        .channel(0, 2, ChannelAttributes.ofDelay(4))
                        .link(1, 2)
                        .link(1, 2)
                        .terminals(0, 2)
                        .build();
        assertEquals(4, network.ports(0));
        assertEquals(3, network.ports(1));
        assertEquals(4, network.ports(2));
        assertEquals(1, network.peerRouter(0, 0));
        assertEquals(0, network.peerPort(0, 0));
        assertEquals(7, network.delay(0, 0));
        assertEquals(new ChannelRate(1, 2), network.rate(0, 0));
        assertEquals(3, network.delay(1, 0));
        assertEquals(2, network.peerRouter(0, 1));
        assertEquals(2, network.peerPort(0, 1));
        assertEquals(4, network.delay(0, 1));
        assertEquals(1, network.peerPort(1, 2) * network.peerPort(2, 1) - 1);
        assertEquals(Network.UNCONNECTED, network.peerRouter(2, 2));
        assertEquals(2, network.injectionRouter(0));
        assertEquals(3, network.ejectionPort(0));
        assertEquals(List.of(2, 3), List.of(network.injectionPort(1), network.injectionPort(2)));
        assertEquals(List.of(), NetworkVerification.findings(network));
    }

    /** Both parallel channels are on shortest paths. */
    @Test
    void minimalRoutingDrawsAmongParallelLinks() {
        GraphNetwork network =
                GraphNetwork.builder("pair", 2).link(0, 1).link(1, 0).terminalsEach(1).build();
        RoutingChoices choices = new RoutingChoices();
        network.routings().get(0).route(0, 2, Routing.INJECTED, 1, 0, choices);
        assertEquals(2, choices.size());
        assertEquals(1, choices.port(1));
    }

    @Test
    void minimalRoutingHasAClassForEachChannelOfAPath() {
        Routing minimal = TestGraphs.petersen().terminalsEach(1).build().routings().get(0);
        assertEquals("minimal", minimal.name());
        assertEquals(2, minimal.vcClasses());
        assertEquals(DeadlockFreedom.ACYCLIC, minimal.deadlockFreedom());
        assertEquals(64, TestGraphs.path(65).build().routings().get(0).vcClasses());
    }

    @Test
    void whatMinimalRoutingDoesNotSupportNeedsAnother() {
        assertThrows(IllegalArgumentException.class, () -> TestGraphs.path(66).build());
        Routing ofAnother = TestGraphs.path(3).build().routings().get(0);
        GraphNetwork path = TestGraphs.path(66).routings(n -> List.of(ofAnother)).build();
        assertEquals(List.of(ofAnother), path.routings());
        assertEquals(66, path.diameter().orElseThrow());
    }

    @Test
    void unconnectedRoutersAreRefused() {
        GraphNetworkBuilder split = GraphNetwork.builder("split", 4).terminalsEach(1);
        assertEquals("unusable [network] split", Refusal.of(split.link(0, 1).link(2, 3)::build));
        GraphNetworkBuilder sink = GraphNetwork.builder("sink", 2).terminalsEach(1);
        sink.channel(0, 1, ChannelAttributes.DEFAULT);
        assertThrows(BadInput.class, sink::build);
    }

    @Test
    void faultyLinksAreRefused() {
        GraphNetworkBuilder builder = GraphNetwork.builder("faulty", 3);
        assertThrows(IllegalArgumentException.class, () -> builder.link(1, 1));
        assertThrows(IllegalArgumentException.class, () -> builder.link(0, 3));
        assertThrows(IllegalArgumentException.class, () -> builder.link(-1, 0));
        assertThrows(IllegalArgumentException.class, () -> builder.terminals(0, -1));
        assertThrows(IllegalArgumentException.class, () -> builder.terminals(3, 1));
        assertThrows(IllegalArgumentException.class, () -> ChannelAttributes.ofDelay(0));
        assertThrows(IllegalArgumentException.class, () -> GraphNetwork.builder("none", 0));
        assertThrows(IllegalArgumentException.class, builder.link(0, 1).link(1, 2)::build);
    }

    /** 5000 routers with 40 random links each, by permutations. */
    @Test
    void isReadyForThousandsOfRouters() {
        int routers = 5000;
        SplittableRandom random = new SplittableRandom(1);
        GraphNetworkBuilder builder = GraphNetwork.builder("large", routers).terminalsEach(1);
        for (int i = 0; i < 20; i++) {
            int step = 1 + random.nextInt(routers - 1);
            IntStream.range(0, routers).forEach(r -> builder.link(r, (r + step) % routers));
        }
        GraphNetwork network = builder.build();
        RouterGraph graph = network.graph();
        assertEquals(200_000, graph.channels());
        assertEquals(40, graph.regularDegree().orElseThrow());
        int[] distances = graph.distancesFrom(0);
        assertEquals(
                IntStream.of(distances).max().orElseThrow() + 1, network.diameter().orElseThrow());
        assertEquals(
                1 + IntStream.of(distances).sum() / (routers - 1.0),
                network.meanDistance().orElseThrow(),
                1e-9);
        assertTrue(network.routings().get(0).vcClasses() < 10);
    }
}
