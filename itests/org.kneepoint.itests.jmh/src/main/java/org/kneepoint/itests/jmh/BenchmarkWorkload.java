// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.jmh;

import java.util.Map;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.LengthDistribution.Lengths;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.SimulationEngine;
import org.kneepoint.simulation.ThreadTeam;
import org.kneepoint.simulation.analysis.PacketTally;
import org.kneepoint.simulator.flit.generation.ArrivalProcessGeneration;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.SourceQueuePolicy;
import org.kneepoint.simulator.flit.kernel.Switching;
import org.kneepoint.traffic.pattern.UniformTraffic;

/** Uniform traffic of packets of 8 flits on a network. */
final class BenchmarkWorkload {
    private static final int LENGTH = 8;

    final RouterContext context;
    private long flitsGenerated;

    /**
     * Prepares a run of wormhole routers on one thread.
     *
     * @param routing selects the routing of the network
     * @param self whether a terminal may send to itself
     */
    BenchmarkWorkload(
            Setting setting,
            Function<Network, Routing> routing,
            boolean self,
            ArrivalProcess arrivals,
            SourceQueuePolicy.Kind queue) {
        this(setting, routing, self, arrivals, queue, ThreadTeam.of(1));
    }

    /**
     * Prepares a run of wormhole routers on the threads of a team.
     *
     * @param routing selects the routing of the network
     * @param self whether a terminal may send to itself
     */
    BenchmarkWorkload(
            Setting setting,
            Function<Network, Routing> routing,
            boolean self,
            ArrivalProcess arrivals,
            SourceQueuePolicy.Kind queue,
            ThreadTeam team) {
        Network network = setting.network();
        int terminals = network.terminals();
        Parameters settings =
                Parameters.of(
                        StandardParameters.LENGTH,
                        StandardParameters.SELF_TRAFFIC,
                        StandardParameters.HOTSPOT,
                        StandardParameters.HOTSPOT_NODE);
        Scenario scenario =
                Scenario.of("any", settings, Map.of("length", "" + LENGTH, "self", "" + self));
        double rate = setting.load() / LENGTH;
        context =
                RouterContext.of(
                        network,
                        routing.apply(network),
                        new FlowControl(
                                setting.vcs(),
                                setting.buffer(),
                                Switching.WORMHOLE,
                                VcReallocation.NON_ATOMIC),
                        new org.kneepoint.simulator.flit.kernel.FlitWorkload(
                                new UniformTraffic().build(scenario, network),
                                new Counted(),
                                ArrivalProcessGeneration.of(
                                        arrivals, scenario, source -> rate, terminals),
                                new SourceQueuePolicy(queue, 0)),
                        new PacketTally(terminals),
                        RandomStreams.of(1),
                        team);
    }

    /** Returns the default routing of a network. */
    static Routing usual(Network network) {
        return network.routings().get(0);
    }

    /** Returns the flit-hops so far: flits that have left a router. */
    long passed(SimulationEngine engine) {
        return flitsGenerated - engine.backlogFlits() + EngineBenchmark.carried(engine);
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
