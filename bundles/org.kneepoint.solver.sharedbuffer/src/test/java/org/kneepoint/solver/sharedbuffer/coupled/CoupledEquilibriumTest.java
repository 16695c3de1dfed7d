// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.coupled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.solver.sharedbuffer.RelativeAssertions.assertClose;

import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.solver.sharedbuffer.delta.DeltaFigures;
import org.kneepoint.solver.sharedbuffer.delta.DeltaNetwork;

class CoupledEquilibriumTest {
    private static CoupledEquilibrium solve(DeltaNetwork delta, int places, int longest) {
        CoupledEquilibrium network = CoupledEquilibrium.of(delta, places, longest, () -> {});
        assertTrue(network.isConverged(), network.unconverged().text());
        return network;
    }

    /** Values of another program with ordered inlets and plain cycles, to six digits. */
    @ParameterizedTest
    @CsvSource({
        "6, 2, 2, 2, 0, 1, 0.462963, 9.2766",
        "6, 2, 3, 3, 0, 0.6, 0.563989, 8.9354",
        "6, 2, 4, 4, 0, 1, 0.682638, 12.5064",
        "6, 2, 4, 1, 0, 1, 0.742930, 12.5508",
        "6, 2, 8, 8, 0, 1, 0.827110, 19.9993",
        "2, 2, 2, 2, 0, 1, 0.621810, 2.8609",
        "8, 2, 4, 4, 0, 1, 0.659840, 16.2752",
        "6, 2, 4, 4, 0.01, 1, 0.600490, 12.4626",
        "6, 2, 4, 4, 0.05, 0.6, 0.240960, 19.8332",
        "3, 4, 4, 4, 0, 1, 0.503220, 4.9052",
        "3, 4, 4, 2, 0.01, 0.6, 0.484600, 4.6088",
        "3, 4, 8, 2, 0, 0.6, 0.598920, 4.7939"
    })
    void anotherProgramFindsTheSame(
            int stages,
            int radix,
            int places,
            int longest,
            double hotspot,
            double load,
            double throughput,
            double latency) {
        DeltaNetwork delta = new DeltaNetwork(stages, radix, hotspot, load);
        DeltaFigures figures = DeltaFigures.of(solve(delta, places, longest));
        assertEquals(throughput, figures.throughput(), 6e-6);
        assertEquals(latency, figures.latency(), 6e-5);
    }

    /** A single switch is exact: it has no neighbours. */
    @ParameterizedTest
    @CsvSource({"2, 4, 0.2, 0.7", "2, 3, 0, 1", "3, 3, 0.1, 0.9", "3, 2, 0, 0.5"})
    void aSingleSwitchIsExact(int radix, int places, double hotspot, double load) {
        DeltaNetwork delta = new DeltaNetwork(1, radix, hotspot, load);
        DeltaFigures figures = DeltaFigures.of(solve(delta, places, places));
        ExactSingleSwitch exact = ExactSingleSwitch.of(radix, places, hotspot, load);
        assertClose(exact.throughput(), figures.throughput(), 1e-11, "throughput");
        assertClose(exact.queue() / exact.throughput() / radix, figures.latency(), 1e-10, "W");
    }

    /** Published as exact for the full vector of queue lengths. */
    @Test
    void oneFourByFourSwitch() {
        DeltaFigures figures = DeltaFigures.of(solve(new DeltaNetwork(1, 4, 0, 1), 4, 4));
        assertEquals(0.655242, figures.throughput(), 5e-7);
    }

    @ParameterizedTest
    @CsvSource({"3,2,2,1", "3,2,2,0.5", "2,3,4,1", "4,2,5,1"})
    void aNetworkOfHotRequestsPassesOneACycle(int stages, int radix, int places, double load) {
        DeltaNetwork delta = new DeltaNetwork(stages, radix, 1, load);
        DeltaFigures figures = DeltaFigures.of(solve(delta, places, places));
        assertClose(1 / delta.nodes(), figures.throughput(), 1e-10, "throughput");
        if (load == 1) {
            double delay = places * (delta.nodes() - 1) / (radix - 1);
            assertClose(delay, figures.latency(), 1e-10, "latency");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "5,2,4,4,0.03,0.8",
        "3,3,5,3,0.01,0.9",
        "6,2,2,2,0,0.4",
        "4,2,16,8,0.02,0.6",
        "8,2,1,1,0.1,1"
    })
    void flowsAndPacketsBalance(
            int stages, int radix, int places, int longest, double hotspot, double load) {
        DeltaNetwork delta = new DeltaNetwork(stages, radix, hotspot, load);
        CoupledEquilibrium network = solve(delta, places, longest);
        DeltaFigures figures = DeltaFigures.of(network);
        for (double throughput : network.throughputs()) {
            assertClose(figures.throughput(), throughput, 1e-10, "stage");
        }
        assertTrue(figures.throughput() <= delta.maxThroughput() * (1 + 1e-10));
        assertClose(load * (1 - figures.loss()), figures.throughput(), 1e-12, "loss");
        double hot =
                delta.nodes() * figures.throughput() * (hotspot + (1 - hotspot) / delta.nodes());
        assertClose(hot, figures.hotOutput(), 1e-9, "hot output");
    }

    /** No packet waits for another. */
    @ParameterizedTest
    @CsvSource({"0", "1e-200", "1e-20", "1e-9"})
    void aLonePacketPassesAStageACycle(double load) {
        DeltaFigures figures = DeltaFigures.of(solve(new DeltaNetwork(5, 2, 0.1, load), 3, 3));
        assertEquals(load, figures.throughput(), 1e-8 * load);
        assertEquals(5, figures.latency(), 1e-7);
        assertTrue(figures.loss() <= load);
    }

    /** Losses where buffers hardly ever fill are those of one stage. */
    @Test
    void aTinyLossHasItsDigits() {
        DeltaFigures figures = DeltaFigures.of(solve(new DeltaNetwork(8, 2, 0, 0.2), 16, 4));
        assertClose(4.602892658717e-30, figures.loss(), 1e-9, "loss of the first stage alone");
    }

    /** Near full load the tails of long queues converge slowly, after all else. */
    @Test
    void aLossThatDoesNotSettleIsLeftOpen() {
        DeltaFigures figures = DeltaFigures.of(solve(new DeltaNetwork(2, 2, 0, 0.9), 90, 1));
        assertTrue(Double.isNaN(figures.loss()), "loss " + figures.loss());
        assertEquals(0.9, figures.throughput(), 1e-9);
    }

    @Test
    void whatCannotBeHeldIsNotTried() {
        assertEquals(8, CoupledEquilibrium.longest(new DeltaNetwork(6, 2, 0, 1), 8));
        int fewer = CoupledEquilibrium.longest(new DeltaNetwork(6, 2, 0.01, 1), 16);
        assertTrue(fewer > 1 && fewer < 16, "lengths " + fewer);
        assertEquals(0, CoupledEquilibrium.longest(new DeltaNetwork(3, 16, 0, 1), 64));
    }

    @Test
    void itCanBeEnded() {
        DeltaNetwork delta = new DeltaNetwork(6, 2, 0, 1);
        assertThrows(
                CancellationException.class,
                () ->
                        CoupledEquilibrium.of(
                                delta,
                                8,
                                8,
                                () -> {
                                    throw new CancellationException();
                                }));
    }
}
