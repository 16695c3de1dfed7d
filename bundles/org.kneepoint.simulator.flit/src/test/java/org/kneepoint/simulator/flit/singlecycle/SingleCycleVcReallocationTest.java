// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.Network;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.singlecycle.SingleCycleTestRun.PacketTimes;
import org.kneepoint.simulator.flit.singlecycle.SingleCycleTestTraffic.Message;

/** When a virtual channel is given to the next packet. */
class SingleCycleVcReallocationTest {
    /**
     * Two packets of 4 flits follow each other over a link of delay 10. The first one is sent in
     * cycles 0 to 3 and its credits return in cycles 20 to 23. The second one needs none, room for
     * 4, or all 6 places free.
     */
    @ParameterizedTest
    @CsvSource({"NON_ATOMIC,6,4", "WHOLE_PACKET,6,21", "WHOLE_PACKET,8,4", "ATOMIC,6,23"})
    void theNextPacketGoesWhenItsRuleAllows(VcReallocation reallocation, int buffer, long start) {
        Network pair = new DelayedNetwork(Networks.pair(2), (router, port) -> 10);
        SingleCycleTestRouter testRouter =
                SingleCycleTestRouter.with(SingleCycleTestRouter.of(1, buffer), reallocation);
        SingleCycleTestTraffic traffic =
                SingleCycleTestTraffic.of(4, new Message(0, 0, 2, 4), new Message(0, 1, 3, 4));
        List<PacketTimes> lives = SingleCycleTestRun.of(pair, testRouter, traffic).watch(100);
        assertEquals(start, lives.get(1).entered());
    }
}
