// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.jmh;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.api.traffic.LengthDistribution.Lengths;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.analysis.PacketTally;
import org.kneepoint.simulator.flit.generation.ArrivalProcessGeneration;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.SourceQueuePolicy;
import org.kneepoint.simulator.flit.kernel.Switching;
import org.kneepoint.simulator.flit.pipelined.PipelineDelays;
import org.kneepoint.simulator.flit.pipelined.PipelinedRouterEngine;
import org.kneepoint.simulator.flit.pipelined.PipelinedRouterSettings;
import org.kneepoint.topology.hypercube.HypercubeTopology;
import org.kneepoint.topology.torus.MeshTopology;
import org.kneepoint.topology.torus.TorusTopology;
import org.kneepoint.traffic.arrival.BernoulliArrivals;
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
 * How fast the pipelined router is simulated: packets of 8 flits, uniform, the source included,
 * buffers of 8 flits. The score {@code flitHops} is in million flits per second that pass a router.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(
        value = 1,
        jvmArgsAppend = {"-Xmx4g", "-XX:+UseSerialGC"})
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 6, time = 2)
public class PipelinedRoutersBenchmark {
    private static final int LENGTH = 8;
    private static final int BUFFER = 8;

    /** Network and load. */
    @Param({"MESH_8X8", "TORUS_32X32", "CUBE_256", "TORUS_1024X1024", "TORUS_1024X1024_LIGHT"})
    public Scene scene;

    private PipelinedRouterEngine engine;
    private long now;
    private long flitsGenerated;

    /** What is simulated. */
    public enum Scene {
        /** 8x8 mesh at three quarters of its saturation. */
        MESH_8X8(new MeshTopology(), "8", 2, 8, 0.3, 1000, 5000),
        /** 32x32 torus at half of its saturation. */
        TORUS_32X32(new TorusTopology(), "32", 2, 2, 0.05, 200, 2000),
        /** Binary 8-cube. */
        CUBE_256(new HypercubeTopology(), null, 8, 8, 0.4, 100, 2000),
        /** A million routers, every fifth channel in use. */
        TORUS_1024X1024(new TorusTopology(), "1024", 2, 2, 0.0016, 4, 400),
        /** A million routers with some hundred flits on their way. */
        TORUS_1024X1024_LIGHT(new TorusTopology(), "1024", 2, 2, 1e-6, 5000, 50_000);

        private final Topology topology;
        private final String radix;
        private final int dimensions;
        private final int vcs;
        private final double load;
        private final int step;
        private final int warmup;

        Scene(
                Topology topology,
                String radix,
                int dimensions,
                int vcs,
                double load,
                int step,
                int warmup) {
            this.topology = topology;
            this.radix = radix;
            this.dimensions = dimensions;
            this.vcs = vcs;
            this.load = load;
            this.step = step;
            this.warmup = warmup;
        }

        private Network network() {
            Map<String, String> settings = new HashMap<>();
            settings.put("dimensions", Integer.toString(dimensions));
            if (radix != null) {
                settings.put("radix", radix);
            }
            return topology.build(Scenario.of(topology.name(), topology.parameters(), settings));
        }

        private int link() {
            return topology instanceof TorusTopology ? 2 : 1;
        }

        private Routing routing(Network network) {
            return network.routings().get(topology instanceof TorusTopology ? 1 : 0);
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
        Network network = scene.network();
        int terminals = network.terminals();
        Scenario scenario = Scenario.of("any", Parameters.of(), Map.of());
        RouterContext context =
                RouterContext.of(
                        network,
                        scene.routing(network),
                        new FlowControl(
                                scene.vcs, BUFFER, Switching.WORMHOLE, VcReallocation.AFTER_TAIL),
                        new org.kneepoint.simulator.flit.kernel.FlitWorkload(
                                new Uniform(terminals),
                                new Counted(),
                                ArrivalProcessGeneration.of(
                                        new BernoulliArrivals(),
                                        scenario,
                                        scene.load / LENGTH,
                                        terminals),
                                new SourceQueuePolicy(SourceQueuePolicy.Kind.INFINITE, 0)),
                        new PacketTally(terminals),
                        RandomStreams.of(1));
        PipelineDelays delays = new PipelineDelays(1, 1, 1, 1, scene.link(), 0);
        engine = new PipelinedRouterEngine(context, new PipelinedRouterSettings(delays, false));
        now = scene.warmup;
        engine.advance(now);
    }

    /** Some cycles. */
    @Benchmark
    public void advance(Count count) {
        long before = passed();
        now += scene.step;
        engine.advance(now);
        count.flitHops += passed() - before;
        count.cycles += scene.step;
    }

    /** Flits that have left a router, over a channel or to their terminal. */
    private long passed() {
        long flits = flitsGenerated - engine.backlogFlits();
        for (int channel = 0; channel < engine.channels(); channel++) {
            flits += engine.flitsCarried(channel);
        }
        return flits;
    }

    private record Uniform(int terminals) implements Destinations {
        @Override
        public int destination(int source, RandomGenerator random) {
            return random.nextInt(terminals);
        }

        @Override
        public double probability(int source, int destination) {
            return 1.0 / terminals;
        }
    }

    private final class Counted implements Lengths {
        @Override
        public int nextLength(RandomGenerator random) {
            flitsGenerated += LENGTH;
            return LENGTH;
        }

        @Override
        public double mean() {
            return LENGTH;
        }

        @Override
        public double scv() {
            return 0;
        }
    }
}
