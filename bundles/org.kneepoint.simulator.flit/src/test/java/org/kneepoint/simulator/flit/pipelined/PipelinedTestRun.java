// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Map;
import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.ThreadTeam;
import org.kneepoint.simulation.analysis.PacketTally;
import org.kneepoint.simulator.flit.generation.ArrivalProcessGeneration;
import org.kneepoint.simulator.flit.kernel.CountedLengths;
import org.kneepoint.simulator.flit.kernel.FlitWorkload;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.PacketPool;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.SourceQueuePolicy;
import org.kneepoint.simulator.flit.kernel.TestTraffic;

/**
 * A network under some traffic, measured from outside: by the packets that exist at the end of each
 * cycle. Their sum over time is what all their latencies together amount to, so that nothing of
 * what the engine reports enters.
 */
final class PipelinedTestRun {
    /** Uniform destinations, the source itself included. */
    static final Destinations UNIFORM = null;

    private static final double NEVER = 1e15;

    private final Network network;
    private final PipelinedTestRouter testRouter;
    private final PacketPool packets;
    private final PipelinedRouterEngine engine;
    private final int length;
    private long now;
    private final CountedLengths counted;

    /**
     * Starts an empty network.
     *
     * @param load flits per terminal and cycle, Bernoulli; 0 for one packet of each terminal at
     *     time 0 and no more
     */
    PipelinedTestRun(
            Network network,
            Routing routing,
            PipelinedTestRouter testRouter,
            Destinations destinations,
            int length,
            double load,
            long seed) {
        this(
                network,
                routing,
                testRouter,
                destinations,
                length,
                load,
                seed,
                PipelinedRouterState.DEFAULT_CACHE,
                ThreadTeam.of(1));
    }

    /**
     * Starts an empty network, divided into regions for a cache of so many bytes, that is always
     * simulated by all threads of a team.
     */
    PipelinedTestRun(
            Network network,
            Routing routing,
            PipelinedTestRouter testRouter,
            Destinations destinations,
            int length,
            double load,
            long seed,
            int cache,
            ThreadTeam team) {
        this.network = network;
        this.testRouter = testRouter;
        this.length = length;
        counted = new CountedLengths(TestTraffic.fixed(length));
        int terminals = network.terminals();
        Scenario scenario = Scenario.of("any", Parameters.of(), Map.of());
        FlitWorkload workload =
                new FlitWorkload(
                        destinations == UNIFORM ? new Uniform(terminals) : destinations,
                        counted,
                        ArrivalProcessGeneration.of(
                                new Trials(load / length),
                                scenario,
                                t -> load == 0 ? 1 : load / length,
                                terminals),
                        new SourceQueuePolicy(SourceQueuePolicy.Kind.INFINITE, 0));
        RouterContext context =
                RouterContext.of(
                        network,
                        routing,
                        testRouter.flow(),
                        workload,
                        new PacketTally(terminals),
                        RandomStreams.of(seed),
                        team);
        packets = context.packets();
        engine = new PipelinedRouterEngine(context, testRouter.settings(), cache, 0);
    }

    /** A trial of the usual routing of a network under uniform traffic. */
    static PipelinedTestRun of(
            Network network, PipelinedTestRouter testRouter, int length, double load, long seed) {
        return new PipelinedTestRun(
                network, Networks.usual(network), testRouter, UNIFORM, length, load, seed);
    }

    PipelinedRouterEngine engine() {
        return engine;
    }

    PipelinedTestRouter testRouter() {
        return testRouter;
    }

    int packets() {
        return packets.size();
    }

    long now() {
        return now;
    }

    /** Advances by some cycles. */
    void run(long cycles) {
        now += cycles;
        engine.advance(now);
    }

    /** Advances until nothing is left; returns the cycle in which the last packet arrived. */
    long drain(long most) {
        do {
            run(1);
        } while (engine.backlogFlits() > 0 && now < most);
        return now - 1;
    }

    /** Advances by some cycles and measures meanwhile. */
    Figures measure(long cycles) {
        double ages = -packets.totalAge(now);
        long before = packets.size() - counted.packets();
        long hops = hops();
        long latencies = 0;
        for (long i = 0; i < cycles; i++) {
            run(1);
            latencies += packets.size();
        }
        long arrived = before + counted.packets() - packets.size();
        double all = latencies - packets.totalAge(now) - ages;
        double perTerminal = (double) cycles * network.terminals();
        return new Figures(
                all / arrived,
                arrived * length / perTerminal,
                (hops() - hops) / (double) (arrived * length));
    }

    private long hops() {
        long hops = 0;
        for (int channel = 0; channel < engine.channels(); channel++) {
            hops += engine.flitsCarried(channel);
        }
        return hops;
    }

    /**
     * What was measured.
     *
     * @param latency mean from generation to the arrival of the tail, over the packets that arrived
     * @param throughput flits per terminal and cycle
     * @param links channels between routers that a flit passes, mean
     */
    record Figures(double latency, double throughput, double links) {}

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

    /** One trial per cycle, or one message at time 0 if the rate is 0. */
    private record Trials(double rate) implements ArrivalProcess {
        @Override
        public String name() {
            return "trials";
        }

        @Override
        public Description description() {
            return Description.of("one trial per cycle");
        }

        @Override
        public Source start(Scenario scenario, double ignored) {
            boolean[] started = {false};
            return random -> {
                boolean first = !started[0];
                started[0] = true;
                if (rate == 0) {
                    return first ? 0 : NEVER;
                }
                double failures =
                        rate < 1
                                ? Math.floor(
                                        StrictMath.log(1 - random.nextDouble())
                                                / StrictMath.log(1 - rate))
                                : 0;
                return first ? failures : failures + 1;
            };
        }

        @Override
        public double scv(Scenario scenario, double ignored) {
            return 1 - rate;
        }
    }
}
