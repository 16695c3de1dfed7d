// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.stream.IntStream;
import org.kneepoint.simulator.flit.kernel.FlitEngine;
import org.kneepoint.simulator.flit.kernel.RegionSchedule;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.WaitForGraph;

/** Engine of a network of pipelined virtual-channel routers; see the rules of the package. */
public final class PipelinedRouterEngine extends FlitEngine {
    /**
     * Fewest cycles between routers: a flit takes at least one for the switch and one for the link;
     * a credit is sent one cycle after the grant.
     */
    private static final int LOOKAHEAD = 2;

    private final PipelinedRouterState state;
    private final RouterRegions regions;
    private final RegionSchedule schedule;
    private final OutputSelection outputSelection;
    private final PipelinedTerminals terminals;
    private final RouterPipeline pipeline;
    private final Crossbar crossbar;
    private final PipelinedInvariants invariants;
    private final int cyclesPerRegion;

    /**
     * Builds an empty network at cycle 0.
     *
     * @param context objects of the run
     * @param settings settings of the routers
     * @throws org.kneepoint.api.scenario.BadInput if the network is too large for the memory
     */
    public PipelinedRouterEngine(RouterContext context, PipelinedRouterSettings settings) {
        this(context, settings, RouterRegions.DEFAULT_BYTES);
    }

    /** Creates the engine with regions of about {@code regionBytes} bytes. */
    PipelinedRouterEngine(
            RouterContext context, PipelinedRouterSettings settings, int regionBytes) {
        super(context);
        state = new PipelinedRouterState(context, settings, clock, regionBytes);
        regions = state.regions;
        schedule = state.events.schedule;
        outputSelection = new OutputSelection(state);
        boolean speculates = settings.speculative() && settings.delays().vcAllocation() > 0;
        SpeculativeSwitchRequests speculativeSwitchRequests =
                speculates ? new SpeculativeSwitchRequests(state) : null;
        PipelinedVcAllocator vcAllocator =
                vcAllocator(state, context, outputSelection, speculativeSwitchRequests);
        RouteComputation routeComputation = new RouteComputation(state, vcAllocator);
        SwitchSettings switchSettings = settings.crossbar();
        OutputBuffers outputBuffers =
                switchSettings.outputBuffer() == SwitchSettings.UNLIMITED
                        ? null
                        : new OutputBuffers(state);
        crossbar =
                switchSettings.isPlain()
                        ? new Crossbar(state, vcAllocator, routeComputation)
                        : new BufferedCrossbar(state, vcAllocator, routeComputation, outputBuffers);
        SpeculativeSwitchAllocator speculativeAllocator =
                speculates
                        ? new SpeculativeSwitchAllocator(state, speculativeSwitchRequests, crossbar)
                        : null;
        SwitchAllocator switchAllocator =
                switchAllocator(state, crossbar, speculativeAllocator, outputBuffers);
        ArrivalStage arrivals =
                new ArrivalStage(state, routeComputation, vcAllocator, speculativeSwitchRequests);
        PipelinedInjection injection = new PipelinedInjection(state, context);
        terminals = new PipelinedTerminals(state, context, injection);
        pipeline =
                new RouterPipeline(
                        state, arrivals, vcAllocator, switchAllocator, speculativeAllocator);
        invariants = new PipelinedInvariants(state, injection);
        cyclesPerRegion =
                regions.routerRegions > 1 && !context.routes().isRandomised() ? LOOKAHEAD : 1;
    }

    private static PipelinedVcAllocator vcAllocator(
            PipelinedRouterState state,
            RouterContext context,
            OutputSelection outputSelection,
            SpeculativeSwitchRequests speculative) {
        return state.settings.vcAllocation().isSingleIslip()
                ? new PipelinedVcAllocator(state, context.routes(), outputSelection, speculative)
                : new MatchingVcAllocator(state, context.routes(), outputSelection, speculative);
    }

    private static SwitchAllocator switchAllocator(
            PipelinedRouterState state,
            Crossbar crossbar,
            SpeculativeSwitchAllocator speculative,
            OutputBuffers outputBuffers) {
        if (!state.settings.hasUsualSwitch()) {
            return new MatchingSwitchAllocator(state, crossbar, speculative, outputBuffers);
        }
        return state.rateLimiter == null
                ? new PipelinedSwitchAllocator(state, crossbar, speculative)
                : new RateLimitedSwitchAllocator(state, crossbar, speculative);
    }

    /**
     * {@inheritDoc}
     *
     * <p>Regions are simulated one after the other, each for as many cycles as nothing passes
     * between regions, so that its state is loaded into the cache once. The terminals come first.
     * Only a routing that draws random numbers depends on the order; it is simulated cycle by
     * cycle.
     */
    @Override
    public void advance(double until) {
        if (state.clock != clock) {
            advanceRouters(until);
            return;
        }
        while (clock.cycle < until) {
            if (schedule.isEmpty(clock.cycle) && terminals.isIdle()) {
                clock.cycle++;
            } else {
                run((int) Math.min(cyclesPerRegion, until - clock.cycle));
            }
        }
    }

    private void run(int cycles) {
        long first = clock.cycle;
        long last = first + cycles - 1;
        for (clock.cycle = first; clock.cycle <= last; clock.cycle++) {
            clock.region = regions.routerRegions;
            schedule.take(clock.cycle, clock.region);
            terminals.runCycle();
        }
        clock.region = schedule.nextRegion(first, last, 0);
        while (clock.region >= 0) {
            for (clock.cycle = first; clock.cycle <= last; clock.cycle++) {
                if (schedule.take(clock.cycle, clock.region)) {
                    pipeline.runCycle();
                }
            }
            clock.region = schedule.nextRegion(first, last, clock.region + 1);
        }
        clock.cycle = last + 1;
    }

    /** Advances routers that run more cycles than the channels. */
    private void advanceRouters(double until) {
        SwitchSettings settings = state.settings.crossbar();
        for (; clock.cycle < until; clock.cycle++) {
            long first = settings.firstRouterCycle(clock.cycle);
            long last = settings.firstRouterCycle(clock.cycle + 1) - 1;
            state.clock.cycle = first;
            state.clock.region = regions.routerRegions;
            schedule.take(first, state.clock.region);
            terminals.runCycle();
            for (int region = 0; region < regions.routerRegions; region++) {
                state.clock.region = region;
                for (state.clock.cycle = first; state.clock.cycle <= last; state.clock.cycle++) {
                    if (schedule.take(state.clock.cycle, region)) {
                        pipeline.runCycle();
                    }
                }
            }
        }
    }

    @Override
    public void checkInvariants() {
        invariants.checkAll(terminals.flitsInNetwork());
    }

    @Override
    protected WaitForGraph waitForGraph() {
        return new PipelinedWaitForGraph(state, outputSelection);
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
        return crossbar.carried(port);
    }
}
