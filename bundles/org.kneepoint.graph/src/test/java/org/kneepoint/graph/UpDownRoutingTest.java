// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.networkcheck.NetworkVerification;

class UpDownRoutingTest {
    /** A random tree with links added, parallel ones too. */
    static GraphNetwork random(int routers, int links, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        GraphNetworkBuilder builder = GraphNetwork.builder("random " + seed, routers);
        for (int i = 1; i < routers; i++) {
            builder.link(random.nextInt(i), i);
        }
        for (int i = 0; i < links; i++) {
            int from = random.nextInt(routers);
            builder.link(from, (from + 1 + random.nextInt(routers - 1)) % routers);
        }
        return builder.terminalsEach(1).build();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void keepsToTheContractOnRandomNetworks(long seed) {
        GraphNetwork network = random(24, 6 * (int) seed, seed);
        Routing routing = UpDownRouting.of(network).orElseThrow();
        assertEquals(1, routing.vcClasses());
        assertEquals(List.of(), NetworkVerification.findings(network, routing));
    }

    /** In a tree there is one path only, so it is a shortest one. */
    @Test
    void isMinimalInATree() {
        GraphNetwork tree = random(40, 0, 7);
        int[][] distances = TestGraphs.distances(tree);
        Routing routing = UpDownRouting.of(tree).orElseThrow();
        for (int source = 0; source < 40; source++) {
            for (int target = 0; target < 40; target++) {
                assertEquals(distances[source][target], length(tree, routing, source, target));
            }
        }
    }

    /**
     * A ring of 6: the middle of the longest path 3, 2, 1, 0 is 1 or 2, and the two links at the
     * router opposite the root lead up from it, so no path crosses it.
     */
    @Test
    void noPathOfARingCrossesTheRouterOppositeTheRoot() {
        GraphNetworkBuilder builder = GraphNetwork.builder("ring", 6).terminalsEach(1);
        for (int i = 0; i < 6; i++) {
            builder.link(i, (i + 1) % 6);
        }
        GraphNetwork ring = builder.build();
        Routing routing = UpDownRouting.of(ring).orElseThrow();
        int longest = 0;
        int sum = 0;
        for (int source = 0; source < 6; source++) {
            for (int target = 0; target < 6; target++) {
                int length = length(ring, routing, source, target);
                longest = Math.max(longest, length);
                sum += length;
            }
        }
        // 9 pairs in each direction have distances 1 to 3; the two neighbours of the opposite
        // router are 4 apart instead of 2
        assertEquals(4, longest);
        assertEquals(6 * (1 + 1 + 2 + 2 + 3) + 2 * 2, sum);
    }

    /** The channels of the path that takes the first choice at each router. */
    private static int length(Network network, Routing routing, int source, int target) {
        int router = network.injectionRouter(source);
        int state = 0;
        int channels = 0;
        while (router != network.ejectionRouter(target)) {
            RoutingChoices choices = new RoutingChoices();
            routing.route(router, 0, 0, target, state, choices);
            int port = choices.port(0);
            state = routing.nextState(state, router, port, 0);
            router = network.peerRouter(router, port);
            channels++;
        }
        return channels;
    }

    @Test
    void needsChannelsInBothDirections() {
        assertTrue(UpDownRouting.of(TestGraphs.oneWayRing(4)).isEmpty());
    }
}
