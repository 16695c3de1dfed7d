// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.Network;
import org.kneepoint.simulator.flit.kernel.Networks;

/** How many flits leave through one input port in a cycle. */
class InputLimitTest {
    private static final int VCS = 4;

    private static SingleCycleTestRun trial(SingleCycleTestRouter testRouter) {
        Network torus = Networks.torus(4, 2);
        SingleCycleTestTraffic traffic = SingleCycleTestTraffic.packetGap(16, 0.9, 8);
        return new SingleCycleTestRun(
                torus, Networks.usual(torus), testRouter, traffic, SingleCycleTestRun.BLOCKED, 1);
    }

    private static long buffered(SingleCycleRouterState state, int port) {
        long flits = 0;
        for (int vc = 0; vc < VCS; vc++) {
            flits += state.states.flits(state.outputPorts.outputVc(port, vc));
        }
        return flits;
    }

    /** Returns the most that left the port at the end of some link in one of many cycles. */
    private static long most(SingleCycleTestRun trial) {
        SingleCycleRouterEngine engine = trial.engine();
        long most = 0;
        for (int cycle = 0; cycle < 500; cycle++) {
            long[] before = new long[engine.channels()];
            for (int link = 0; link < before.length; link++) {
                before[link] = buffered(engine.state, trial.port(link)) - engine.flitsCarried(link);
            }
            trial.run(1);
            for (int link = 0; link < before.length; link++) {
                long after = buffered(engine.state, trial.port(link)) - engine.flitsCarried(link);
                most = Math.max(most, before[link] - after);
            }
        }
        return most;
    }

    @Test
    void withTheLimitItIsOne() {
        assertEquals(
                1, most(trial(SingleCycleTestRouter.limited(SingleCycleTestRouter.of(VCS, 8)))));
    }

    @Test
    void withoutItIsMore() {
        assertTrue(most(trial(SingleCycleTestRouter.of(VCS, 8))) > 1);
    }

    @Test
    void theLimitCostsTime() {
        double free = latency(SingleCycleTestRouter.of(VCS, 8));
        double limited = latency(SingleCycleTestRouter.limited(SingleCycleTestRouter.of(VCS, 8)));
        assertTrue(limited > 1.01 * free && limited < 1.5 * free, limited + " after " + free);
    }

    private static double latency(SingleCycleTestRouter testRouter) {
        SingleCycleTestTraffic traffic = SingleCycleTestTraffic.packetGap(64, 0.4, 8);
        SingleCycleTestRun trial = SingleCycleTestRun.of(Networks.torus(8, 2), testRouter, traffic);
        trial.run(500);
        return trial.measure(3000).latency();
    }
}
