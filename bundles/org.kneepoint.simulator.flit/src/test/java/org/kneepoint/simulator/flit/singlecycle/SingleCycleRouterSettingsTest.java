// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.Switching;
import org.kneepoint.simulator.flit.singlecycle.SingleCycleTestTraffic.Message;
import org.kneepoint.testkit.Refusal;

class SingleCycleRouterSettingsTest {
    @ParameterizedTest
    @CsvSource({
        "0,1,1,not-allowed [vcs] 0",
        "65,1,1,not-allowed [vcs] 65",
        "1,0,1,not-allowed [buffer] 0",
        "1,1,0,not-allowed [injection_buffer] 0"
    })
    void buffersHaveAPlaceAndLinksAChannel(int vcs, int buffer, int injection, String facts) {
        VcReallocation reallocation = VcReallocation.ATOMIC;
        Switching switching = Switching.WORMHOLE;
        assertEquals(
                facts,
                Refusal.of(
                        () -> {
                            new FlowControl(vcs, buffer, switching, reallocation);
                            new SingleCycleRouterSettings(injection, false);
                        }));
    }

    @ParameterizedTest
    @CsvSource({
        "WORMHOLE,NON_ATOMIC,0,0",
        "WORMHOLE,WHOLE_PACKET,5,8",
        "WORMHOLE,ATOMIC,8,8",
        "CUT_THROUGH,NON_ATOMIC,5,8",
        "CUT_THROUGH,ATOMIC,8,8",
        "STORE_AND_FORWARD,WHOLE_PACKET,5,8"
    })
    void roomNeededForAPacket(
            Switching switching, VcReallocation reallocation, int ofFive, int ofTwelve) {
        FlowControl flow = new FlowControl(1, 8, switching, reallocation);
        assertEquals(ofFive, flow.requiredCredits(5));
        assertEquals(ofTwelve, flow.requiredCredits(12));
    }

    @Test
    void aPacketThatNoBufferHoldsCannotBeStored() {
        SingleCycleTestRouter testRouter =
                SingleCycleTestRouter.with(
                        SingleCycleTestRouter.of(1, 8), Switching.STORE_AND_FORWARD);
        SingleCycleTestTraffic traffic = SingleCycleTestTraffic.of(2, new Message(0, 0, 1, 9));
        SingleCycleTestRun trial = SingleCycleTestRun.of(Networks.pair(1), testRouter, traffic);
        assertEquals("not-allowed [buffer, switching] 8", Refusal.of(() -> trial.run(1)));
    }

    @Test
    void networksThatCannotBeNumberedAreRefused() {
        int most = 1 << 25;
        assertEquals(most, SingleCycleOutputPorts.count(most - 1, 1));
        String tooLarge = "unusable [router] single-cycle";
        assertEquals(tooLarge, Refusal.of(() -> SingleCycleOutputPorts.count(most, 1)));
        assertEquals((1 << 24) * 32, InputVcNumbering.count((1 << 24) - 1, 5, 32));
        assertEquals(tooLarge, Refusal.of(() -> InputVcNumbering.count(1 << 24, 5, 1)));
    }
}
