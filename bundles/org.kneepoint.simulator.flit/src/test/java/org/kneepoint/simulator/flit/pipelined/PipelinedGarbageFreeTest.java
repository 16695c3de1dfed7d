// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.Routings;

/** Once all arrays have their size, nothing is allocated. */
class PipelinedGarbageFreeTest {
    private static final int WARMUP = 20_000;
    private static final int CYCLES = 20_000;

    /** What measuring itself takes, and an array that grows once more. */
    private static final long SLACK = 20_000;

    private static long allocated(PipelinedTestRun trial) {
        com.sun.management.ThreadMXBean threads =
                (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        trial.run(WARMUP);
        long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
        trial.run(CYCLES);
        return threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
    }

    /** Some hundred thousand flits pass the switches meanwhile. */
    @Test
    void nothingIsAllocatedPerFlit() {
        PipelinedTestRun trial =
                PipelinedTestRun.of(Networks.mesh(4, 2), PipelinedTestRouter.of(4, 4), 4, 0.3, 1);
        assertTrue(allocated(trial) < SLACK);
    }

    @Test
    void nothingIsAllocatedPerChoice() {
        Network torus = Networks.torus(4, 2);
        Routing routing = Routings.named(torus, "adaptive-one-way");
        PipelinedTestRouter testRouter =
                PipelinedTestRouter.speculative(PipelinedTestRouter.of(6, 4));
        PipelinedTestRun trial =
                new PipelinedTestRun(
                        torus, routing, testRouter, PipelinedTestRun.UNIFORM, 3, 0.3, 1);
        assertTrue(allocated(trial) < SLACK);
    }
}
