// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.RegionSchedule;
import org.kneepoint.simulator.flit.kernel.TimerWheel;

/**
 * Events of the pipeline by region and due cycle: flits and credits in transit and results of
 * stages.
 */
final class PipelineEvents {
    /** Regions with due events. */
    final RegionSchedule schedule;

    /** Arrivals of flits other than headers in input VCs. */
    final TimerWheel flits;

    /** Arrivals of headers: input VC and packet. */
    final TimerWheel headers;

    /** Arrivals of credits at output VCs and at terminals. */
    final TimerWheel credits;

    /** Input VCs whose route computation ends. */
    final TimerWheel routesComputed;

    /** Input VCs whose header may request the switch. */
    final TimerWheel vcsGranted;

    /** Input VCs whose header may request the switch speculatively. */
    final TimerWheel speculative;

    /** Deliveries: packets whose tail arrives at its terminal. */
    final TimerWheel delivered;

    /** Output ports whose output buffer a flit enters. */
    final TimerWheel outputEntries;

    /** Output ports whose output buffer a flit has left. */
    final TimerWheel outputExits;

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
        outputEntries = new TimerWheel(maxDelays.outputBuffers, all, schedule);
        outputExits = new TimerWheel(maxDelays.outputBuffers, all, schedule);
    }
}
