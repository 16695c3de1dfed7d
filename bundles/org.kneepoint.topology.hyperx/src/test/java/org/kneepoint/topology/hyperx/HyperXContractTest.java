// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.hyperx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.networkcheck.NetworkVerification;
import org.kneepoint.testkit.OneClassRouting;
import org.kneepoint.testkit.SmallNetworks;

/** Ports, geometry, distances, paths and freedom from deadlock by enumeration. */
class HyperXContractTest {
    @ParameterizedTest
    @MethodSource("org.kneepoint.topology.hyperx.SizedNetworks#small")
    void keepsToTheContract(HyperXNetwork network) {
        assertEquals(List.of(), NetworkVerification.findings(network));
    }

    /** Four routers, XY and YX in one class: the smallest cycle. */
    @Test
    void oneClassWouldNotSufficeForRandomOrder() {
        HyperXNetwork network = SizedNetworks.hyperx("radix=2");
        assertNotEquals(
                List.of(),
                NetworkVerification.findings(
                        network, new OneClassRouting(SmallNetworks.routing(network, "minimal"))));
    }
}
