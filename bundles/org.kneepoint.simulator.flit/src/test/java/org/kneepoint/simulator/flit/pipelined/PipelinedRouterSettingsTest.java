// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.Network;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;

/** What is refused, and how that is told. */
class PipelinedRouterSettingsTest {
    private static String complaint(Executable executable) {
        return assertThrows(BadInput.class, executable).getMessage();
    }

    @Test
    void delaysHaveLimits() {
        assertEquals(
                "delay.switch=0 is not allowed: 1 to 65536 cycles",
                complaint(() -> new PipelineDelays(1, 1, 0, 1, 1, 0)));
        assertEquals(
                "delay.route=-1 is not allowed: 0 to 65536 cycles",
                complaint(() -> new PipelineDelays(-1, 1, 1, 1, 1, 0)));
        assertEquals(
                "delay.link=0 is not allowed: 1 to 65536 cycles",
                complaint(() -> new PipelineDelays(1, 1, 1, 1, 0, 0)));
        assertEquals(
                "delay.credit=65537 is not allowed: 0 to 65536 cycles",
                complaint(() -> new PipelineDelays(1, 1, 1, 1, 1, 65537)));
        assertEquals(
                "delay.link=65536 times the 17 cycles of a channel is 1114112 cycles: at most"
                        + " 1048576",
                complaint(() -> new PipelineDelays(1, 1, 1, 1, 65536, 0).flitDelay(17)));
    }

    @Test
    void lanesHaveLimits() {
        assertEquals(
                "vcs=0 is not allowed: 1 to 64", complaint(() -> PipelinedTestRouter.of(0, 1)));
        assertEquals(
                "vcs=65 is not allowed: 1 to 64", complaint(() -> PipelinedTestRouter.of(65, 1)));
        assertEquals(
                "buffer=0 is not allowed: at least 1 flit",
                complaint(() -> PipelinedTestRouter.of(1, 0)));
    }

    /** Too large a network is refused by its size, not by running out of memory. */
    @Test
    void memoryHasLimits() {
        NetworkWiring wiring = NetworkWiring.of(new SingleRouter(3000, 3));
        VcNumbering numbering = new VcNumbering(wiring, 2);
        assertEquals(18_000, numbering.vcNumbers);
        NetworkWiring large = NetworkWiring.of(new SingleRouter(1000, 1000));
        String complaint = complaint(() -> new VcNumbering(large, 64));
        assertTrue(complaint.startsWith("1000000 ports with 64 virtual channels"), complaint);
    }

    /** A buffer costs nothing until it is filled, and the largest one works. */
    @Test
    void buffersMayBeOfAnySize() {
        Network line = PipelinedTestNetworks.mesh(3, 1);
        PipelinedTestRouter testRouter = PipelinedTestRouter.of(2, Integer.MAX_VALUE);
        PipelinedTestRun trial = PipelinedTestRun.of(line, testRouter, 5, 0.5, 1);
        trial.run(500);
        trial.engine().checkInvariants();
        assertEquals(0, trial.engine().deadlockedPackets());
    }
}
