// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.Switching;
import org.kneepoint.simulator.flit.singlecycle.SingleCycleTestTraffic.Message;

class SingleCycleRouterSettingsTest {
    @ParameterizedTest
    @CsvSource({
        "0,1,1,vcs=0 is not allowed: 1 to 64",
        "65,1,1,vcs=65 is not allowed: 1 to 64",
        "1,0,1,buffer=0 is not allowed: at least 1 flit",
        "1,1,0,injection.buffer=0 is not allowed: at least 1 flit"
    })
    void buffersHaveAPlaceAndLinksAChannel(int vcs, int buffer, int injection, String message) {
        VcReallocation reuse = VcReallocation.ATOMIC;
        Switching switching = Switching.WORMHOLE;
        BadInput refused =
                assertThrows(
                        BadInput.class,
                        () -> {
                            new FlowControl(vcs, buffer, switching, reuse);
                            new SingleCycleRouterSettings(injection, false);
                        });
        assertEquals(message, refused.getMessage());
    }

    @ParameterizedTest
    @CsvSource({
        "WORMHOLE,AFTER_TAIL,0,0",
        "WORMHOLE,WHOLE_PACKET,5,8",
        "WORMHOLE,ATOMIC,8,8",
        "CUT_THROUGH,AFTER_TAIL,5,8",
        "CUT_THROUGH,ATOMIC,8,8",
        "STORE_AND_FORWARD,WHOLE_PACKET,5,8"
    })
    void roomNeededForAPacket(Switching switching, VcReallocation reuse, int ofFive, int ofTwelve) {
        FlowControl flow = new FlowControl(1, 8, switching, reuse);
        assertEquals(ofFive, flow.requiredCredits(5));
        assertEquals(ofTwelve, flow.requiredCredits(12));
    }

    @Test
    void aPacketThatNoBufferHoldsCannotBeStored() {
        SingleCycleTestRouter testRouter =
                SingleCycleTestRouter.with(
                        SingleCycleTestRouter.of(1, 8), Switching.STORE_AND_FORWARD);
        SingleCycleTestTraffic traffic = SingleCycleTestTraffic.of(2, new Message(0, 0, 1, 9));
        SingleCycleTestRun trial =
                SingleCycleTestRun.of(SingleCycleTestNetworks.pair(1), testRouter, traffic);
        BadInput refused = assertThrows(BadInput.class, () -> trial.run(1));
        assertEquals(
                "switching=store-and-forward needs buffers for whole packets: buffer=8, but a"
                        + " packet has 9 flits",
                refused.getMessage());
    }

    @Test
    void networksThatCannotBeNumberedAreRefused() {
        int most = 1 << 25;
        assertEquals(most, SingleCycleOutputPorts.count(most - 1, 1));
        assertEquals(
                "a network of 33554432 links and 1 terminals is too large: router=single-cycle"
                        + " takes up to 33554432 of both together",
                assertThrows(BadInput.class, () -> SingleCycleOutputPorts.count(most, 1))
                        .getMessage());
        assertEquals((1 << 24) * 32, InputVcNumbering.count((1 << 24) - 1, 5, 32));
        assertEquals(
                "a network of 16777216 links with up to 32 virtual channels is too large:"
                        + " router=single-cycle takes up to 536870912 virtual channels",
                assertThrows(BadInput.class, () -> InputVcNumbering.count(1 << 24, 5, 1))
                        .getMessage());
    }
}
