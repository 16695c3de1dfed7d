// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.testkit.RingNetwork;

class ChannelArbiterTest {
    private final NetworkWiring wiring = NetworkWiring.of(RingNetwork.around(3, 1));
    private final VcTable vcTable = new VcTable(wiring, 64);
    private final Clock clock = new Clock();
    private final ChannelArbiter arbiter =
            new ChannelArbiter(
                    vcTable, new ChannelTable(vcTable.channels()), wiring.ports, null, clock);

    private int cross(int channel) {
        int output = arbiter.next(channel);
        arbiter.grant(output);
        assertTrue(arbiter.isUsed(channel));
        clock.cycle++;
        assertFalse(arbiter.isUsed(channel));
        return vcTable.vc(output);
    }

    @Test
    void claimsTakeTurns() {
        for (int vc : new int[] {0, 5, 63}) {
            arbiter.request(vcTable.id(2, vc));
        }
        assertEquals(0, cross(2));
        assertEquals(5, cross(2));
        assertEquals(63, cross(2));
        assertEquals(0, cross(2));
        arbiter.request(vcTable.id(2, 3));
        assertEquals(3, cross(2));
        arbiter.withdraw(vcTable.id(2, 5));
        assertEquals(63, cross(2));
    }

    @Test
    void channelsWithoutClaimsAreForgotten() {
        assertTrue(arbiter.isIdle());
        arbiter.request(vcTable.id(2, 7));
        arbiter.request(vcTable.id(4, 1));
        assertFalse(arbiter.isIdle());
        assertTrue(arbiter.isRequested(vcTable.id(2, 7)));
        assertFalse(arbiter.isRequested(vcTable.id(2, 6)));
        assertEquals(2, arbiter.nextRequested(0));
        assertEquals(4, arbiter.nextRequested(3));
        assertEquals(VcTable.NONE, arbiter.nextRequested(5));
        arbiter.withdraw(vcTable.id(2, 7));
        arbiter.withdraw(vcTable.id(2, 7));
        assertEquals(VcTable.NONE, arbiter.next(2));
        assertEquals(4, arbiter.nextRequested(0));
        arbiter.withdraw(vcTable.id(4, 1));
        assertTrue(arbiter.isIdle());
    }
}
