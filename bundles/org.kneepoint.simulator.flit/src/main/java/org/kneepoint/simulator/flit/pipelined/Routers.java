// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.RegionSchedule;

/** Simulates the routers of a region for one cycle. */
final class Routers {
    private final Clock now;
    private final Regions regions;
    private final RegionSchedule schedule;
    private final Bids bids;
    private final Arrivals arrivals;
    private final VcAllocation vcAllocation;
    private final SwitchAllocation switchAllocation;

    /** Instead of the other where channels have rates of their own; else null. */
    private final PacedSwitchAllocation paced;

    private final SpeculativeAllocation speculative;

    Routers(
            RouterState state,
            Arrivals arrivals,
            VcAllocation vcAllocation,
            SwitchAllocation switchAllocation,
            PacedSwitchAllocation paced,
            SpeculativeAllocation speculative) {
        now = state.now;
        regions = state.regions;
        schedule = state.events.schedule;
        bids = state.bids;
        this.arrivals = arrivals;
        this.vcAllocation = vcAllocation;
        this.switchAllocation = switchAllocation;
        this.paced = paced;
        this.speculative = speculative;
    }

    /** Simulates the present cycle of the present region. */
    void run() {
        int from = regions.firstPort(now.region);
        int to = regions.firstPort(now.region + 1);
        arrivals.run();
        vcAllocation.run(from, to);
        if (paced == null) {
            switchAllocation.run(from, to);
        } else {
            paced.run(from, to);
        }
        if (speculative != null) {
            speculative.run(from, to);
        }
        if (isDue(from, to)) {
            schedule.add(now.cycle + 1, now.region);
        }
    }

    /** Returns whether there is something to do in the next cycle even if nothing arrives. */
    private boolean isDue(int from, int to) {
        return !bids.ports.isEmpty(from, to)
                || vcAllocation.isDue(from, to)
                || speculative != null && speculative.isDue(from, to);
    }
}
