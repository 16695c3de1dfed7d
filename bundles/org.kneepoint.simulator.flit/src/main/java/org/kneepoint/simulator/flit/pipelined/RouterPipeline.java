// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.RegionSchedule;

/** Runs the stages of the routers of a region for one cycle. */
final class RouterPipeline {
    private final Clock clock;
    private final RouterRegions regions;
    private final RegionSchedule schedule;
    private final SwitchRequests switchRequests;
    private final ArrivalStage arrivals;
    private final PipelinedVcAllocator vcAllocator;
    private final SwitchAllocator switchAllocator;

    private final SpeculativeSwitchAllocator speculativeAllocator;

    RouterPipeline(
            PipelinedRouterState state,
            ArrivalStage arrivals,
            PipelinedVcAllocator vcAllocator,
            SwitchAllocator switchAllocator,
            SpeculativeSwitchAllocator speculativeAllocator) {
        clock = state.clock;
        regions = state.regions;
        schedule = state.events.schedule;
        switchRequests = state.switchRequests;
        this.arrivals = arrivals;
        this.vcAllocator = vcAllocator;
        this.switchAllocator = switchAllocator;
        this.speculativeAllocator = speculativeAllocator;
    }

    /** Simulates the present cycle of the present region. */
    void runCycle() {
        int from = regions.firstPort(clock.region);
        int to = regions.firstPort(clock.region + 1);
        arrivals.accept();
        vcAllocator.allocate(from, to);
        switchAllocator.allocate(from, to);
        if (speculativeAllocator != null) {
            speculativeAllocator.allocate(from, to);
        }
        if (isDue(from, to)) {
            schedule.add(clock.cycle + 1, clock.region);
        }
    }

    /** Returns whether the region is active in the next cycle without an arrival. */
    private boolean isDue(int from, int to) {
        return !switchRequests.ports.isEmpty(from, to)
                || vcAllocator.isDue(from, to)
                || speculativeAllocator != null && speculativeAllocator.isDue(from, to);
    }
}
