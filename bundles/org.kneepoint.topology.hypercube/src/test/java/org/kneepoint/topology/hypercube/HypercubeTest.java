// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.hypercube;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.networkcheck.NetworkVerification;

class HypercubeTest {
    private static final Hypercube CUBE = new Hypercube(4);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void keepsToTheContract(int dimensions) {
        assertEquals(List.of(), NetworkVerification.findings(new Hypercube(dimensions)));
    }

    @Test
    void theLowestDimensionComesFirst() {
        RoutingChoices choices = new RoutingChoices();
        CUBE.routings().get(0).route(0b0001, 0, 0, 0b1011, 0, choices);
        assertEquals(1, choices.size());
        assertEquals(1, choices.port(0));
        assertEquals(1, choices.classMask(0));
    }

    /** With self traffic each terminal sends half of its packets over each dimension. */
    @Test
    void eCubeFillsTheBisectionAtCapacity() {
        int[] packets = new int[4];
        for (int target = 0; target < CUBE.terminals(); target++) {
            for (int router = 0; router != target; ) {
                int port = ECubeRouting.port(router, target);
                packets[port]++;
                router = CUBE.peerRouter(router, port);
            }
        }
        int each = (int) (CUBE.terminals() / CUBE.capacity().getAsDouble());
        assertArrayEquals(new int[] {each, each, each, each}, packets);
    }

    /** Dally and Towles 2004, section 3.3: N/2 links carry half of the traffic of N/2 terminals. */
    @Test
    void theLargestCubeCounts() {
        Hypercube largest = new Hypercube(30);
        assertEquals(1 << 30, largest.terminals());
        assertEquals(1 << 29, largest.peerRouter(0, 29));
        assertEquals(OptionalInt.of(31), largest.diameter());
        assertEquals(16 + 15.0 / (1 << 30), largest.meanDistance().getAsDouble(), 1e-12);
        assertEquals(OptionalDouble.of(2), largest.capacity());
    }
}
