// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.RegionSchedule;
import org.kneepoint.simulator.flit.kernel.TimerWheel;

/**
 * Events of the pipeline by region and due cycle: flits and credits in transit and results of
 * stages.
 */
final class PipelineEvents {
    /** Which regions have something to do. */
    final RegionSchedule schedule;

    /** Flits other than headers that arrive in input VCs. */
    final TimerWheel flits;

    /** Headers that arrive: input VC and packet. */
    final TimerWheel headers;

    /** Credits that arrive in output VCs, and for virtual channels of terminals. */
    final TimerWheel credits;

    /** Input VCs in which a route has been computed. */
    final TimerWheel routesComputed;

    /** Input VCs whose header may bid for the switch. */
    final TimerWheel vcsGranted;

    /** Input VCs whose header may bid for the switch speculatively. */
    final TimerWheel speculative;

    /** Packets whose tail arrives at its terminal. */
    final TimerWheel delivered;

    PipelineEvents(MaxDelays maxDelays, RouterRegions regions) {
        int all = regions.routerRegions + 1;
        schedule = new RegionSchedule(maxDelays.max(), all);
        flits = new TimerWheel(maxDelays.flits, all, schedule);
        headers = new TimerWheel(maxDelays.flits, all, schedule);
        credits = new TimerWheel(maxDelays.credits, all, schedule);
        routesComputed = new TimerWheel(maxDelays.routes, all, schedule);
        vcsGranted = new TimerWheel(maxDelays.grants, all, schedule);
        speculative = new TimerWheel(maxDelays.grants, all, schedule);
        delivered = new TimerWheel(maxDelays.deliveries, all, schedule);
    }
}
