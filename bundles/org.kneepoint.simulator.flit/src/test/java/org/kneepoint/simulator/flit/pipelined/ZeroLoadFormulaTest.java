// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.Network;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.Switching;

/** A packet alone takes what the formula of the package says, whatever the delays. */
class ZeroLoadFormulaTest {
    private final Network line = Networks.mesh(7, 1);
    private final Random random = new Random(5);

    private PipelineDelays delays(int most) {
        return new PipelineDelays(
                random.nextInt(most),
                random.nextInt(most),
                1 + random.nextInt(most),
                random.nextInt(most),
                1 + random.nextInt(most),
                random.nextInt(most));
    }

    private LonePacket lone(PipelinedTestRouter testRouter, int length, int target) {
        return new LonePacket(line, Networks.usual(line), testRouter, length, 0, target);
    }

    @Test
    void holdsForAnyDelays() {
        for (int i = 0; i < 300; i++) {
            PipelinedTestRouter testRouter =
                    PipelinedTestRouter.of(
                            1 + random.nextInt(3), 1 + random.nextInt(12), delays(6));
            PipelinedTestRouter chosen =
                    random.nextBoolean() ? PipelinedTestRouter.speculative(testRouter) : testRouter;
            int length = 1 + random.nextInt(20);
            int target = random.nextInt(7);
            long expected = LonePacket.formula(chosen, length, target + 1, 1);
            assertEquals(
                    expected,
                    lone(chosen, length, target).latency,
                    () -> chosen + " length " + length + " to " + target);
        }
    }

    @Test
    void holdsForLongDelays() {
        PipelinedTestRouter testRouter =
                PipelinedTestRouter.of(2, 5, new PipelineDelays(1000, 900, 800, 700, 600, 500));
        assertEquals(LonePacket.formula(testRouter, 17, 4, 1), lone(testRouter, 17, 3).latency);
    }

    /** Room for the whole packet is there at once; nothing changes for a packet alone. */
    @Test
    void cutThroughIsAsFastAlone() {
        for (int i = 0; i < 50; i++) {
            int length = 1 + random.nextInt(9);
            PipelinedTestRouter testRouter =
                    PipelinedTestRouter.with(
                            PipelinedTestRouter.of(2, length + random.nextInt(4), delays(4)),
                            Switching.CUT_THROUGH,
                            VcReallocation.values()[random.nextInt(3)]);
            assertEquals(
                    LonePacket.formula(testRouter, length, 5, 1),
                    lone(testRouter, length, 4).latency);
        }
    }

    /** Every router waits for the tail, which is P - 1 cycles behind the header. */
    @Test
    void storeAndForwardTakesThePacketLengthPerRouter() {
        for (int i = 0; i < 50; i++) {
            int length = 1 + random.nextInt(9);
            PipelinedTestRouter testRouter =
                    PipelinedTestRouter.with(
                            PipelinedTestRouter.of(1, 20, delays(4)),
                            Switching.STORE_AND_FORWARD,
                            VcReallocation.NON_ATOMIC);
            assertEquals(
                    LonePacket.formula(testRouter, length, 5, 1) + 5 * (length - 1),
                    lone(testRouter, length, 4).latency);
        }
    }

    /** A packet that fits no buffer starts when the buffer is full. */
    @Test
    void storeAndForwardOfLongPacketsStoresWhatFits() {
        PipelinedTestRouter testRouter =
                PipelinedTestRouter.with(
                        PipelinedTestRouter.of(1, 5),
                        Switching.STORE_AND_FORWARD,
                        VcReallocation.NON_ATOMIC);
        long latency = lone(testRouter, 12, 3).latency;
        assertEquals(LonePacket.formula(PipelinedTestRouter.of(1, 5), 12, 4, 1) + 4 * 4, latency);
    }
}
