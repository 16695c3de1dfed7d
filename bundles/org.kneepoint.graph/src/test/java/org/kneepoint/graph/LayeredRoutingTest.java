// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.networkcheck.NetworkVerification;

class LayeredRoutingTest {
    static Stream<GraphNetwork> graphs() {
        return Stream.of(
                TestGraphs.petersen().terminalsEach(1).build(),
                TestGraphs.path(5).build(),
                TestGraphs.oneWayRing(5),
                TestGraphs.random(12, 10, 1),
                TestGraphs.random(16, 40, 2),
                mesh(4, 5),
                ring(9),
                torus(6, 5),
                UpDownRoutingTest.random(40, 12, 4));
    }

    static GraphNetwork mesh(int width, int height) {
        GraphNetworkBuilder builder = GraphNetwork.builder("mesh", width * height);
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                if (x + 1 < width) {
                    builder.link(x + y * width, x + 1 + y * width);
                }
                if (y + 1 < height) {
                    builder.link(x + y * width, x + (y + 1) * width);
                }
            }
        }
        return builder.terminalsEach(1).build();
    }

    static GraphNetwork torus(int width, int height) {
        GraphNetworkBuilder builder = GraphNetwork.builder("torus", width * height);
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                builder.link(x + y * width, (x + 1) % width + y * width);
                builder.link(x + y * width, x + (y + 1) % height * width);
            }
        }
        return builder.terminalsEach(1).build();
    }

    static GraphNetwork ring(int routers) {
        GraphNetworkBuilder builder = GraphNetwork.builder("ring", routers).terminalsEach(1);
        for (int i = 0; i < routers; i++) {
            builder.link(i, (i + 1) % routers);
        }
        return builder.build();
    }

    /** Shortest paths and freedom from deadlock by enumeration. */
    @ParameterizedTest
    @MethodSource("graphs")
    void keepsToTheContract(GraphNetwork network) {
        Routing routing = LayeredRouting.of(network).orElseThrow();
        assertTrue(routing.isMinimal());
        assertEquals(List.of(), NetworkVerification.findings(network, routing));
    }

    /** Of all shortest paths, those that go east and north and their reverse need one layer. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 6, 12})
    void aMeshNeedsTwoLayers(int side) {
        assertEquals(2, LayeredRouting.of(mesh(side, side)).orElseThrow().vcClasses());
    }

    /** Beyond four layers pairs have fewer paths, rather than a layer for every few. */
    @Test
    void aTorusDoesWithFewLayers() {
        assertTrue(LayeredRouting.of(torus(10, 10)).orElseThrow().vcClasses() <= 8);
    }

    @Test
    void aTreeNeedsOneLayer() {
        assertEquals(
                1, LayeredRouting.of(UpDownRoutingTest.random(30, 0, 3)).orElseThrow().vcClasses());
    }

    /** A ring of three has paths of one channel only; a larger one closes a cycle. */
    @Test
    void aRingNeedsTwoLayersFromFiveRouters() {
        assertEquals(1, LayeredRouting.of(ring(3)).orElseThrow().vcClasses());
        assertEquals(2, LayeredRouting.of(ring(5)).orElseThrow().vcClasses());
    }

    /** Corner to corner: all 20 shortest paths of three steps each way, in one layer. */
    @Test
    void pairsHaveAllOfTheirPathsWhereFewLayersSuffice() {
        GraphNetwork mesh = mesh(4, 4);
        Routing routing = LayeredRouting.of(mesh).orElseThrow();
        for (int[] pair : new int[][] {{0, 15}, {15, 0}, {3, 12}, {12, 3}}) {
            List<Integer> layers = new ArrayList<>();
            routing.startStates(pair[0], pair[1], (state, probability) -> layers.add(state));
            assertEquals(1, layers.size());
            assertEquals(20, paths(mesh, routing, pair[0], -1, pair[1], layers.get(0)));
        }
    }

    private static int paths(
            GraphNetwork mesh, Routing routing, int router, int inPort, int target, int layer) {
        if (router == target) {
            return 1;
        }
        RoutingChoices choices = new RoutingChoices();
        int held = inPort < 0 ? Routing.INJECTED : layer;
        routing.route(router, Math.max(0, inPort), held, target, layer, choices);
        int sum = 0;
        for (int i = 0; i < choices.size(); i++) {
            int port = choices.port(i);
            int next = mesh.peerRouter(router, port);
            sum += paths(mesh, routing, next, mesh.peerPort(router, port), target, layer);
        }
        return sum;
    }

    /** Without dependencies every layer will do. */
    @Test
    void neighboursUseEveryLayer() {
        Routing routing = LayeredRouting.of(mesh(4, 4)).orElseThrow();
        double[] sum = new double[2];
        routing.startStates(0, 1, (state, probability) -> sum[state] += probability);
        assertEquals(0.5, sum[0]);
        assertEquals(0.5, sum[1]);
    }
}
