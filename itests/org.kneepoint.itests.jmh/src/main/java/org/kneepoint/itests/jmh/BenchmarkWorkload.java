// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.jmh;

import java.util.Map;
import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.LengthDistribution.Lengths;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.SimulationEngine;
import org.kneepoint.simulation.analysis.PacketTally;
import org.kneepoint.simulator.flit.generation.ArrivalProcessGeneration;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.SourceQueuePolicy;
import org.kneepoint.simulator.flit.kernel.Switching;
import org.kneepoint.traffic.pattern.UniformTraffic;

/** Uniform traffic of packets of 8 flits on a network, for a router model to carry. */
final class BenchmarkWorkload {
    private static final int LENGTH = 8;

    final RouterContext context;
    private long flitsGenerated;

    /**
     * Prepares a run of wormhole routers.
     *
     * @param vcs virtual channels of a link
     * @param buffer places of each, flits
     * @param load flits per terminal and cycle
     */
    BenchmarkWorkload(
            Network network,
            Routing routing,
            int vcs,
            int buffer,
            ArrivalProcess arrivals,
            SourceQueuePolicy.Kind queue,
            double load) {
        int terminals = network.terminals();
        Parameters settings =
                Parameters.of(
                        StandardParameters.LENGTH,
                        StandardParameters.SELF_TRAFFIC,
                        StandardParameters.HOTSPOT,
                        StandardParameters.HOTSPOT_NODE);
        Scenario scenario = Scenario.of("any", settings, Map.of("length", "" + LENGTH));
        context =
                RouterContext.of(
                        network,
                        routing,
                        new FlowControl(vcs, buffer, Switching.WORMHOLE, VcReallocation.AFTER_TAIL),
                        new org.kneepoint.simulator.flit.kernel.FlitWorkload(
                                new UniformTraffic().build(scenario, network),
                                new Counted(),
                                ArrivalProcessGeneration.of(
                                        arrivals, scenario, load / LENGTH, terminals),
                                new SourceQueuePolicy(queue, 0)),
                        new PacketTally(terminals),
                        RandomStreams.of(1));
    }

    /** Builds a network from its words. */
    static Network network(Topology topology, Map<String, String> settings) {
        return topology.build(Scenario.of(topology.name(), topology.parameters(), settings));
    }

    /** Returns the flits that have left a router so far, over a link or to their terminal. */
    long passed(SimulationEngine engine) {
        long flits = flitsGenerated - engine.backlogFlits();
        for (int channel = 0; channel < engine.channels(); channel++) {
            flits += engine.flitsCarried(channel);
        }
        return flits;
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
