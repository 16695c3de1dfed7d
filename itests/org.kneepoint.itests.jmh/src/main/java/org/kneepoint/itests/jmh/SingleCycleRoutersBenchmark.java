// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.jmh;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.simulator.flit.kernel.SourceQueuePolicy;
import org.kneepoint.simulator.flit.singlecycle.SingleCycleRouterEngine;
import org.kneepoint.simulator.flit.singlecycle.SingleCycleRouterSettings;
import org.kneepoint.topology.hypercube.HypercubeTopology;
import org.kneepoint.topology.torus.MeshTopology;
import org.kneepoint.topology.torus.TorusTopology;
import org.kneepoint.traffic.arrival.PacketGapArrivals;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How fast the single-cycle router is simulated: packets of 8 flits, uniform, sources blocked while
 * a packet waits. The score {@code flitHops} is in million flits per second that pass a router.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(
        value = 1,
        jvmArgsAppend = {"-Xmx4g", "-XX:+UseSerialGC"})
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 6, time = 2)
public class SingleCycleRoutersBenchmark {
    private static final int INJECTION_BUFFER = 6;

    /** Network and load. */
    @Param({"TORUS_LIGHT", "TORUS", "TORUS_KNEE", "MESH", "CUBE", "MILLION", "MILLION_LIGHT"})
    public Scene scene;

    private BenchmarkWorkload workload;
    private SingleCycleRouterEngine engine;
    private long now;

    /** What is simulated. */
    public enum Scene {
        /** 32x32 torus at a third of its critical load. */
        TORUS_LIGHT(new TorusTopology(), Map.of("radix", "32"), 2, 16, 0.05, 200, 2000),
        /** 32x32 torus at two thirds of its critical load. */
        TORUS(new TorusTopology(), Map.of("radix", "32"), 2, 16, 0.1, 200, 2000),
        /** 32x32 torus just below its critical load. */
        TORUS_KNEE(new TorusTopology(), Map.of("radix", "32"), 2, 16, 0.14, 200, 4000),
        /** 8x8 mesh. */
        MESH(new MeshTopology(), Map.of("radix", "8"), 8, 8, 0.3, 1000, 5000),
        /** Binary 8-cube. */
        CUBE(new HypercubeTopology(), Map.of("dimensions", "8"), 8, 8, 0.4, 100, 2000),
        /** 1024x1024 torus, every fifth link in use. */
        MILLION(new TorusTopology(), Map.of("radix", "1024"), 2, 8, 0.0016, 4, 400),
        /** 1024x1024 torus with some thousand flits on their way. */
        MILLION_LIGHT(new TorusTopology(), Map.of("radix", "1024"), 2, 8, 1e-6, 5000, 50_000);

        private final Topology topology;
        private final Map<String, String> words;
        private final int vcs;
        private final int buffer;
        private final double load;
        private final int step;
        private final int warmup;

        Scene(
                Topology topology,
                Map<String, String> settings,
                int vcs,
                int buffer,
                double load,
                int step,
                int warmup) {
            this.topology = topology;
            this.words = settings;
            this.vcs = vcs;
            this.buffer = buffer;
            this.load = load;
            this.step = step;
            this.warmup = warmup;
        }
    }

    /** What is counted; the unit makes it millions per second. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Count {
        /** Flits that passed a router. */
        public long flitHops;

        /** Simulated cycles. */
        public long cycles;

        /** Begins anew. */
        @Setup(Level.Iteration)
        public void clear() {
            flitHops = 0;
            cycles = 0;
        }
    }

    /** Builds the network and fills it. */
    @Setup
    public void fill() {
        Network network = BenchmarkWorkload.network(scene.topology, scene.words);
        workload =
                new BenchmarkWorkload(
                        network,
                        network.routings().get(0),
                        scene.vcs,
                        scene.buffer,
                        new PacketGapArrivals(),
                        SourceQueuePolicy.Kind.BLOCKED,
                        scene.load);
        engine =
                new SingleCycleRouterEngine(
                        workload.context, new SingleCycleRouterSettings(INJECTION_BUFFER, false));
        now = scene.warmup;
        engine.advance(now);
    }

    /** Some cycles. */
    @Benchmark
    public void advance(Count count) {
        long before = workload.passed(engine);
        now += scene.step;
        engine.advance(now);
        count.flitHops += workload.passed(engine) - before;
        count.cycles += scene.step;
    }
}
