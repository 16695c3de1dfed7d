// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What every network and every routing keeps to. The test of a topology extends this and names a
 * few small networks of it; everything is enumerated, so up to a hundred terminals are meant.
 */
public abstract class TopologyContract {
    private static final double ROUNDING = 1e-9;

    /** Returns the networks to check. */
    protected abstract Stream<Network> networks();

    /** Checks the graph of each network. */
    @TestFactory
    Stream<DynamicNode> graphs() {
        return networks().map(n -> DynamicTest.dynamicTest(n.toString(), () -> graph(n)));
    }

    /** Checks each routing of each network. */
    @TestFactory
    Stream<DynamicNode> routings() {
        return networks()
                .flatMap(
                        n ->
                                n.routings().stream()
                                        .map(
                                                r ->
                                                        DynamicTest.dynamicTest(
                                                                n + " " + r.name(),
                                                                () -> routing(n, r))));
    }

    static void graph(Network network) {
        checkTerminals(network);
        checkChannels(network);
        checkGroups(network);
        checkDistances(network);
        List<String> names = network.routings().stream().map(Routing::name).toList();
        assertFalse(names.isEmpty(), "no routing");
        assertEquals(names.size(), new HashSet<>(names).size(), "names differ: " + names);
    }

    static void routing(Network network, Routing routing) {
        assertTrue(routing.classes() >= 1 && routing.classes() <= Long.SIZE, "classes");
        Relation relation = new Relation(network, routing);
        checkPaths(network, relation);
        checkFreedom(network, relation);
        checkGroupChoices(network, relation);
        if (routing.name().equals(network.routings().get(0).name())) {
            checkSymmetry(network, ChannelLoads.of(network, relation));
        }
    }

    private static void checkTerminals(Network network) {
        Set<List<Integer>> entries = new HashSet<>();
        Set<List<Integer>> exits = new HashSet<>();
        assertTrue(network.terminals() >= 1 && network.routers() >= 1, "sizes");
        for (int t = 0; t < network.terminals(); t++) {
            assertPort(network, network.entryRouter(t), network.entryPort(t));
            assertPort(network, network.exitRouter(t), network.exitPort(t));
            entries.add(List.of(network.entryRouter(t), network.entryPort(t)));
            exits.add(List.of(network.exitRouter(t), network.exitPort(t)));
            assertEquals(
                    Network.UNCONNECTED,
                    network.peerRouter(network.exitRouter(t), network.exitPort(t)),
                    "the exit of terminal " + t + " leads to a router");
        }
        assertEquals(network.terminals(), entries.size(), "terminals share an entry");
        assertEquals(network.terminals(), exits.size(), "terminals share an exit");
        eachChannel(
                network,
                (router, port) ->
                        assertFalse(
                                entries.contains(far(network, router, port)),
                                "a channel leads into the entry of a terminal"));
    }

    private static void checkChannels(Network network) {
        Set<List<Integer>> ends = new HashSet<>();
        eachChannel(
                network,
                (router, port) -> {
                    List<Integer> far = far(network, router, port);
                    assertPort(network, far.get(0), far.get(1));
                    assertTrue(ends.add(far), "two channels lead into input port " + far);
                    assertTrue(network.delay(router, port) >= 1, "delay");
                });
    }

    private static List<Integer> far(Network network, int router, int port) {
        return List.of(network.peerRouter(router, port), network.peerPort(router, port));
    }

    private static void assertPort(Network network, int router, int port) {
        assertTrue(router >= 0 && router < network.routers(), "no router " + router);
        assertTrue(port >= 0 && port < network.ports(router), "no port " + port + " of " + router);
    }

    private static void eachChannel(Network network, BiConsumer<Integer, Integer> action) {
        for (int router = 0; router < network.routers(); router++) {
            for (int port = 0; port < network.ports(router); port++) {
                if (network.peerRouter(router, port) != Network.UNCONNECTED) {
                    action.accept(router, port);
                }
            }
        }
    }

    private static void checkGroups(Network network) {
        eachChannel(
                network,
                (router, port) -> {
                    int group = network.group(router, port);
                    assertTrue(group >= 0 && group <= port, "group is named by its lowest port");
                    assertEquals(group, network.group(router, group), "group of a group");
                });
    }

    private static void checkDistances(Network network) {
        Distances distances = new Distances(network);
        int largest = 0;
        long sum = 0;
        for (int target = 0; target < network.terminals(); target++) {
            int[] passed = distances.to(target);
            for (int source = 0; source < network.terminals(); source++) {
                int distance = passed[network.entryRouter(source)];
                assertNotEquals(Distances.NONE, distance, source + " cannot reach " + target);
                largest = Math.max(largest, distance);
                sum += source == target ? 0 : distance;
            }
        }
        double mean = sum / ((double) network.terminals() * (network.terminals() - 1));
        assertEquals(largest, network.diameter().orElse(largest), "diameter");
        assertEquals(mean, network.meanDistance().orElse(mean), ROUNDING, "mean distance");
    }

    /** Whatever a header chooses, it still reaches its target, by shortest ways where claimed. */
    private static void checkPaths(Network network, Relation relation) {
        boolean minimal = relation.routing().isMinimal();
        Distances distances = new Distances(network);
        for (int target = 0; target < network.terminals(); target++) {
            int[] passed = distances.to(target);
            Set<Header> headers = relation.reached(target).keySet();
            assertEquals(Set.of(), stranded(relation, headers, -1L), "cannot reach " + target);
            for (Header header : minimal ? headers : Set.<Header>of()) {
                for (Move move : relation.moves(header)) {
                    assertEquals(
                            passed[header.router()] - 1,
                            passed[move.next().router()],
                            "not a shortest way: " + move);
                }
            }
        }
        if (relation.routing().via() != Routing.Via.NONE) {
            checkVia(network, relation.routing());
        }
    }

    private static void checkVia(Network network, Routing routing) {
        assertFalse(routing.isMinimal(), "a way over a random terminal is not minimal");
        assertTrue(2 * routing.classes() <= Long.SIZE, "two phases need twice the classes");
        for (int t = 0; t < network.terminals(); t++) {
            assertEquals(
                    network.exitRouter(t), network.entryRouter(t), "the second phase cannot start");
        }
    }

    /** Headers from which no way within these classes leads to the target. */
    private static Set<Header> stranded(Relation relation, Set<Header> headers, long mask) {
        Set<Header> open = new HashSet<>(headers);
        boolean changed = open.removeIf(relation::hasArrived);
        while (changed) {
            changed =
                    open.removeIf(
                            header ->
                                    relation.moves(header).stream()
                                            .filter(move -> move.channel().isIn(mask))
                                            .anyMatch(move -> !open.contains(move.next())));
        }
        return open;
    }

    private static void checkFreedom(Network network, Relation relation) {
        Freedom freedom = relation.routing().freedom();
        switch (freedom.claim()) {
            case NONE -> {}
            case ACYCLIC -> assertAcyclic(Dependencies.of(network, relation, -1L, false));
            case ESCAPE -> checkEscape(network, relation, freedom);
        }
    }

    private static void checkEscape(Network network, Relation relation, Freedom freedom) {
        long mask = freedom.escape();
        for (int target = 0; target < network.terminals(); target++) {
            Set<Header> headers = relation.reached(target).keySet();
            assertEquals(Set.of(), stranded(relation, headers, mask), "no escape to " + target);
            if (freedom.reuse() == Freedom.Reuse.AFTER_TAIL) {
                headers.forEach(header -> assertStaysInEscape(relation, header, mask));
            }
        }
        boolean stretches = freedom.reuse() == Freedom.Reuse.ATOMIC;
        assertAcyclic(Dependencies.of(network, relation, mask, stretches));
    }

    /**
     * Where packets share a buffer, one that has come back from the escape may wait behind another
     * that waits for the escape channel it still holds.
     */
    private static void assertStaysInEscape(Relation relation, Header header, long mask) {
        boolean escaped = header.inClass() >= 0 && (mask >> header.inClass() & 1) != 0;
        for (Move move : escaped ? relation.moves(header) : List.<Move>of()) {
            assertTrue(move.channel().isIn(mask), () -> "leaves the escape: " + move);
        }
    }

    private static void assertAcyclic(Dependencies dependencies) {
        assertEquals(List.of(), dependencies.cycle(), "packets may wait in a cycle");
    }

    /** Links that share a queue are offered together or not at all. */
    private static void checkGroupChoices(Network network, Relation relation) {
        for (int target = 0; target < network.terminals(); target++) {
            for (Header header : relation.reached(target).keySet()) {
                Map<Integer, Set<Integer>> offered = new HashMap<>();
                for (Move move : relation.moves(header)) {
                    int port = move.channel().port();
                    offered.computeIfAbsent(
                                    network.group(header.router(), port), g -> new HashSet<>())
                            .add(port);
                }
                offered.forEach(
                        (group, ports) ->
                                assertEquals(
                                        members(network, header.router(), group),
                                        ports,
                                        () -> "part of a group at " + header));
            }
        }
    }

    private static Set<Integer> members(Network network, int router, int group) {
        Set<Integer> members = new HashSet<>();
        for (int port = 0; port < network.ports(router); port++) {
            boolean connected = network.peerRouter(router, port) != Network.UNCONNECTED;
            if (connected && network.group(router, port) == group) {
                members.add(port);
            }
        }
        return members;
    }

    /** Channels of one orbit carry the same, and no channel less than the stated bound implies. */
    private static void checkSymmetry(Network network, ChannelLoads loads) {
        Map<Long, Double> byOrbit = new HashMap<>();
        eachChannel(
                network,
                (router, port) -> {
                    double load = loads.at(router, port);
                    Double other = byOrbit.putIfAbsent(network.orbit(router, port), load);
                    assertEquals(
                            other == null ? load : other,
                            load,
                            ROUNDING,
                            () -> "orbit of port " + port + " of router " + router);
                });
        double reachable = 1 / loads.largest();
        double bound = network.capacity().orElse(Double.POSITIVE_INFINITY);
        assertTrue(reachable <= bound * (1 + ROUNDING), reachable + " exceeds the bound " + bound);
    }
}
