// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/** Paths of dimension order, and the routing of Valiant's phases. */
class DimensionOrderTest {
    /** The hops of a packet: port/classes. */
    private static List<String> walk(Network network, Routing routing, int target, int state) {
        List<String> hops = new ArrayList<>();
        for (int router = 0; router != network.ejectionRouter(target); ) {
            RoutingChoices choices = new RoutingChoices();
            routing.route(router, 0, Routing.INJECTED, target, state, choices);
            assertEquals(1, choices.size());
            hops.add(choices.port(0) + "/" + Long.toBinaryString(choices.classMask(0)));
            router = network.peerRouter(router, choices.port(0));
        }
        return hops;
    }

    private static Map<Integer, Double> starts(Routing routing, int source, int target) {
        Map<Integer, Double> starts = new TreeMap<>();
        routing.startStates(source, target, starts::put);
        return starts;
    }

    @Test
    void halfOfTheWaysTurnEitherWay() {
        Network mesh = RoutingTestNetworks.mesh("4x3");
        Routing o1turn = RoutingTestNetworks.on(new O1Turn(), mesh);
        assertEquals(Map.of(0, 0.5, 1, 0.5), starts(o1turn, 0, 6));
        assertEquals(List.of("0/1", "0/1", "2/1"), walk(mesh, o1turn, 6, 0));
        assertEquals(List.of("2/10", "0/10", "0/10"), walk(mesh, o1turn, 6, 1));
    }

    @Test
    void dimensionOrderHasOneOrderAndDrawsTheWayRoundARing() {
        Network torus = RoutingTestNetworks.torus("4x3");
        Routing order = RoutingTestNetworks.on(new DimensionOrder(), torus);
        assertEquals(Map.of(0, 0.5, 2, 0.5), starts(order, 0, 6));
        assertEquals(List.of("0/10", "0/10", "2/10"), walk(torus, order, 6, 0));
        assertEquals(List.of("1/1", "1/10", "2/10"), walk(torus, order, 6, 2));
    }

    @Test
    void valiantFollowsTheNetwork() {
        Network torus = RoutingTestNetworks.torus("8x3");
        Routing valiant = RoutingTestNetworks.on(new Valiant(), torus);
        assertTrue(valiant.intermediates().orElseThrow().isUniform());
        assertEquals(List.of("1/10", "1/1"), walk(torus, valiant, 6, 0), "balanced");
        Network mesh = RoutingTestNetworks.mesh("8x3");
        assertEquals(
                List.of("0/1", "2/1"),
                walk(mesh, RoutingTestNetworks.on(new Valiant(), mesh), 9, 0));
    }
}
