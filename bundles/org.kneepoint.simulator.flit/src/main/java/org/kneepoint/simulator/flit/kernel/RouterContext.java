// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.analysis.PacketTally;

/**
 * Context of a router model in one run; every object is new.
 *
 * @param wiring the network
 * @param flowControl how buffers and channels are given to packets
 * @param workload what the terminals send
 * @param packets the packets that exist
 * @param sources where they come from
 * @param routes where they may go
 * @param sinks where they end
 * @param tally where they are counted
 * @param streams random streams of the run
 */
public record RouterContext(
        NetworkWiring wiring,
        FlowControl flowControl,
        FlitWorkload workload,
        PacketPool packets,
        PacketSources sources,
        PacketRouting routes,
        PacketSinks sinks,
        PacketTally tally,
        RandomStreams streams) {
    /**
     * Sets up a run.
     *
     * @param tally where packets are counted
     * @param streams random streams of the run, of which this takes all but {@link
     *     FlitStreamIds#TIES} and {@link FlitStreamIds#SENDERS}
     * @throws BadInput if the network is too large, or the routing needs other virtual channels
     */
    public static RouterContext of(
            Network network,
            Routing routing,
            FlowControl flowControl,
            FlitWorkload workload,
            PacketTally tally,
            RandomStreams streams) {
        VcClassMap classes = VcClassMap.of(routing, flowControl.vcs());
        NetworkWiring wiring = NetworkWiring.of(network);
        PacketPool packets = new PacketPool();
        PacketSources sources =
                new PacketSources(workload, wiring.terminals, packets, tally, streams);
        PacketRouting routes =
                new PacketRouting(
                        network,
                        routing,
                        wiring,
                        classes,
                        packets,
                        streams.stream(FlitStreamIds.ROUTES));
        return new RouterContext(
                wiring,
                flowControl,
                workload,
                packets,
                sources,
                routes,
                new PacketSinks(packets, tally),
                tally,
                streams);
    }
}
