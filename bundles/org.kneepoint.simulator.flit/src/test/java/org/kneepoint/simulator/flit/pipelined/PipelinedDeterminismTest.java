// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.Network;
import org.kneepoint.simulation.ThreadTeam;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.Routings;
import org.kneepoint.simulator.flit.kernel.Switching;

/** The same seed gives the same bits: on every JDK, and in whatever steps time advances. */
class PipelinedDeterminismTest {
    private static final String GOLDEN =
            "325.0 281 227 305 335 270 285 275 260 365 302 316 260 380";

    private static PipelinedTestRun trial(long seed) {
        return trial(seed, "adaptive", PipelinedRouterState.DEFAULT_CACHE);
    }

    private static PipelinedTestRun trial(long seed, String routing, int cache) {
        Network torus = Networks.torus(4, 2);
        PipelinedTestRouter testRouter =
                PipelinedTestRouter.speculative(
                        PipelinedTestRouter.with(
                                PipelinedTestRouter.of(4, 5, new PipelineDelays(1, 2, 1, 1, 2, 1)),
                                Switching.CUT_THROUGH,
                                VcReallocation.NON_ATOMIC));
        return new PipelinedTestRun(
                torus,
                Routings.named(torus, routing),
                testRouter,
                PipelinedTestRun.UNIFORM,
                5,
                0.3,
                seed,
                cache,
                ThreadTeam.of(1));
    }

    private static String state(PipelinedTestRun trial) {
        StringBuilder state = new StringBuilder().append(trial.engine().backlogAge(trial.now()));
        for (int channel = 0; channel < trial.engine().channels(); channel += 5) {
            state.append(' ').append(trial.engine().flitsCarried(channel));
        }
        return state.toString();
    }

    @Test
    void stepsDoNotMatter() {
        PipelinedTestRun whole = trial(9);
        whole.run(3000);
        PipelinedTestRun parts = trial(9);
        Random random = new Random(2);
        while (parts.now() < 3000) {
            parts.run(Math.min(1 + random.nextInt(300), 3000 - parts.now()));
            parts.engine().advance(parts.now() - 5);
            parts.engine().deadlockedPackets();
            parts.engine().checkInvariants();
        }
        assertEquals(state(whole), state(parts));
    }

    private static void inSteps(PipelinedTestRun trial) {
        Random random = new Random(2);
        while (trial.now() < 3000) {
            trial.run(Math.min(1 + random.nextInt(9), 3000 - trial.now()));
        }
        trial.engine().checkInvariants();
    }

    @Test
    void aNetworkLargerThanTheCacheWantsSeveralCyclesAtATime() {
        assertEquals(1, trial(7).engine().cyclesAtFullSpeed());
        assertTrue(trial(7, "dimension-order", 1000).engine().cyclesAtFullSpeed() > 1);
    }

    /** Regions are simulated one after the other, and each for two cycles where it can. */
    @Test
    void regionsDoNotMatter() {
        for (String routing : new String[] {"adaptive", "dimension-order"}) {
            PipelinedTestRun whole = trial(7, routing, PipelinedRouterState.DEFAULT_CACHE);
            whole.run(3000);
            for (int routers = 1; routers < 16; routers *= 2) {
                PipelinedTestRun parts = trial(7, routing, routers * 1500);
                inSteps(parts);
                assertEquals(state(whole), state(parts));
            }
        }
    }

    /** Where something is drawn on the way the order of the routers matters, the steps do not. */
    @Test
    void stepsOfRegionsDoNotMatter() {
        PipelinedTestRun whole = trial(7, "valiant", 3000);
        whole.run(3000);
        PipelinedTestRun parts = trial(7, "valiant", 3000);
        inSteps(parts);
        assertEquals(state(whole), state(parts));
    }

    @Test
    void resultsStayWhatTheyAre() {
        PipelinedTestRun trial = trial(1);
        trial.run(2000);
        assertEquals(GOLDEN, state(trial));
    }
}
