// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.ThreadTeam;
import org.kneepoint.simulation.analysis.PacketTally;

/**
 * Objects of a router model in one run, all new.
 *
 * @param wiring the network
 * @param flowControl flow control
 * @param workload traffic of the terminals
 * @param packets pool of the packets
 * @param sources message generation and source queues
 * @param routes routing function
 * @param sinks delivery of packets
 * @param tally tally to which packets are reported
 * @param streams random streams of the run
 * @param team threads of the run, of which a model may use one only
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
        RandomStreams streams,
        ThreadTeam team) {
    /**
     * Creates the objects of a run on one thread.
     *
     * @param tally tally to which packets are reported
     * @param streams random streams of the run, of which this takes all but {@link
     *     FlitStreamIds#TIES}
     * @throws BadInput if the network is too large, or the routing needs other virtual channels
     */
    public static RouterContext of(
            Network network,
            Routing routing,
            FlowControl flowControl,
            FlitWorkload workload,
            PacketTally tally,
            RandomStreams streams) {
        return of(network, routing, flowControl, workload, tally, streams, ThreadTeam.of(1));
    }

    /**
     * Creates the objects of a run.
     *
     * @param tally tally to which packets are reported
     * @param streams random streams of the run, of which this takes all but {@link
     *     FlitStreamIds#TIES}
     * @param team threads of the run
     * @throws BadInput if the network is too large, or the routing needs other virtual channels
     */
    public static RouterContext of(
            Network network,
            Routing routing,
            FlowControl flowControl,
            FlitWorkload workload,
            PacketTally tally,
            RandomStreams streams,
            ThreadTeam team) {
        VcClassMap classes = VcClassMap.of(routing, flowControl.vcs());
        NetworkWiring wiring = NetworkWiring.of(network);
        PacketPool packets = new PacketPool();
        PacketSources sources =
                new PacketSources(workload, wiring.terminals, packets, tally, streams);
        PacketRouting routes =
                new PacketRouting(
                        routing, wiring, classes, packets, streams.stream(FlitStreamIds.ROUTES));
        return new RouterContext(
                wiring,
                flowControl,
                workload,
                packets,
                sources,
                routes,
                new PacketSinks(packets, tally),
                tally,
                streams,
                team);
    }
}
