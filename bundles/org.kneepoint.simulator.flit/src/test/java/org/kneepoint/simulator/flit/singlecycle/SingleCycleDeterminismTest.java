// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.Routings;

/** The same seed gives the same bits, on every JDK and in whatever steps the time advances. */
class SingleCycleDeterminismTest {
    private static final int CYCLES = 2000;

    /** Adaptive, with ties and priorities, so that everything that is drawn has an effect. */
    private static SingleCycleTestRun trial(long seed) {
        Network torus = Networks.torus(6, 2);
        Routing adaptive = Routings.named(torus, "adaptive");
        SingleCycleTestRouter testRouter =
                SingleCycleTestRouter.with(
                        SingleCycleTestRouter.of(4, 8), VcReallocation.WHOLE_PACKET);
        SingleCycleTestTraffic traffic = SingleCycleTestTraffic.packetGap(36, 0.4, 8);
        return new SingleCycleTestRun(
                torus, adaptive, testRouter, traffic, SingleCycleTestRun.BLOCKED, seed);
    }

    private static long[] carried(SingleCycleTestRun trial) {
        long[] carried = new long[trial.engine().channels()];
        Arrays.setAll(carried, trial.engine()::flitsCarried);
        return carried;
    }

    private static long[] run(long seed, int step) {
        SingleCycleTestRun trial = trial(seed);
        while (trial.now() < CYCLES) {
            trial.run(step);
        }
        return carried(trial);
    }

    @Test
    void sameSeedSameBits() {
        assertArrayEquals(run(1, CYCLES), run(1, CYCLES));
        assertFalse(Arrays.equals(run(1, CYCLES), run(2, CYCLES)));
    }

    @Test
    void theStepsDoNotMatter() {
        assertArrayEquals(run(1, CYCLES), run(1, 1));
        assertArrayEquals(run(1, CYCLES), run(1, 125));
    }

    /** A change of this number is a change of all results, to be made on purpose only. */
    @Test
    void goldenBits() {
        assertEquals(-1427721871, Arrays.hashCode(run(1, CYCLES)));
    }
}
