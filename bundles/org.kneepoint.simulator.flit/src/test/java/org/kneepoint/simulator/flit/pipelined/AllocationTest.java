// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/** Once all arrays have their size, nothing is allocated. */
class AllocationTest {
    private static final int WARMUP = 20_000;
    private static final int CYCLES = 20_000;

    /** What measuring itself takes, and an array that grows once more. */
    private static final long SLACK = 20_000;

    private static long allocated(Trial trial) {
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
        Trial trial = Trial.of(Networks.mesh(4, 2), Settings.of(4, 4), 4, 0.3, 1);
        assertTrue(allocated(trial) < SLACK);
    }

    @Test
    void nothingIsAllocatedPerChoice() {
        Network torus = Networks.torus(4, 2);
        Routing routing = Networks.routing(torus, "adaptive-one-way");
        Settings rules = Settings.speculative(Settings.of(6, 4));
        Trial trial = new Trial(torus, routing, rules, Trial.UNIFORM, 3, 0.3, 1);
        assertTrue(allocated(trial) < SLACK);
    }
}
