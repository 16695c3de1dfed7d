// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.jmh;

import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.analysis.OutputStatistics;
import org.kneepoint.simulation.analysis.PacketTally;
import org.kneepoint.simulator.slotted.network.BufferOrganisation;
import org.kneepoint.simulator.slotted.network.ServiceOrder;
import org.kneepoint.simulator.slotted.network.SlottedEngine;
import org.kneepoint.simulator.slotted.network.SlottedFabric;
import org.kneepoint.simulator.slotted.network.SlottedSwitchSettings;
import org.kneepoint.simulator.slotted.network.SlottedWorkload;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * The speed of synchronous multistage networks, statistics included. The score {@code moves} is in
 * million packet moves per second, to the next stage or to the output.
 */
public class SlottedNetworkBenchmark extends EngineBenchmark {
    private static final int FILLING = 2000;

    /** Network and load. */
    @Param({"SMALL", "FULL", "HOT", "LARGE", "WIDE", "OUTPUT_RANDOM", "OUTPUT_FIFO", "HUGE"})
    public Scene scene;

    private SlottedEngine engine;
    private OutputStatistics outputs;
    private int step;
    private long now;

    /** Networks and loads. */
    public enum Scene {
        /** 64 nodes at a moderate load. */
        SMALL(64, 2, BufferOrganisation.SHARED, 4, ServiceOrder.RANDOM, 0.6, 0),
        /** 64 nodes at full load. */
        FULL(64, 2, BufferOrganisation.SHARED, 8, ServiceOrder.RANDOM, 1, 0),
        /** 64 nodes, the hot output just overloaded. */
        HOT(64, 2, BufferOrganisation.SHARED, 8, ServiceOrder.RANDOM, 1, 0.01),
        /** 1024 nodes. */
        LARGE(1024, 2, BufferOrganisation.SHARED, 16, ServiceOrder.RANDOM, 0.9, 0),
        /** 4x4 switches. */
        WIDE(256, 4, BufferOrganisation.SHARED, 8, ServiceOrder.RANDOM, 0.6, 0),
        /** Output buffers. */
        OUTPUT_RANDOM(64, 2, BufferOrganisation.OUTPUT, 8, ServiceOrder.RANDOM, 1, 0),
        /** Output buffers, first come first served. */
        OUTPUT_FIFO(64, 2, BufferOrganisation.OUTPUT, 8, ServiceOrder.FIFO, 1, 0),
        /** 65536 nodes. */
        HUGE(65_536, 2, BufferOrganisation.SHARED, 16, ServiceOrder.RANDOM, 0.9, 0);

        private final SlottedFabric fabric;
        private final SlottedSwitchSettings design;
        private final SlottedWorkload traffic;

        Scene(
                int nodes,
                int radix,
                BufferOrganisation buffering,
                int places,
                ServiceOrder order,
                double load,
                double hotspot) {
            fabric = SlottedFabric.of(nodes, radix);
            design = new SlottedSwitchSettings(buffering, places, order);
            traffic = new SlottedWorkload(load, hotspot, 0);
        }
    }

    /** Counters, reported in millions per second. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Count {
        /** Packets that passed a stage. */
        public long moves;

        /** Resets the counters. */
        @Setup(Level.Iteration)
        public void clear() {
            moves = 0;
        }
    }

    /** Builds the network and fills it. */
    @Setup
    public void fill() {
        SlottedFabric fabric = scene.fabric;
        outputs = OutputStatistics.withHotSpot(fabric.nodes(), 0, fabric.radix());
        engine =
                new SlottedEngine(
                        fabric,
                        scene.design,
                        scene.traffic,
                        new PacketTally(fabric.nodes()),
                        RandomStreams.of(1),
                        outputs);
        step = Math.max(20, 100_000 / fabric.nodes());
        now = Math.max(100, FILLING * 64 / fabric.nodes());
        engine.advance(now);
    }

    /** Some cycles. */
    @Benchmark
    public void advance(Count count) {
        long before = moves();
        now += step;
        engine.advance(now);
        count.moves += moves() - before;
    }

    private long moves() {
        double[] delivered = outputs.sums();
        return (long) (delivered[0] + delivered[1]) + carried(engine);
    }
}
