// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.analysis.PacketTally;

/**
 * What a router model works with in one run: all of it fresh, and known to each other.
 *
 * @param wiring the network
 * @param flow how buffers and channels are given to packets
 * @param workload what the terminals send
 * @param packets the packets that exist
 * @param sources where they come from
 * @param routes where they may go
 * @param sinks where they end
 * @param tally where they are counted
 * @param streams random streams of the run
 */
public record RouterContext(
        Wiring wiring,
        FlowControl flow,
        Workload workload,
        Packets packets,
        Sources sources,
        Routes routes,
        Sinks sinks,
        PacketTally tally,
        RandomStreams streams) {
    /**
     * Sets up a run.
     *
     * @param tally where packets are counted
     * @param streams random streams of the run, of which this takes all but {@link Stream#TIES} and
     *     {@link Stream#SENDERS}
     * @throws BadInput if the network is too large, or the routing needs other virtual channels
     */
    public static RouterContext of(
            Network network,
            Routing routing,
            FlowControl flow,
            Workload workload,
            PacketTally tally,
            RandomStreams streams) {
        ClassMap classes = ClassMap.of(routing, flow.vcs());
        Wiring wiring = Wiring.of(network);
        Packets packets = new Packets();
        Sources sources = new Sources(workload, wiring.terminals, packets, tally, streams);
        Routes routes =
                new Routes(
                        network, routing, wiring, classes, packets, streams.stream(Stream.PATHS));
        return new RouterContext(
                wiring,
                flow,
                workload,
                packets,
                sources,
                routes,
                new Sinks(packets, tally),
                tally,
                streams);
    }
}
