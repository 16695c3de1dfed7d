// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.jmh;

import java.util.Map;
import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.LengthDistribution.Lengths;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.simulation.Engine;
import org.kneepoint.simulation.Streams;
import org.kneepoint.simulation.Tally;
import org.kneepoint.simulator.flit.network.ClassMap;
import org.kneepoint.simulator.flit.network.Packets;
import org.kneepoint.simulator.flit.network.Processes;
import org.kneepoint.simulator.flit.network.Routes;
import org.kneepoint.simulator.flit.network.SourceQueue;
import org.kneepoint.simulator.flit.network.Sources;
import org.kneepoint.simulator.flit.network.Stream;
import org.kneepoint.simulator.flit.network.Wiring;
import org.kneepoint.traffic.pattern.Uniform;

/** Uniform traffic of packets of 8 flits on a network, for a router model to carry. */
final class Workload {
    private static final int LENGTH = 8;

    final Wiring wiring;
    final Packets packets = new Packets();
    final Sources sources;
    final Routes routes;
    final Tally tally;
    final Streams streams = Streams.of(1);
    private long flitsGenerated;

    /**
     * Prepares a run.
     *
     * @param load flits per terminal and cycle
     * @param vcs virtual channels of a link
     */
    Workload(
            Network network,
            Routing routing,
            int vcs,
            ArrivalProcess arrivals,
            SourceQueue.Kind queue,
            double load) {
        int terminals = network.terminals();
        Parameters words =
                Parameters.of(
                        StandardParameters.LENGTH,
                        StandardParameters.SELF,
                        StandardParameters.HOTSPOT,
                        StandardParameters.HOTSPOT_NODE);
        Scenario lengths = Scenario.of("any", words, Map.of("length", "" + LENGTH));
        Scenario scenario =
                lengths.withPart(Destinations.class, new Uniform().build(lengths, terminals))
                        .withPart(Lengths.class, new Counted())
                        .withPart(ArrivalProcess.class, arrivals);
        wiring = Wiring.of(network);
        tally = new Tally(terminals);
        sources =
                new Sources(
                        scenario.part(Destinations.class).orElseThrow(),
                        scenario.part(Lengths.class).orElseThrow(),
                        Processes.of(scenario, load / LENGTH, terminals),
                        terminals,
                        new SourceQueue(queue, 0),
                        packets,
                        tally,
                        streams);
        routes =
                new Routes(
                        network,
                        routing,
                        wiring,
                        ClassMap.of(routing, vcs),
                        packets,
                        streams.stream(Stream.PATHS));
    }

    /** Builds a network from its words. */
    static Network network(Topology topology, Map<String, String> words) {
        return topology.build(Scenario.of(topology.name(), topology.parameters(), words));
    }

    /** Returns the flits that have left a router so far, over a link or to their terminal. */
    long passed(Engine engine) {
        long flits = flitsGenerated - engine.flitsInside();
        for (int channel = 0; channel < engine.channels(); channel++) {
            flits += engine.carried(channel);
        }
        return flits;
    }

    private final class Counted implements Lengths {
        @Override
        public int next(RandomGenerator random) {
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
