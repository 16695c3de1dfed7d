// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.jmh;

import java.util.Optional;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.analysis.PacketTally;
import org.kneepoint.simulator.packet.multistage.BlockingPolicy;
import org.kneepoint.simulator.packet.multistage.MultistageEngine;
import org.kneepoint.simulator.packet.multistage.MultistageLayout;
import org.kneepoint.simulator.packet.multistage.MultistageSwitchSettings;
import org.kneepoint.simulator.packet.multistage.MultistageWorkload;
import org.kneepoint.simulator.packet.multistage.SwitchArchitecture;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * The speed of asynchronous multistage networks, statistics included. The score {@code services} is
 * in million services of packets at a stage per second.
 */
public class MultistageNetworkBenchmark extends EngineBenchmark {
    /** Network and load. */
    @Param({"SMALL", "FULL", "LINKS", "OUTPUTS", "MIXED", "LARGE", "HUGE"})
    public Scene scene;

    private MultistageEngine engine;
    private int step;
    private long now;

    /** Networks and loads. */
    public enum Scene {
        /** 64 nodes at a moderate load. */
        SMALL(6, SwitchArchitecture.INPUT_SERVERS, BlockingPolicy.AFTER_SERVICE, false, 0.5),
        /** 64 nodes at full load. */
        FULL(6, SwitchArchitecture.INPUT_SERVERS, BlockingPolicy.AFTER_SERVICE, false, 1),
        /** One packet per output link. */
        LINKS(6, SwitchArchitecture.OUTPUT_LINKS, BlockingPolicy.AFTER_SERVICE, false, 0.5),
        /** Buffers at the outputs. */
        OUTPUTS(6, SwitchArchitecture.OUTPUT_BUFFERS, BlockingPolicy.AFTER_SERVICE, false, 0.5),
        /** Losses and well-mixed routing, as in the model. */
        MIXED(6, SwitchArchitecture.INPUT_SERVERS, BlockingPolicy.LOSS, true, 0.9),
        /** 1024 nodes. */
        LARGE(10, SwitchArchitecture.INPUT_SERVERS, BlockingPolicy.AFTER_SERVICE, false, 0.7),
        /** 65536 nodes. */
        HUGE(16, SwitchArchitecture.INPUT_SERVERS, BlockingPolicy.AFTER_SERVICE, false, 0.7);

        private final MultistageLayout sizes;
        private final MultistageSwitchSettings rules;
        private final MultistageWorkload workload;

        Scene(
                int stages,
                SwitchArchitecture switching,
                BlockingPolicy blocking,
                boolean mixed,
                double rate) {
            sizes = new MultistageLayout(2, stages, 1 << stages, 5, 1);
            rules = new MultistageSwitchSettings(switching, blocking, mixed);
            workload = new MultistageWorkload(rate, 0, 0, Integer.MAX_VALUE);
        }
    }

    /** Counters, reported in millions per second. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Count {
        /** Packets served at a stage. */
        public long services;

        /** Resets the counters. */
        @Setup(Level.Iteration)
        public void clear() {
            services = 0;
        }
    }

    /** Builds the network and fills it. */
    @Setup
    public void fill() {
        int nodes = scene.sizes.nodes();
        engine =
                new MultistageEngine(
                        scene.sizes,
                        scene.rules,
                        scene.workload,
                        new PacketTally(nodes),
                        Optional.empty(),
                        RandomStreams.of(1));
        step = Math.max(20, 50_000 / nodes);
        now = 100;
        engine.advance(now);
    }

    /** Some cycles. */
    @Benchmark
    public void advance(Count count) {
        long before = carried(engine);
        now += step;
        engine.advance(now);
        count.services += carried(engine) - before;
    }
}
