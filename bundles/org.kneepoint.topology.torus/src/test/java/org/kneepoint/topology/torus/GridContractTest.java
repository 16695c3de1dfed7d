// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.networkcheck.NetworkVerification;
import org.kneepoint.testkit.SmallNetworks;

/** The contract of networks and routings, and the limits of their claims. */
class GridContractTest {
    static Stream<ConcentratedGrid> small() {
        return SizedNetworks.small();
    }

    @ParameterizedTest
    @MethodSource("small")
    void keepsToTheContract(ConcentratedGrid grid) {
        assertEquals(List.of(), NetworkVerification.findings(grid));
    }

    @ParameterizedTest
    @MethodSource("org.kneepoint.topology.torus.SizedNetworks#express")
    void keepsToTheContractWithExpressChannels(ConcentratedGrid grid) {
        assertEquals(List.of(), NetworkVerification.findings(grid));
    }

    /** After the wrap link class 0 leads to the wrap link again. */
    @Test
    void freeClassesHaveNoAcyclicEscape() {
        TorusNetwork ring = SizedNetworks.torus("radix=5", "dimensions=1");
        Routing free = SmallNetworks.routing(ring, "dimension-order-free");
        assertEquals(DeadlockFreedom.DRAINING, free.deadlockFreedom());
        assertNotEquals(
                List.of(),
                NetworkVerification.findings(
                        ring, new ClaimedRouting(free, DeadlockFreedom.ACYCLIC)));
    }
}
