// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.Switching;
import org.kneepoint.simulator.flit.kernel.TestTraffic;

/**
 * When the next packet is given a channel. Terminal 2 sends 12 flits to itself in cycles 1 to 12.
 * Terminal 1 sends it two packets of 4 flits, which come to the buffer of 8 places before that
 * output: the first one fills half of it in cycles 1 to 4 and waits until cycle 13.
 */
class IdealVcReallocationTest {
    @ParameterizedTest
    @CsvSource({
        // Whole packets of 4 fit side by side, but an empty buffer there is from cycle 17 on only.
        "WORMHOLE, NON_ATOMIC, 8, 21",
        "WORMHOLE, WHOLE_PACKET, 8, 21",
        "WORMHOLE, ATOMIC, 8, 22",
        // Of 6 places 2 are left; 4 are when two flits have left, in cycles 13 and 14.
        "WORMHOLE, NON_ATOMIC, 6, 21",
        "WORMHOLE, WHOLE_PACKET, 6, 21",
        "CUT_THROUGH, NON_ATOMIC, 6, 21",
        // Of 4 places 4 are free when all have left, in cycle 16.
        "CUT_THROUGH, NON_ATOMIC, 4, 22",
        "WORMHOLE, NON_ATOMIC, 4, 21"
    })
    void drains(Switching switching, VcReallocation reallocation, int places, long drained) {
        IdealTestRun trial =
                IdealTestRun.of(Networks.mesh(3, 1)).buffer(places).hand(switching, reallocation);
        trial.lengths(TestTraffic.inOrder(12, 4)).destinations(TestTraffic.to(source -> 2));
        trial.at(2, 0).at(1, 0.5, 0.5);
        assertEquals(drained, trial.drain(3, 100));
    }
}
