// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.testkit.SmallNetworks;

/** Paths with port and classes per hop, against drawings by hand. */
class GridPathsTest {
    private static final TorusNetwork RING = SizedNetworks.torus("radix=8", "dimensions=1");

    /** The hops of a packet that takes the lowest permitted class: port/classes, such as 0/01. */
    private static List<String> walk(
            ConcentratedGrid grid, String name, int source, int target, int state) {
        Routing routing = SmallNetworks.routing(grid, name);
        List<String> hops = new ArrayList<>();
        int router = grid.injectionRouter(source);
        int inPort = grid.injectionPort(source);
        int held = Routing.INJECTED;
        int remembered = state;
        while (router != grid.ejectionRouter(target)) {
            RoutingChoices choices = new RoutingChoices();
            routing.route(router, inPort, held, target, remembered, choices);
            assertEquals(1, choices.size());
            hops.add(choices.port(0) + "/" + classes(choices.classMask(0)));
            held = Long.numberOfTrailingZeros(choices.classMask(0));
            remembered = routing.nextState(remembered, router, choices.port(0), held);
            inPort = grid.peerPort(router, choices.port(0));
            router = grid.peerRouter(router, choices.port(0));
        }
        return hops;
    }

    private static String classes(long mask) {
        StringBuilder text = new StringBuilder();
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            text.append(Long.numberOfTrailingZeros(rest));
        }
        return text.toString();
    }

    private static List<String> round(String name, int source, int target) {
        return walk(RING, name, source, target, 0);
    }

    @Test
    void theDatelineIsTheWrapLink() {
        assertEquals(List.of("0/0", "0/0", "0/1"), round("dimension-order", 6, 1));
        assertEquals(List.of("1/0", "1/0", "1/1"), round("dimension-order", 1, 6));
        assertEquals(List.of("0/0", "0/0", "0/0"), round("dimension-order", 0, 3));
    }

    @Test
    void theBalancedClassIsThatOfTheRing() {
        assertEquals(List.of("0/1", "0/1", "0/1"), round("dimension-order-balanced", 6, 1));
        assertEquals(List.of("1/1", "1/1", "1/1"), round("dimension-order-balanced", 1, 6));
        assertEquals(List.of("0/0", "0/0", "0/0"), round("dimension-order-balanced", 2, 5));
        assertEquals(List.of("1/0", "1/0", "1/0"), round("dimension-order-balanced", 5, 2));
    }

    @Test
    void thePartitionLeavesOpenWhatCrossesNothing() {
        assertEquals(List.of("0/1", "0/1", "0/1"), round("dimension-order-partitioned", 6, 1));
        assertEquals(List.of("0/0", "0/0"), round("dimension-order-partitioned", 2, 4));
        assertEquals(List.of("1/0", "1/0"), round("dimension-order-partitioned", 4, 2));
        assertEquals(List.of("0/01", "0/0"), round("dimension-order-partitioned", 0, 2));
        assertEquals(List.of("1/01", "1/0"), round("dimension-order-partitioned", 7, 5));
    }

    @Test
    void freeClassesOpenBehindTheWrapLink() {
        assertEquals(List.of("0/0", "0/0", "0/01"), round("dimension-order-free", 6, 1));
        assertEquals(List.of("0/01", "0/01"), round("dimension-order-free", 1, 3));
    }

    @Test
    void onlyWhoPassesTheWrapLinkIsBound() {
        assertEquals(List.of("0/0", "0/0", "0/1"), round("dimension-order-unwrapped", 6, 1));
        assertEquals(List.of("1/0", "1/0", "1/1"), round("dimension-order-unwrapped", 1, 6));
        assertEquals(List.of("0/01", "0/01"), round("dimension-order-unwrapped", 1, 3));
        TorusNetwork torus = SizedNetworks.torus("radix=5");
        assertEquals(
                List.of("0/0", "0/1", "2/01"), walk(torus, "dimension-order-unwrapped", 4, 6, 0));
    }

    @Test
    void classesStartAnewInEachDimension() {
        TorusNetwork torus = SizedNetworks.torus("radix=5");
        assertEquals(List.of("0/0", "0/1", "3/0", "3/1"), walk(torus, "dimension-order", 4, 16, 0));
        assertEquals(
                List.of("0/1", "0/1", "2/0"), walk(torus, "dimension-order-balanced", 9, 11, 0));
    }

    @Test
    void theStateDecidesBetweenEqualWays() {
        TorusNetwork torus = SizedNetworks.torus("radix=4x2x3");
        int target = 2 + 4 + 8;
        TreeMap<Integer, Double> starts = new TreeMap<>();
        Routing routing = SmallNetworks.routing(torus, "dimension-order");
        routing.startStates(0, target, starts::put);
        assertEquals(new TreeMap<>(Map.of(0, 0.25, 1, 0.25, 2, 0.25, 3, 0.25)), starts);
        assertEquals(
                List.of("0/0", "0/0", "2/0", "4/0"), walk(torus, "dimension-order", 0, target, 0));
        assertEquals(
                List.of("1/0", "1/1", "2/0", "4/0"), walk(torus, "dimension-order", 0, target, 1));
        assertEquals(
                List.of("1/0", "1/1", "3/0", "4/0"), walk(torus, "dimension-order", 0, target, 3));
    }

    @Test
    void anUntiedWayStartsInOneState() {
        TreeMap<Integer, Double> starts = new TreeMap<>();
        RING.routings().get(0).startStates(0, 3, starts::put);
        assertEquals(new TreeMap<>(Map.of(0, 1.0)), starts);
    }

    @Test
    void terminalsOfARouterTakeItsLastPorts() {
        MeshNetwork mesh = SizedNetworks.mesh("radix=2x2", "concentration=3");
        assertEquals(12, mesh.terminals());
        assertEquals(4, mesh.routers());
        assertEquals(7, mesh.ports(0));
        assertEquals(3, mesh.injectionRouter(10));
        assertEquals(5, mesh.injectionPort(10));
        assertEquals(List.of("0/0", "2/0"), walk(mesh, "dimension-order", 2, 9, 0));
    }
}
