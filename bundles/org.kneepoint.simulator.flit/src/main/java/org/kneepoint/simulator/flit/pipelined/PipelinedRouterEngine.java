// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.kneepoint.simulation.ThreadTeam;
import org.kneepoint.simulator.flit.kernel.FlitEngine;
import org.kneepoint.simulator.flit.kernel.PacketRouting;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.WaitForGraph;

/** Engine of a network of pipelined virtual-channel routers; see the rules of the package. */
public final class PipelinedRouterEngine extends FlitEngine {
    /** Most cycles for which terminals are simulated ahead of the routers. */
    private static final int MAX_CYCLES = 24;

    /** Flits in the network below which one thread is as fast as several. */
    private static final int FEW_FLITS = 1000;

    private final PipelinedRouterState state;
    private final ThreadTeam team;
    private final PipelinedTerminals terminals;

    /** By share of the routers. */
    private final RouterPipeline[] pipelines;

    private final PipelinedInvariants invariants;

    /** Null if all regions are simulated for the same cycles in turn. */
    private final TimeSkewedRegions skewedRegions;

    private final int fewFlits;
    private final IntConsumer runShare = this::runShare;
    private final IntConsumer runRouters = this::runRouters;
    private final IntConsumer runSkewedShare = this::runSkewedShare;

    /** Cycles that all shares are to simulate. */
    private long first;

    private long last;

    /**
     * Builds an empty network at cycle 0.
     *
     * @param context objects of the run
     * @param settings settings of the routers
     * @throws org.kneepoint.api.scenario.BadInput if the network is too large for the memory
     */
    public PipelinedRouterEngine(RouterContext context, PipelinedRouterSettings settings) {
        this(context, settings, PipelinedRouterState.DEFAULT_CACHE, FEW_FLITS);
    }

    /**
     * Creates the engine.
     *
     * @param cache bytes of a second-level cache
     * @param fewFlits flits in the network below which one thread simulates all routers
     */
    PipelinedRouterEngine(
            RouterContext context, PipelinedRouterSettings settings, int cache, int fewFlits) {
        super(context);
        this.fewFlits = fewFlits;
        boolean isRandomised = context.routes().isRandomised();
        team = isRandomised ? ThreadTeam.of(1) : context.team();
        boolean isOneCycle = isRandomised || settings.crossbar().hasInternalSpeedup();
        boolean isSkewed = !isOneCycle && settings.isUsual();
        state =
                new PipelinedRouterState(
                        context,
                        settings,
                        clock,
                        cache,
                        team.size(),
                        isSkewed ? MAX_CYCLES : isOneCycle ? 1 : PipelinedRouterState.LOOKAHEAD);
        PipelinedInjection injection = new PipelinedInjection(state, context);
        terminals = new PipelinedTerminals(state, context, injection);
        pipelines = new RouterPipeline[team.size()];
        for (int share = 0; share < pipelines.length; share++) {
            PacketRouting routes = share == 0 ? context.routes() : context.routes().forThread();
            pipelines[share] = new RouterPipeline(state.of(share), routes);
        }
        packets.beforeGrowth(team::awaitOthers);
        invariants = new PipelinedInvariants(state, injection);
        if (state.cycles > PipelinedRouterState.LOOKAHEAD) {
            skewedRegions =
                    new TimeSkewedRegions(state.regions, wiring, PipelinedRouterState.LOOKAHEAD);
            terminals.separateDeliveries();
        } else {
            skewedRegions = null;
        }
    }

    /**
     * {@inheritDoc}
     *
     * <p>The terminals, and the routers by regions, are simulated for as many cycles as nothing
     * passes between them, by several threads at the same time; what is sent in these cycles is
     * found by the receiver in the next ones. In a network larger than the caches more cycles of
     * the terminals are simulated, and then those of the regions in an order in which the cache
     * serves several steps of a region. Only a routing that draws random numbers depends on the
     * order; it is simulated cycle by cycle on one thread.
     */
    @Override
    public void advance(double until) {
        while (clock.cycle < until) {
            if (isIdle()) {
                clock.cycle++;
            } else {
                run((int) Math.min(cycles(), until - clock.cycle));
            }
        }
    }

    @Override
    public int cyclesAtFullSpeed() {
        return state.cycles;
    }

    /** Returns whether nothing happens in the present cycle. */
    private boolean isIdle() {
        if (!terminals.isIdle() || state.clock != clock) {
            return false;
        }
        for (PipelineEvents events : state.sources) {
            if (!events.isEmpty(clock.cycle)) {
                return false;
            }
        }
        return true;
    }

    /** Returns the cycles to be simulated in turn, few if most regions have nothing to do. */
    private int cycles() {
        return terminals.flitsInNetwork() < state.regions.routerRegions
                ? Math.min(state.cycles, PipelinedRouterState.LOOKAHEAD)
                : state.cycles;
    }

    private void run(int cycles) {
        first = clock.cycle;
        last = first + cycles - 1;
        if (skewedRegions != null) {
            runSkewed();
        } else {
            runShares(runShare);
        }
        for (PipelineEvents events : state.sources) {
            events.clear(firstRouterCycle(first), firstRouterCycle(last + 1) - 1);
        }
        clock.cycle = last + 1;
    }

    /** Simulates all shares, at the same time if there is enough to do. */
    private void runShares(IntConsumer run) {
        if (terminals.flitsInNetwork() >= fewFlits) {
            team.run(run);
            return;
        }
        for (int share = 0; share < pipelines.length; share++) {
            run.accept(share);
        }
    }

    /** Simulates the terminals, then the routers, for fewer cycles if credits are short. */
    private void runSkewed() {
        clock.region = state.regions.routerRegions;
        last = terminals.runAhead(first, last, PipelinedRouterState.LOOKAHEAD);
        if (last - first < PipelinedRouterState.LOOKAHEAD) {
            runShares(runRouters);
        } else {
            skewedRegions.begin(first, last);
            do {
                runShares(runSkewedShare);
            } while (!skewedRegions.endRound());
        }
        clock.region = state.regions.routerRegions;
        terminals.catchUp(first, last);
    }

    private void runRouters(int share) {
        pipelines[share].run(first, last);
    }

    /** Simulates the routers of a share as far as the other shares permit. */
    private void runSkewedShare(int share) {
        skewedRegions.run(
                pipelines[share],
                state.shares.firstRegion(share),
                state.shares.firstRegion(share + 1));
    }

    /** Simulates the routers of a share, and the terminals with the first share. */
    private void runShare(int share) {
        if (share == 0) {
            for (clock.cycle = first; clock.cycle <= last; clock.cycle++) {
                state.clock.cycle = firstRouterCycle(clock.cycle);
                state.clock.region = state.regions.routerRegions;
                terminals.runCycle();
            }
            clock.cycle = first;
        }
        pipelines[share].run(firstRouterCycle(first), firstRouterCycle(last + 1) - 1);
    }

    private long firstRouterCycle(long cycle) {
        return state.settings.crossbar().firstRouterCycle(cycle);
    }

    @Override
    public void checkInvariants() {
        invariants.checkAll(terminals.flitsInNetwork());
    }

    @Override
    protected WaitForGraph waitForGraph() {
        return new PipelinedWaitForGraph(
                state, inputVc -> pipelineOf(inputVc >> state.numbering.shift).outputSelection());
    }

    /** Returns the pipeline of the router of a port. */
    private RouterPipeline pipelineOf(int port) {
        return pipelines[state.shares.of(state.regions.of(wiring.router[port]))];
    }

    @Override
    public long backlogFlits() {
        return sources.queuedFlits() + terminals.flitsInNetwork();
    }

    @Override
    public long flitsInjected(int terminal) {
        return terminals.flitsInjected(terminal);
    }

    @Override
    protected int credits(int port) {
        return vcs(port).map(state.outputPorts::vcRecord).map(state.outputPorts::credits).sum();
    }

    @Override
    protected boolean isBlocked(int port) {
        return vcs(port)
                .map(state.outputPorts::vcRecord)
                .anyMatch(vc -> state.outputPorts.credits(vc) == 0);
    }

    @Override
    protected int occupancy(int port) {
        return vcs(wiring.peer[port]).map(state.inputPorts::flits).sum();
    }

    /** Returns the output VCs of a port. */
    private IntStream vcs(int port) {
        return IntStream.range(0, state.numbering.vcs)
                .map(vc -> port << state.numbering.shift | vc);
    }

    @Override
    protected long flitsSent(int port) {
        return pipelineOf(port).carried(port);
    }
}
