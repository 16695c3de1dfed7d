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

/**
 * State of all pipelined routers of a network, as the thread of a share of them uses it. Each share
 * has its own clock, events and sets of active ports; the rest is common, and a thread changes
 * there what belongs to its routers only.
 */
final class PipelinedRouterState {
    /** Bytes of a second-level cache. */
    static final int DEFAULT_CACHE = 1 << 20;

    /** Size of one of several shares, in second-level caches, from which on no cache holds it. */
    private static final int LARGE_SHARE = 4;

    /**
     * Fewest cycles between routers, and between terminals and routers: a flit takes at least one
     * for the switch and one for the link; a credit is sent one cycle after the grant.
     */
    static final int LOOKAHEAD = 2;

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
    final RegionShares shares;

    /** Most cycles for which terminals and regions are simulated in turn. */
    final int cycles;

    /** Events that all shares add. */
    final PipelineEvents[] sources;

    /** Events that this share adds. */
    final PipelineEvents events;

    final InputPorts inputPorts;
    final OutputPorts outputPorts;
    final HeaderRecords headerRecords;
    final PacketQueues packetQueues;
    final PipelinedVcRequests vcRequests;
    final VcReallocationPolicy reallocationPolicy;
    final SwitchRequests switchRequests;

    /** Limiter of the channels, or null if each carries one flit per cycle. */
    final ChannelRateLimiter rateLimiter;

    private final int share;

    /**
     * Creates the state of empty routers, as the first share uses it.
     *
     * @param channelClock clock of the channels
     * @param cache bytes of a second-level cache
     * @param threads number of shares
     * @param maxCycles most cycles for which terminals and regions are simulated in turn
     */
    PipelinedRouterState(
            RouterContext context,
            PipelinedRouterSettings settings,
            Clock channelClock,
            int cache,
            int threads,
            int maxCycles) {
        this.settings = settings;
        this.channelClock = channelClock;
        share = 0;
        clock = settings.crossbar().hasInternalSpeedup() ? new Clock() : channelClock;
        wiring = context.wiring();
        flow = context.flowControl();
        packets = context.packets();
        numbering = new VcNumbering(wiring, flow.vcs());
        MaxDelays maxDelays = new MaxDelays(wiring, settings, flow);
        long caches = numbering.bytes() / cache;
        regions =
                new RouterRegions(
                        numbering,
                        cache,
                        TimerWheel.slots(maxDelays.max() + ahead(maxCycles)),
                        threads,
                        maxCycles > 1);
        if (regions.routerRegions == 1) {
            cycles = 1;
        } else if (threads == 1 || caches >= (long) threads * LARGE_SHARE) {
            cycles = maxCycles;
        } else {
            cycles = Math.min(LOOKAHEAD, maxCycles);
        }
        shares = new RegionShares(regions, wiring, threads);
        sources = new PipelineEvents[threads];
        for (int source = 0; source < threads; source++) {
            sources[source] = new PipelineEvents(maxDelays, regions, ahead(cycles));
        }
        events = sources[share];
        inputPorts = new InputPorts(numbering, regions, settings.delays());
        outputPorts = new OutputPorts(numbering, regions, settings.delays(), flow.buffer());
        headerRecords = new HeaderRecords(numbering.vcNumbers);
        packetQueues = headerRecords.packetQueues(packets);
        vcRequests = new PipelinedVcRequests(numbering, inputPorts);
        reallocationPolicy =
                new VcReallocationPolicy(numbering, flow, outputPorts, vcRequests, packets);
        switchRequests = new SwitchRequests(numbering, outputPorts, outputPorts.switchRequests);
        rateLimiter = ChannelRateLimiter.of(wiring);
    }

    /** Views a state as another share uses it. */
    private PipelinedRouterState(PipelinedRouterState first, int share) {
        this.share = share;
        settings = first.settings;
        channelClock = first.channelClock;
        clock = new Clock();
        wiring = first.wiring;
        flow = first.flow;
        packets = first.packets;
        numbering = first.numbering;
        regions = first.regions;
        cycles = first.cycles;
        shares = first.shares;
        sources = first.sources;
        events = sources[share];
        inputPorts = first.inputPorts;
        outputPorts = first.outputPorts;
        headerRecords = first.headerRecords;
        packetQueues = first.packetQueues;
        vcRequests = first.vcRequests.forShare();
        reallocationPolicy = first.reallocationPolicy;
        switchRequests = new SwitchRequests(numbering, outputPorts, outputPorts.switchRequests);
        rateLimiter = first.rateLimiter;
    }

    /** Returns the cycles, besides one, by which some may be ahead of others. */
    private static int ahead(int cycles) {
        return Math.max(0, cycles - LOOKAHEAD);
    }

    /** Returns the state as a share uses it. */
    PipelinedRouterState of(int share) {
        return share == 0 ? this : new PipelinedRouterState(this, share);
    }

    /** Returns the first region of the share. */
    int firstRegion() {
        return shares.firstRegion(share);
    }

    /** Returns the region after the last of the share. */
    int endRegion() {
        return shares.firstRegion(share + 1);
    }

    /** Returns the first port of the share. */
    int firstPort() {
        return regions.firstPort(firstRegion());
    }

    /** Returns the number of ports of the share. */
    int ports() {
        return regions.firstPort(endRegion()) - firstPort();
    }

    /** Returns the first router of the share. */
    int firstRouter() {
        return regions.firstRouter(firstRegion());
    }

    /** Returns the number of routers of the share. */
    int routers() {
        return regions.firstRouter(endRegion()) - firstRouter();
    }
}
