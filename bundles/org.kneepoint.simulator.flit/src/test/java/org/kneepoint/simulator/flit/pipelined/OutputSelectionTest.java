// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.Switching;
import org.kneepoint.simulator.flit.kernel.TestTraffic;

/** Which of several outputs a header takes. */
class OutputSelectionTest {
    private static PipelinedTestRun trial(
            ParallelLinks network, PipelinedTestRouter testRouter, int length, double load) {
        int half = network.terminals() / 2;
        return new PipelinedTestRun(
                network,
                Networks.usual(network),
                testRouter,
                TestTraffic.to(source -> source < half ? source + half : -1),
                length,
                load,
                1);
    }

    private static long[] carried(PipelinedTestRun trial) {
        long[] flits = new long[trial.engine().channels()];
        for (int channel = 0; channel < flits.length; channel++) {
            flits[channel] = trial.engine().flitsCarried(channel);
        }
        return flits;
    }

    /**
     * One terminal keeps one virtual channel busy at most, so that all links are equal for its
     * headers.
     */
    @Test
    void equalsTakeTurns() {
        PipelinedTestRun trial =
                trial(new ParallelLinks(4, 2, 0), PipelinedTestRouter.of(1, 20), 5, 1);
        trial.run(2000);
        long[] flits = carried(trial);
        for (long link : flits) {
            assertEquals(flits[0], link, 5);
        }
        assertTrue(flits[0] > 100);
    }

    @Test
    void theHighestPriorityIsPreferred() {
        PipelinedTestRun trial =
                trial(new ParallelLinks(3, 2, 1), PipelinedTestRouter.of(1, 20), 5, 1);
        trial.run(2000);
        long[] flits = carried(trial);
        assertArrayEquals(new long[] {0, 0}, new long[] {flits[0], flits[1]});
        assertTrue(flits[2] > 1000);
    }

    @Test
    void lowerPrioritiesServeWhenTheHighestIsTaken() {
        PipelinedTestRun trial =
                trial(new ParallelLinks(3, 4, -1), PipelinedTestRouter.of(1, 20), 5, 1);
        trial.run(2000);
        long[] flits = carried(trial);
        assertTrue(flits[0] > 500);
        assertTrue(flits[1] > 500);
        assertEquals(0, flits[2]);
    }

    /**
     * The credits of a long link are long on their way: what has carried the last packet has less
     * room, although it is free. With two links that alternates, whosever turn it is.
     */
    @Test
    void moreRoomIsPreferred() {
        PipelineDelays delays = new PipelineDelays(1, 1, 1, 1, 200, 0);
        PipelinedTestRun trial =
                trial(new ParallelLinks(2, 6, 0), PipelinedTestRouter.of(4, 100, delays), 7, 0.1);
        long apart = 0;
        for (int i = 0; i < 500; i++) {
            trial.run(1);
            long[] flits = carried(trial);
            apart = Math.max(apart, Math.abs(flits[0] - flits[1]));
        }
        assertTrue(apart <= 2 * 7 + 3, () -> "flits apart");
        assertTrue(carried(trial)[0] > 50);
    }

    /**
     * A virtual channel is not taken before it has room for the packet, even if another link is
     * worse.
     */
    @Test
    void roomForTheWholePacketCounts() {
        PipelineDelays delays = new PipelineDelays(1, 1, 1, 1, 50, 0);
        PipelinedTestRouter testRouter =
                PipelinedTestRouter.with(
                        PipelinedTestRouter.of(1, 8, delays),
                        Switching.CUT_THROUGH,
                        VcReallocation.NON_ATOMIC);
        PipelinedTestRun trial = trial(new ParallelLinks(2, 2, -5), testRouter, 8, 1);
        trial.run(100);
        assertArrayEquals(new long[] {8, 8}, carried(trial));
    }
}
