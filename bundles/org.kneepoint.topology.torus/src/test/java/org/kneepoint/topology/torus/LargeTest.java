// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/** Sizes at which nothing can be stored per router. */
class LargeTest {
    private static final int LARGEST = 1 << 30;

    @Test
    void aMillionRoutersTakeNoMoreRoomThanFour() {
        SizedNetworks.torus("radix=2").peerRouter(0, 0);
        long small = allocated(() -> SizedNetworks.torus("radix=2").peerRouter(0, 0));
        long large = allocated(() -> SizedNetworks.torus("radix=1024").peerRouter(0, 0));
        assertTrue(large < small + 10_000, large + " bytes against " + small);
    }

    private static long allocated(Runnable action) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        action.run();
        return threads.getCurrentThreadAllocatedBytes() - before;
    }

    @Test
    void theLargestTorusCounts() {
        TorusNetwork torus = SizedNetworks.torus("radix=32768");
        assertEquals(LARGEST, torus.terminals());
        assertEquals(LARGEST - 32768, torus.peerRouter(0, 3));
        assertEquals(32767, torus.peerRouter(0, 1));
        assertEquals(0, torus.peerRouter(LARGEST - 32768, 2));
        assertEquals(OptionalInt.of(32769), torus.diameter());
        assertEquals(
                1 + 16384 * (1 + 1.0 / (LARGEST - 1)), torus.meanDistance().getAsDouble(), 1e-11);
        assertEquals(OptionalDouble.of(8.0 / 32768), torus.capacity());
    }

    @Test
    void theLargestMeshCounts() {
        MeshNetwork mesh = SizedNetworks.mesh("nodes=" + LARGEST);
        assertEquals(Network.UNCONNECTED, mesh.peerRouter(LARGEST - 1, 0));
        assertEquals(LARGEST - 2, mesh.peerRouter(LARGEST - 1, 1));
        assertEquals(OptionalInt.of(65535), mesh.diameter());
    }

    @Test
    void theLongestRingIsGoneRoundTheShorterWay() {
        TorusNetwork ring = SizedNetworks.torus("radix=" + LARGEST, "dimensions=1");
        Routing routing = ring.routings().get(0);
        RoutingChoices choices = new RoutingChoices();
        routing.route(0, ring.injectionPort(0), Routing.INJECTED, LARGEST / 2, 1, choices);
        routing.route(LARGEST - 1, 0, 0, LARGEST / 2 + 1, 0, choices);
        routing.route(0, ring.injectionPort(0), Routing.INJECTED, LARGEST / 2 - 1, 0, choices);
        assertEquals(1, choices.port(0));
        assertEquals(1, choices.port(1));
        assertEquals(0, choices.port(2));
        assertEquals(OptionalDouble.of(8.0 / LARGEST), ring.capacity());
        assertEquals(OptionalInt.of(1 + LARGEST / 2), ring.diameter());
    }
}
