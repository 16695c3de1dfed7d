// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.kneepoint.api.topology.Network;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.testkit.Refusal;

/** What is refused, and how that is told. */
class PipelinedRouterSettingsTest {
    @Test
    void delaysHaveLimits() {
        assertEquals(
                "not-allowed [delay_switch] 0",
                Refusal.of(() -> new PipelineDelays(1, 1, 0, 1, 1, 0)));
        assertEquals(
                "not-allowed [delay_route] -1",
                Refusal.of(() -> new PipelineDelays(-1, 1, 1, 1, 1, 0)));
        assertEquals(
                "not-allowed [delay_link] 0",
                Refusal.of(() -> new PipelineDelays(1, 1, 1, 1, 0, 0)));
        assertEquals(
                "not-allowed [delay_credit] 65537",
                Refusal.of(() -> new PipelineDelays(1, 1, 1, 1, 1, 65537)));
        assertEquals(
                "unusable [delay_link] 65536",
                Refusal.of(() -> new PipelineDelays(1, 1, 1, 1, 65536, 0).flitDelay(17)));
    }

    @Test
    void virtualChannelsHaveLimits() {
        assertEquals("not-allowed [vcs] 0", Refusal.of(() -> PipelinedTestRouter.of(0, 1)));
        assertEquals("not-allowed [vcs] 65", Refusal.of(() -> PipelinedTestRouter.of(65, 1)));
        assertEquals("not-allowed [buffer] 0", Refusal.of(() -> PipelinedTestRouter.of(1, 0)));
    }

    /** Too large a network is refused by its size, not by running out of memory. */
    @Test
    void memoryHasLimits() {
        NetworkWiring wiring = NetworkWiring.of(new SingleRouter(3000, 3));
        VcNumbering numbering = new VcNumbering(wiring, 2);
        assertEquals(18_000, numbering.vcNumbers);
        NetworkWiring large = NetworkWiring.of(new SingleRouter(1000, 1000));
        assertEquals("unusable [vcs, router] 64", Refusal.of(() -> new VcNumbering(large, 64)));
    }

    /** A buffer costs nothing until it is filled, and the largest one works. */
    @Test
    void buffersMayBeOfAnySize() {
        Network line = Networks.mesh(3, 1);
        PipelinedTestRouter testRouter = PipelinedTestRouter.of(2, Integer.MAX_VALUE);
        PipelinedTestRun trial = PipelinedTestRun.of(line, testRouter, 5, 0.5, 1);
        trial.run(500);
        trial.engine().checkInvariants();
        assertEquals(0, trial.engine().deadlockedPackets());
    }
}
