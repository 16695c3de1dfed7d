// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit;

import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.LengthDistribution.Lengths;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.simulation.Streams;
import org.kneepoint.simulation.Tally;
import org.kneepoint.simulator.flit.network.ClassMap;
import org.kneepoint.simulator.flit.network.Generation;
import org.kneepoint.simulator.flit.network.Packets;
import org.kneepoint.simulator.flit.network.Routes;
import org.kneepoint.simulator.flit.network.Sources;
import org.kneepoint.simulator.flit.network.Stream;
import org.kneepoint.simulator.flit.network.Wiring;

/**
 * What a router model works with in one run: all of it fresh, and known to each other.
 *
 * @param wiring the network
 * @param packets the packets that exist
 * @param sources where they come from
 * @param routes where they may go
 * @param tally where they are counted
 * @param streams random streams of the run
 */
record Setting(
        Wiring wiring,
        Packets packets,
        Sources sources,
        Routes routes,
        Tally tally,
        Streams streams) {
    /**
     * Sets up the run of a scenario.
     *
     * @param generation when each terminal generates
     * @param streams random streams of the run
     */
    static Setting of(Scenario scenario, Plan plan, Generation generation, Streams streams) {
        Network network = scenario.part(Network.class).orElseThrow();
        Routing routing = scenario.part(Routing.class).orElseThrow();
        ClassMap classes = ClassMap.of(routing, plan.vcs());
        Wiring wiring = Wiring.of(network);
        Packets packets = new Packets();
        Tally tally = new Tally(wiring.terminals, Words.origin(scenario));
        Sources sources =
                new Sources(
                        scenario.part(Destinations.class).orElseThrow(),
                        scenario.part(Lengths.class).orElseThrow(),
                        generation,
                        wiring.terminals,
                        Words.source(scenario),
                        packets,
                        tally,
                        streams);
        Routes routes =
                new Routes(
                        network, routing, wiring, classes, packets, streams.stream(Stream.PATHS));
        return new Setting(wiring, packets, sources, routes, tally, streams);
    }
}
