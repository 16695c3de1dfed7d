// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.dragonfly;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.GroupedNetwork;
import org.kneepoint.networkcheck.NetworkVerification;
import org.kneepoint.testkit.OneClassRouting;

/** Ports, distances, paths and freedom from deadlock by enumeration. */
class GroupContractTest {
    static Stream<GroupedNetwork> small() {
        return Stream.concat(SizedNetworks.dragonflies(), SizedNetworks.pluses());
    }

    @ParameterizedTest
    @MethodSource("small")
    void keepsToTheContract(GroupedNetwork network) {
        assertEquals(List.of(), NetworkVerification.findings(network));
    }

    /** Local, global, local channels of one class close a cycle through three groups. */
    @Test
    void oneClassWouldNotSuffice() {
        DragonflyNetwork network = SizedNetworks.dragonfly("a=4 h=2 concentration=1");
        assertNotEquals(
                List.of(),
                NetworkVerification.findings(
                        network, new OneClassRouting(network.routings().get(0))));
    }
}
