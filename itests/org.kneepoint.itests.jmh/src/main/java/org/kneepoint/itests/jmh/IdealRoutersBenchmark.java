// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.jmh;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.simulator.flit.ideal.IdealRouterEngine;
import org.kneepoint.simulator.flit.ideal.TerminalAttachment;
import org.kneepoint.simulator.flit.kernel.SourceQueuePolicy;
import org.kneepoint.topology.hypercube.HypercubeTopology;
import org.kneepoint.topology.torus.MeshTopology;
import org.kneepoint.topology.torus.TorusTopology;
import org.kneepoint.traffic.arrival.PoissonArrivals;
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
 * How fast the ideal router is simulated: packets of 8 flits, uniform, Poisson. The score {@code
 * flitHops} is in million flits per second that pass a router.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(
        value = 1,
        jvmArgsAppend = {"-Xmx4g", "-XX:+UseSerialGC"})
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 6, time = 2)
public class IdealRoutersBenchmark {
    /** Network and load. */
    @Param({
        "CUBE_64",
        "MESH",
        "MESH_8_VCS",
        "TORUS",
        "TORUS_OVERLOADED",
        "MILLION",
        "MILLION_LIGHT"
    })
    public Scene scene;

    private BenchmarkWorkload workload;
    private IdealRouterEngine engine;
    private long now;
    private long passed;

    /** What is simulated. */
    public enum Scene {
        /** Binary 6-cube of one virtual channel and one place, at half of its saturation. */
        CUBE_64(new HypercubeTopology(), Map.of("dimensions", "6"), 1, 1, 0.25, 2000, 5000),
        /** 8x8 mesh of one virtual channel and one place, at half of its saturation. */
        MESH(new MeshTopology(), Map.of("radix", "8"), 1, 1, 0.11, 2000, 5000),
        /** 8x8 mesh whose virtual channels share the links. */
        MESH_8_VCS(new MeshTopology(), Map.of("radix", "8"), 8, 8, 0.3, 2000, 5000),
        /** 32x32 torus. */
        TORUS(new TorusTopology(), Map.of("radix", "32"), 2, 8, 0.05, 200, 2000),
        /** 32x32 torus in which nearly all packets are blocked. */
        TORUS_OVERLOADED(new TorusTopology(), Map.of("radix", "32"), 2, 8, 0.3, 200, 2000),
        /** 1024x1024 torus, every fifth link in use. */
        MILLION(new TorusTopology(), Map.of("radix", "1024"), 2, 8, 0.0016, 20, 400),
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
                        new PoissonArrivals(),
                        SourceQueuePolicy.Kind.INFINITE,
                        scene.load);
        engine = new IdealRouterEngine(workload.context, TerminalAttachment.CHANNELS);
        now = scene.warmup;
        engine.advance(now);
        passed = workload.passed(engine);
    }

    /** Some cycles. */
    @Benchmark
    public void advance(Count count) {
        now += scene.step;
        engine.advance(now);
        long before = passed;
        passed = workload.passed(engine);
        count.flitHops += passed - before;
        count.cycles += scene.step;
    }
}
