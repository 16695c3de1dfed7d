// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.solver.sharedbuffer.RelativeAssertions.assertClose;
import static org.kneepoint.testkit.PointFigures.figure;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;

/** Cases that have a closed form. */
class SharedBufferExactTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 16, 40})
    void oneFullSwitchPassesAllButWhatIsForOneOutlet(int places) {
        Point point = SharedBufferSolverFixture.solve("nodes=2 radix=2 load=1 buffer=" + places);
        assertClose(1 - 0.5 / places, figure(point, Quantities.THROUGHPUT), 1e-14, "X");
        assertClose(0.5 / places, figure(point, Quantities.LOSS), 1e-13, "loss");
        assertClose(1, figure(point, Quantities.OCCUPANCY), 1e-14, "occupancy");
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1e-110, 1e-9, 0.2, 0.7, 1})
    void oneSwitchOfOnePlaceTakesOnePacket(double load) {
        Point point = SharedBufferSolverFixture.solve("nodes=2 radix=2 buffer=1 load=" + load);
        double taken = load - load * load / 2;
        assertClose(taken, figure(point, Quantities.THROUGHPUT), 1e-14, "X");
        assertClose(load / 2, figure(point, Quantities.LOSS), 1e-14, "loss");
        assertClose(1, figure(point, Quantities.LATENCY), 1e-14, "latency");
    }

    @ParameterizedTest
    @CsvSource({"64,2,4", "64,4,8", "27,3,2", "65536,2,16", "16,16,3", "64,8,1"})
    void aNetworkFullOfHotRequestsPassesOneACycle(int nodes, int radix, int places) {
        Point point =
                SharedBufferSolverFixture.solve(
                        "hotspot=1 load=1", "nodes=" + nodes, "radix=" + radix, "buffer=" + places);
        assertClose(1.0 / nodes, figure(point, Quantities.THROUGHPUT), 1e-13, "X");
        double delay = places * (nodes - 1.0) / (radix - 1);
        assertClose(delay, figure(point, Quantities.LATENCY), 1e-12, "latency");
        assertClose(delay, figure(point, Quantities.LATENCY_HOT), 1e-12, "latency_hot");
        assertTrue(point.get(Quantities.LATENCY_COLD).isEmpty());
        assertEquals(0, figure(point, Quantities.THROUGHPUT_COLD));
        assertClose(1, figure(point, Quantities.THROUGHPUT_HOT), 1e-13, "hot");
        assertEquals(0, figure(point, Quantities.OCCUPANCY_COLD));
    }

    /** Batches of up to d packets arrive at infinite queues that send one packet per cycle. */
    @ParameterizedTest
    @CsvSource({"6, 0.01, 0.4", "6, 0, 0.4", "4, 0.05, 0.3", "10, 0.0005, 0.5", "3, 0.02, 0.7"})
    void largeBuffersAreInfiniteQueues(int stages, double hotspot, double load) {
        int nodes = 1 << stages;
        double cold = load * (1 - hotspot);
        double hotDelay = 0;
        double coldDelay = 0;
        for (int i = 1; i <= stages; i++) {
            double behind = nodes / Math.pow(2, i);
            double hot = Math.pow(2, i) * load * (hotspot + behind * (1 - hotspot) / nodes);
            hotDelay += delay(hot);
            coldDelay += delay(hot) / Math.pow(2, i) + delay(cold) * (1 - Math.pow(2, -i));
        }
        Point point =
                SharedBufferSolverFixture.solve(
                        "radix=2 buffer=90",
                        "nodes=" + nodes,
                        "hotspot=" + hotspot,
                        "load=" + load);
        assertClose(hotDelay, figure(point, Quantities.LATENCY_HOT), 1e-12, "hot");
        assertClose(coldDelay, figure(point, Quantities.LATENCY_COLD), 1e-12, "cold");
        assertClose(coldDelay, figure(point, Quantities.LATENCY_OUTPUT_MEAN), 1e-12, "link");
        double mean = hotspot * hotDelay + (1 - hotspot) * coldDelay;
        assertClose(mean, figure(point, Quantities.LATENCY), 1e-12, "mean");
        assertClose(load, figure(point, Quantities.THROUGHPUT), 1e-12, "X");
    }

    private static double delay(double rate) {
        return 1 + rate / (4 * (1 - rate));
    }

    /** The same to 12 digits by an independent implementation. */
    @Test
    void largeBuffersByOtherHands() {
        Point point =
                SharedBufferSolverFixture.solve("nodes=64 radix=2 buffer=32 hotspot=0.01 load=0.4");
        assertClose(7.003233509562, figure(point, Quantities.LATENCY_OUTPUT_MEAN), 1e-12, "link");
        assertClose(7.008083773906, figure(point, Quantities.LATENCY), 1e-12, "mean");
    }

    /** Computed in double and in extended precision by an independent implementation. */
    @Test
    void tinyLossKeepsItsDigits() {
        Point point = SharedBufferSolverFixture.solve("nodes=256 radix=2 buffer=16 load=0.2");
        assertClose(4.6029e-30, figure(point, Quantities.LOSS), 1e-5, "loss");
    }

    /** Figures of an independent implementation for both outlet distributions. */
    @ParameterizedTest
    @CsvSource({
        "4, 0, 1, 0.49140, 0.56413",
        "4, 0, 0.6, 0.47631, 0.52894",
        "8, 0, 1, 0.68524, 0.80772",
        "4, 0.01, 1, 0.48685, 0.53299"
    })
    void theAddressRuleMatters(
            int places, double hotspot, double load, double paper, double independent) {
        String settings =
                "nodes=64 radix=4 buffer=" + places + " hotspot=" + hotspot + " load=" + load;
        Point first = SharedBufferSolverFixture.solve(settings);
        assertEquals(paper, figure(first, Quantities.THROUGHPUT), 5.1e-6);
        Point other = SharedBufferSolverFixture.solve(settings, "variant=independent");
        assertEquals(independent, figure(other, Quantities.THROUGHPUT), 5.1e-6);
    }

    @ParameterizedTest
    @CsvSource({
        "paper, 8, 0.4, 4.152",
        "paper, 32, 0.4, 4.1524",
        "independent, 8, 0.4, 3.696",
        "independent, 32, 0.4, 3.6958"
    })
    void theAddressRuleSetsTheDelay(String variant, int places, double load, double delay) {
        Point point =
                SharedBufferSolverFixture.solve(
                        "nodes=64 radix=4 buffer=" + places, "load=" + load, "variant=" + variant);
        assertClose(delay, figure(point, Quantities.LATENCY), 1.5e-4, "latency");
    }

    @ParameterizedTest
    @CsvSource({"64, 2, 0", "64, 4, 0.3", "1073741824, 2, 0.5", "8, 8, 0"})
    void aLonePacketTakesOneCycleAStage(int nodes, int radix, double hotspot) {
        Point point =
                SharedBufferSolverFixture.solve(
                        "load=0 nodes=" + nodes, "radix=" + radix, "hotspot=" + hotspot);
        double stages = Math.rint(Math.log(nodes) / Math.log(radix));
        assertEquals(Status.OK, point.status());
        assertClose(stages, figure(point, Quantities.LATENCY), 1e-13, "latency");
        assertClose(
                stages,
                figure(point, Quantities.LATENCY_OUTPUT_MEAN),
                1e-13,
                "latency_output_mean");
        assertClose(stages, figure(point, Quantities.LATENCY_HOT), 1e-13, "latency_hot");
        assertEquals(0, figure(point, Quantities.THROUGHPUT));
        assertEquals(0, figure(point, Quantities.LOSS));
        assertEquals(0, figure(point, Quantities.OCCUPANCY));
        assertEquals(0, figure(point, Quantities.SYSTEM_POWER));
    }
}
