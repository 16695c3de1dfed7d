// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.Network;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.Routings;

/** In steady state a cycle leaves nothing for the garbage collector. */
class SingleCycleGarbageFreeTest {
    @Test
    void nothingIsAllocatedInSteadyState() {
        Network torus = new DelayedNetwork(Networks.torus(8, 2), (router, port) -> 1 + router % 2);
        SingleCycleTestTraffic traffic = SingleCycleTestTraffic.packetGap(64, 0.3, 8);
        SingleCycleTestRun trial =
                new SingleCycleTestRun(
                        torus,
                        Routings.named(torus, "adaptive-one-way"),
                        SingleCycleTestRouter.of(4, 8),
                        traffic,
                        SingleCycleTestRun.BLOCKED,
                        1);
        trial.run(5000);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        // asking costs something itself, most of all the first time
        long cost = -threads.getCurrentThreadAllocatedBytes();
        cost += threads.getCurrentThreadAllocatedBytes();
        long flits = trial.flitsGenerated();
        long before = threads.getCurrentThreadAllocatedBytes();
        trial.run(5000);
        long bytes = threads.getCurrentThreadAllocatedBytes() - before - cost;
        flits = trial.flitsGenerated() - flits;
        assertTrue(flits > 50_000);
        assertEquals(0, bytes / flits, "of " + bytes + " bytes");
    }
}
