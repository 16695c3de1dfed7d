// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.analysis.OutputStatistics;
import org.kneepoint.simulation.analysis.PacketTally;

/** The engine by itself. */
class SlottedEngineTest {
    private static final int BUFFER = 4;

    /** A network with what it reports to. */
    private static final class EngineRun {
        private final PacketTally tally;
        private final OutputStatistics outputs;
        private final SlottedEngine network;

        private EngineRun(
                int nodes,
                int radix,
                BufferOrganisation buffering,
                ServiceOrder order,
                SlottedWorkload workload) {
            tally = new PacketTally(nodes);
            outputs = OutputStatistics.withHotSpot(nodes, workload.hotOutput(), radix);
            network =
                    new SlottedEngine(
                            SlottedFabric.of(nodes, radix),
                            new SlottedSwitchSettings(buffering, BUFFER, order),
                            workload,
                            tally,
                            RandomStreams.of(5),
                            outputs);
        }

        private double delivered() {
            return outputs.sums()[0] + outputs.sums()[1];
        }
    }

    /** Every network against itself advanced by single cycles. */
    @ParameterizedTest
    @CsvSource({"SHARED, RANDOM", "SHARED, FIFO", "OUTPUT, RANDOM", "OUTPUT, FIFO"})
    void stepsDoNotMatter(BufferOrganisation buffering, ServiceOrder order) {
        SlottedWorkload workload = new SlottedWorkload(0.8, 0.05, 3);
        EngineRun one = new EngineRun(16, 2, buffering, order, workload);
        EngineRun other = new EngineRun(16, 2, buffering, order, workload);
        one.network.advance(3000);
        for (int cycle = 0; cycle <= 3000; cycle++) {
            other.network.advance(cycle);
            other.network.advance(cycle - 1);
            other.network.checkInvariants();
        }
        assertArrayEquals(one.outputs.sums(), other.outputs.sums());
        assertEquals(one.network.backlogAge(3000), other.network.backlogAge(3000));
        assertEquals(one.tally.backlog(), one.network.backlogFlits());
        assertTrue(one.delivered() > 16 * 3000 * 0.2);
    }

    /** A packet that comes to a wrong output would show there. */
    @ParameterizedTest
    @CsvSource({"16, 2, SHARED", "16, 4, OUTPUT", "27, 3, SHARED", "8, 8, SHARED"})
    void everyOutputIsReached(int nodes, int radix, BufferOrganisation buffering) {
        for (int hot = 0; hot < nodes; hot++) {
            SlottedWorkload workload = new SlottedWorkload(0.3, 1, hot);
            PacketTally tally = new PacketTally(nodes);
            OutputStatistics outputs = OutputStatistics.withHotSpot(nodes, hot, radix);
            SlottedEngine network =
                    new SlottedEngine(
                            SlottedFabric.of(nodes, radix),
                            new SlottedSwitchSettings(buffering, 2 * radix, ServiceOrder.RANDOM),
                            workload,
                            tally,
                            RandomStreams.of(1),
                            outputs);
            network.advance(100);
            double[] sums = outputs.sums();
            assertTrue(sums[0] > 50, "hot requests " + sums[0]);
            assertEquals(sums[0], sums[2 + hot], "at output " + hot);
        }
    }

    /** What leaves a stage has come to it. */
    @Test
    void linksCarryWhatPasses() {
        EngineRun trial =
                new EngineRun(
                        64,
                        4,
                        BufferOrganisation.SHARED,
                        ServiceOrder.RANDOM,
                        new SlottedWorkload(0.7, 0.01, 9));
        trial.network.advance(2000);
        assertEquals(128, trial.network.channels());
        long[] stages = new long[2];
        for (int channel = 0; channel < 128; channel++) {
            stages[channel / 64] += trial.network.flitsCarried(channel);
        }
        assertTrue(stages[0] >= stages[1] && stages[1] >= trial.delivered());
        assertTrue(stages[0] - trial.delivered() <= trial.network.backlogFlits());
        assertEquals("s1_w0", trial.network.channelName(0));
        assertEquals("s2_w63", trial.network.channelName(127));
    }

    /** Whom a switch takes must not depend on where he comes from. */
    @ParameterizedTest
    @CsvSource({"SHARED, RANDOM", "SHARED, FIFO", "OUTPUT, RANDOM", "OUTPUT, FIFO"})
    void noSenderIsPreferred(BufferOrganisation buffering, ServiceOrder order) {
        EngineRun trial = new EngineRun(16, 4, buffering, order, new SlottedWorkload(1, 0, 0));
        trial.network.advance(40_000);
        double mean = trial.delivered() / trial.network.channels();
        assertTrue(mean > 10_000, "packets per link " + mean);
        for (int channel = 0; channel < trial.network.channels(); channel++) {
            assertEquals(mean, trial.network.flitsCarried(channel), 5 * Math.sqrt(mean));
        }
    }

    @Test
    void whatDoesNotFitIsRefused() {
        assertThrows(BadInput.class, () -> HeapLimit.require(Long.MAX_VALUE, "so many outlets"));
        assertDoesNotThrow(() -> HeapLimit.require(1 << 20, "a few outlets"));
    }

    @ParameterizedTest
    @CsvSource({"SHARED, RANDOM", "SHARED, FIFO", "OUTPUT, RANDOM", "OUTPUT, FIFO"})
    void nothingIsAllocatedForPackets(BufferOrganisation buffering, ServiceOrder order) {
        EngineRun trial = new EngineRun(64, 2, buffering, order, new SlottedWorkload(0.9, 0.01, 0));
        trial.network.advance(2000);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        // asking costs something itself, most of all the first time
        long cost = -threads.getCurrentThreadAllocatedBytes();
        cost += threads.getCurrentThreadAllocatedBytes();
        double before = trial.delivered();
        long bytes = -threads.getCurrentThreadAllocatedBytes();
        trial.network.advance(4000);
        bytes += threads.getCurrentThreadAllocatedBytes() - cost;
        double packets = trial.delivered() - before;
        assertTrue(packets > 50_000);
        assertEquals(0, (long) (bytes / packets), "of " + bytes + " bytes");
    }
}
