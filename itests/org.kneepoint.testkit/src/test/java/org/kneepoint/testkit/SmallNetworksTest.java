// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.networkcheck.NetworkVerification;

class SmallNetworksTest {
    @Test
    void theyKeepTheContractOfNetworks() {
        assertEquals(
                List.of(), NetworkVerification.findings(RingNetwork.of(5, RingRouting.dateline())));
        assertEquals(List.of(), NetworkVerification.findings(RingNetwork.around(5, 3)));
        assertEquals(List.of(), NetworkVerification.findings(StarNetwork.of(4, "direct", "other")));
    }

    @Test
    void aRingWithOneClassIsNotFreeFromDeadlock() {
        RingRouting liar = new RingRouting("liar", 1, DeadlockFreedom.ACYCLIC);
        assertFalse(NetworkVerification.findings(RingNetwork.of(5, liar)).isEmpty());
    }
}
