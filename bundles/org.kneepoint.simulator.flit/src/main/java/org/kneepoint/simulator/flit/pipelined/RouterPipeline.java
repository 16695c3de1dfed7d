// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.PacketRouting;
import org.kneepoint.simulator.flit.kernel.RegionSchedule;

/** Runs the stages of the routers of a share. Used by one thread. */
final class RouterPipeline {
    private final PipelinedRouterState state;
    private final Clock clock;
    private final RouterRegions regions;
    private final PipelineEvents[] sources;
    private final PipelineEvents events;
    private final SwitchRequests switchRequests;
    private final OutputSelection outputSelection;
    private final ArrivalStage arrivals;
    private final PipelinedVcAllocator vcAllocator;
    private final SwitchAllocator switchAllocator;
    private final Crossbar crossbar;

    /** Null without speculation. */
    private final SpeculativeSwitchAllocator speculativeAllocator;

    /**
     * Builds the stages.
     *
     * @param state state of the routers, as the share uses it
     * @param routes routing function
     */
    RouterPipeline(PipelinedRouterState state, PacketRouting routes) {
        this.state = state;
        clock = state.clock;
        regions = state.regions;
        sources = state.sources;
        events = state.events;
        switchRequests = state.switchRequests;
        outputSelection = new OutputSelection(state);
        PipelinedRouterSettings settings = state.settings;
        boolean speculates = settings.speculative() && settings.delays().vcAllocation() > 0;
        SpeculativeSwitchRequests speculativeRequests =
                speculates ? new SpeculativeSwitchRequests(state) : null;
        vcAllocator =
                settings.vcAllocation().isSingleIslip()
                        ? new PipelinedVcAllocator(
                                state, routes, outputSelection, speculativeRequests)
                        : new MatchingVcAllocator(
                                state, routes, outputSelection, speculativeRequests);
        RouteComputation routeComputation = new RouteComputation(state, vcAllocator);
        OutputBuffers outputBuffers =
                settings.crossbar().outputBuffer() == SwitchSettings.UNLIMITED
                        ? null
                        : new OutputBuffers(state);
        crossbar =
                settings.crossbar().isPlain()
                        ? new Crossbar(state, vcAllocator, routeComputation)
                        : new BufferedCrossbar(state, vcAllocator, routeComputation, outputBuffers);
        speculativeAllocator =
                speculates
                        ? new SpeculativeSwitchAllocator(state, speculativeRequests, crossbar)
                        : null;
        switchAllocator = switchAllocator(outputBuffers);
        arrivals = new ArrivalStage(state, routeComputation, vcAllocator, speculativeRequests);
    }

    private SwitchAllocator switchAllocator(OutputBuffers outputBuffers) {
        if (!state.settings.hasUsualSwitch()) {
            return new MatchingSwitchAllocator(
                    state, crossbar, speculativeAllocator, outputBuffers);
        }
        return state.rateLimiter == null
                ? new PipelinedSwitchAllocator(state, crossbar, speculativeAllocator)
                : new RateLimitedSwitchAllocator(state, crossbar, speculativeAllocator);
    }

    /**
     * Simulates the routers of the share, region after region.
     *
     * @param first first router cycle
     * @param last last router cycle, by which nothing has arrived that was sent from {@code first}
     *     on
     */
    void run(long first, long last) {
        int from = state.firstRegion();
        int to = state.endRegion();
        for (int region = from; region < to; region = endOfWord(region)) {
            int word = region / RegionSchedule.WORD;
            int due = 0;
            for (long cycle = first; cycle <= last; cycle++) {
                due |= dueRegions(cycle, word);
            }
            for (int rest = due; rest != 0; rest &= rest - 1) {
                int next = word * RegionSchedule.WORD + Integer.numberOfTrailingZeros(rest);
                if (next >= from && next < to) {
                    run(next, first, last);
                }
            }
        }
    }

    private static int endOfWord(int region) {
        return (region / RegionSchedule.WORD + 1) * RegionSchedule.WORD;
    }

    /** Returns which regions of a word have something to do in a cycle. */
    private int dueRegions(long cycle, int word) {
        int due = events.stages.word(cycle, word);
        for (PipelineEvents source : sources) {
            due |= source.arrivals.word(cycle, word);
        }
        return due;
    }

    /** Simulates the routers of a region, see {@link #run(long, long)}. */
    void run(int region, long first, long last) {
        clock.region = region;
        for (clock.cycle = first; clock.cycle <= last; clock.cycle++) {
            if (isDue()) {
                runCycle();
            }
        }
    }

    private boolean isDue() {
        int due = dueRegions(clock.cycle, clock.region / RegionSchedule.WORD);
        return (due & 1 << clock.region % RegionSchedule.WORD) != 0;
    }

    /** Simulates the present cycle of the present region. */
    private void runCycle() {
        int from = regions.firstPort(clock.region);
        int to = regions.firstPort(clock.region + 1);
        arrivals.accept();
        vcAllocator.allocate(from, to);
        switchAllocator.allocate(from, to);
        if (speculativeAllocator != null) {
            speculativeAllocator.allocate(from, to);
        }
        if (isActive(from, to)) {
            events.stages.add(clock.cycle + 1, clock.region);
        }
    }

    /** Returns whether the region is active in the next cycle without an arrival. */
    private boolean isActive(int from, int to) {
        return !switchRequests.ports.isEmpty(from, to)
                || vcAllocator.isDue(from, to)
                || speculativeAllocator != null && speculativeAllocator.isDue(from, to);
    }

    /** Returns the selection of outputs for the headers of the share. */
    OutputSelection outputSelection() {
        return outputSelection;
    }

    /** Returns the number of flits sent through an output port of the share. */
    long carried(int port) {
        return crossbar.carried(port);
    }
}
