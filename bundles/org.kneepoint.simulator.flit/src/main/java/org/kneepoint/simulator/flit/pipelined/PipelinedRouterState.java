// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.ChannelRateLimiter;
import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.simulator.flit.kernel.PacketPool;
import org.kneepoint.simulator.flit.kernel.PacketQueues;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.TimerWheel;

/** State of all pipelined routers of a network, shared by the stages. Used by one thread. */
final class PipelinedRouterState {
    final NetworkWiring wiring;
    final FlowControl flow;
    final PipelinedRouterSettings settings;

    /** Clock of the channels and terminals. */
    final Clock channelClock;

    /** Clock of the routers: that of the channels, unless there is an internal speed-up. */
    final Clock clock;

    final PacketPool packets;
    final VcNumbering numbering;
    final RouterRegions regions;
    final PipelineEvents events;
    final InputPorts inputPorts;
    final OutputPorts outputPorts;
    final PacketQueues packetQueues;
    final PipelinedVcRequests vcRequests;
    final VcReallocationPolicy reallocationPolicy;
    final SwitchRequests switchRequests;

    /** Limiter of the channels, or null if each carries one flit per cycle. */
    final ChannelRateLimiter rateLimiter;

    /**
     * Creates the state of empty routers.
     *
     * @param channelClock clock of the channels
     * @param regionBytes approximate state of a region, bytes
     */
    PipelinedRouterState(
            RouterContext context,
            PipelinedRouterSettings settings,
            Clock channelClock,
            int regionBytes) {
        this.settings = settings;
        this.channelClock = channelClock;
        clock = settings.crossbar().hasInternalSpeedup() ? new Clock() : channelClock;
        wiring = context.wiring();
        flow = context.flowControl();
        packets = context.packets();
        numbering = new VcNumbering(wiring, flow.vcs());
        MaxDelays maxDelays = new MaxDelays(wiring, settings, flow);
        regions = new RouterRegions(numbering, regionBytes, TimerWheel.slots(maxDelays.max()));
        events = new PipelineEvents(maxDelays, regions);
        inputPorts = new InputPorts(numbering, regions, settings.delays());
        outputPorts = new OutputPorts(numbering, regions, settings.delays(), flow.buffer());
        packetQueues = new PacketQueues(numbering.vcNumbers, packets);
        vcRequests = new PipelinedVcRequests(numbering, inputPorts);
        reallocationPolicy =
                new VcReallocationPolicy(numbering, flow, outputPorts, vcRequests, packets);
        switchRequests = new SwitchRequests(numbering, outputPorts.switchRequests);
        rateLimiter = ChannelRateLimiter.of(wiring);
    }
}
