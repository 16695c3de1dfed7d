// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.hyperx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.testkit.PathLoads;
import org.kneepoint.testkit.ReferenceTable;
import org.kneepoint.testkit.SmallNetworks;

/** Stated figures against published ones, and against channel loads path by path. */
class HyperXFiguresTest {
    private static final double ROUNDING = 1e-12;

    static Stream<Map<String, String>> bounds() {
        return ReferenceTable.rows(HyperXFiguresTest.class, "bounds.csv");
    }

    @ParameterizedTest
    @MethodSource("bounds")
    void firstFullChannelIsThatOfAnotherImplementation(Map<String, String> row) {
        HyperXNetwork network = SizedNetworks.hyperx(row.get("network"));
        Routing routing = SmallNetworks.routing(network, row.get("routing"));
        double bound = PathLoads.bound(network, routing, PathLoads.Traffic.uniform(network));
        assertEquals(
                ReferenceTable.number(row, "bound"), bound, ReferenceTable.number(row, "digits"));
    }

    /**
     * Without self traffic links are full at (N - 1)/N of the capacity, by every minimal routing.
     */
    @ParameterizedTest
    @MethodSource("org.kneepoint.topology.hyperx.SizedNetworks#small")
    void capacityIsReached(HyperXNetwork network) {
        if (network.diameter().orElseThrow() == 1) {
            assertTrue(network.capacity().isEmpty());
            return;
        }
        double reached =
                network.capacity().orElseThrow() * (network.terminals() - 1) / network.terminals();
        PathLoads.Traffic uniform = PathLoads.Traffic.uniform(network);
        for (Routing routing : oblivious(network)) {
            double bound = PathLoads.bound(network, routing, uniform);
            if (isBalanced(network) || routing.name().equals("dimension-order")) {
                assertEquals(reached, bound, ROUNDING, routing.name());
            } else {
                assertTrue(bound <= reached * (1 + ROUNDING), routing.name());
            }
        }
    }

    private static List<Routing> oblivious(HyperXNetwork network) {
        return network.routings().stream()
                .filter(routing -> !routing.name().equals("dal"))
                .toList();
    }

    /** Parallel links in some dimensions only draw more packets to these first. */
    private static boolean isBalanced(HyperXNetwork network) {
        return network.shape().extended().map(network.shape()::links).distinct().count() == 1;
    }

    /**
     * Kim, Dally, Abts 2007, section 3: with all traffic of a router to the next one, minimal
     * routing has one channel for its k terminals. The two phases of Valiant's are uniform traffic.
     */
    @Test
    void adversarialTrafficFillsSingleChannels() {
        HyperXNetwork network = SizedNetworks.flattened("radix=8");
        PathLoads.Traffic next = (source, target) -> (source + 8) % 64 == target ? 1 : 0;
        PathLoads.Traffic phases = (source, target) -> 2.0 / 64;
        for (Routing routing : oblivious(network)) {
            assertEquals(1.0 / 8, PathLoads.bound(network, routing, next), ROUNDING);
            assertEquals(1.0 / 2, PathLoads.bound(network, routing, phases), ROUNDING);
        }
    }

    /** Kim, Dally, Abts 2007, section 2: the 8-ary 2-flat, and radix 61 for 64 K terminals. */
    @Test
    void flattenedButterfliesHaveThePublishedSizes() {
        assertSize(64, 8, 15, SizedNetworks.flattened("radix=8"));
        assertSize(65_536, 4096, 61, SizedNetworks.flattened("radix=16 stages=4"));
        assertSize(1024, 32, 63, SizedNetworks.flattened("radix=32 stages=2"));
    }

    /** Ahn et al. 2009: radix T + sum of K (S - 1), T times the product of S terminals. */
    @Test
    void hyperxHasThePublishedSizes() {
        assertSize(32, 8, 4 + 1 + 3, SizedNetworks.hyperx("radix=2x4 concentration=4"));
        assertSize(
                64, 16, 4 + 3 + 2 * 3, SizedNetworks.hyperx("radix=4 links=1x2 concentration=4"));
    }

    private static void assertSize(int terminals, int routers, int ports, HyperXNetwork network) {
        assertEquals(terminals, network.terminals());
        assertEquals(routers, network.routers());
        assertEquals(ports, network.ports(0));
    }

    @Test
    void delaysAreThoseOfTheDimension() {
        HyperXNetwork network = SizedNetworks.hyperx("radix=3x2 links=2x1 delay_dimension=4x9");
        assertEquals(4, network.delay(0, 3));
        assertEquals(9, network.delay(0, 4));
        assertEquals(1, network.delay(0, 5));
    }

    /** Nothing is stored per router. */
    @Test
    void isLargeAtOnce() {
        HyperXNetwork network = SizedNetworks.hyperx("radix=1024x1024x1024");
        int last = network.routers() - 1;
        int port = network.portTo(last, 2, 7);
        int peer = network.peerRouter(last, port);
        assertEquals(7, network.coordinate(peer, 2));
        assertEquals(last, network.peerRouter(peer, network.peerPort(last, port)));
        assertEquals(4, network.diameter().orElseThrow());
    }
}
