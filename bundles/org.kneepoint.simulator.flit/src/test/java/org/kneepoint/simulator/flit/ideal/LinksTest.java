// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.Wiring;
import org.kneepoint.testkit.RingNetwork;

class LinksTest {
    private final Lanes lanes = new Lanes(Wiring.of(RingNetwork.around(3, 1)), 64);
    private final Links links = new Links(lanes, null, new Clock());

    private int cross(int channel) {
        int output = links.next(channel);
        links.use(output);
        assertTrue(links.isUsed(channel));
        links.free(output);
        assertFalse(links.isUsed(channel));
        return lanes.vc(output);
    }

    @Test
    void claimsTakeTurns() {
        for (int vc : new int[] {0, 5, 63}) {
            links.claim(lanes.lane(2, vc));
        }
        assertEquals(0, cross(2));
        assertEquals(5, cross(2));
        assertEquals(63, cross(2));
        assertEquals(0, cross(2));
        links.claim(lanes.lane(2, 3));
        assertEquals(3, cross(2));
        links.withdraw(lanes.lane(2, 5));
        assertEquals(63, cross(2));
    }

    @Test
    void channelsWithoutClaimsAreForgotten() {
        assertTrue(links.isIdle());
        links.claim(lanes.lane(2, 7));
        links.claim(lanes.lane(4, 1));
        assertFalse(links.isIdle());
        assertTrue(links.isClaimed(lanes.lane(2, 7)));
        assertFalse(links.isClaimed(lanes.lane(2, 6)));
        assertEquals(2, links.claimed(0));
        assertEquals(4, links.claimed(3));
        assertEquals(Lanes.NONE, links.claimed(5));
        links.withdraw(lanes.lane(2, 7));
        links.withdraw(lanes.lane(2, 7));
        assertEquals(Lanes.NONE, links.next(2));
        assertEquals(4, links.claimed(0));
        links.withdraw(lanes.lane(4, 1));
        assertTrue(links.isIdle());
    }
}
