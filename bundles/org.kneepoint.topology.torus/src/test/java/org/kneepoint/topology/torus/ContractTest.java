// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.Freedom;
import org.kneepoint.api.topology.Freedom.Reuse;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.verification.Verification;

/** What every network and every routing keeps to, and the limits of what they claim. */
class ContractTest {
    static Stream<Grid> small() {
        return Sizes.small();
    }

    @ParameterizedTest
    @MethodSource("small")
    void keepsToTheContract(Grid grid) {
        assertEquals(List.of(), Verification.findings(grid));
    }

    /** Packets longer than a buffer that has to be empty first may stretch over many channels. */
    @Test
    void adaptiveRoutingIsFreeWithEmptiedBuffersToo() {
        for (Grid grid :
                List.of(Sizes.mesh("radix=4"), Sizes.torus("radix=5"), Sizes.torus("radix=6x3"))) {
            assertEquals(List.of(), findings(grid, "adaptive", Reuse.ATOMIC));
        }
    }

    @Test
    void goingBackFromTheEscapeNeedsMoreThanTheEndOfThePacketBefore() {
        for (Grid grid : List.of(Sizes.mesh("radix=3"), Sizes.torus("radix=3"))) {
            assertNotEquals(List.of(), findings(grid, "adaptive", Reuse.AFTER_TAIL));
            assertEquals(List.of(), findings(grid, "adaptive-one-way", Reuse.AFTER_TAIL));
        }
    }

    /** Behind the wrap link class 0 leads on to the wrap link again. */
    @Test
    void freeClassesHaveNoAcyclicEscape() {
        Torus ring = Sizes.torus("radix=5", "dimensions=1");
        Routing free = Sizes.routing(ring, "dimension-order-free");
        assertEquals(Freedom.DRAINING, free.freedom());
        assertNotEquals(List.of(), Verification.findings(ring, new Claim(free, Freedom.ACYCLIC)));
    }

    private static List<String> findings(Grid grid, String name, Reuse reuse) {
        Routing routing = Sizes.routing(grid, name);
        Freedom claim = Freedom.escape(routing.freedom().escape(), reuse);
        return Verification.findings(grid, new Claim(routing, claim));
    }
}
