// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.RegionSchedule;
import org.kneepoint.simulator.flit.kernel.TimerWheel;

/**
 * Events of the pipeline that the routers of a share add, by region and due cycle: flits and
 * credits in transit, also to other shares, and results of their own stages.
 */
final class PipelineEvents {
    /** Regions, of any share, at which something arrives from routers or terminals of this one. */
    final RegionSchedule arrivals;

    /** Regions of this share with work of their own. */
    final RegionSchedule stages;

    /** Arrivals of flits other than headers in input VCs. */
    final TimerWheel flits;

    /** Arrivals of headers: input VC and packet. */
    final TimerWheel headers;

    /** Arrivals of credits at output VCs and at terminals. */
    final TimerWheel credits;

    /** Deliveries: packets whose tail arrives at its terminal. */
    final TimerWheel delivered;

    /** Input VCs whose route computation ends. */
    final TimerWheel routesComputed;

    /** Input VCs whose header may request the switch. */
    final TimerWheel vcsGranted;

    /** Input VCs whose header may request the switch speculatively. */
    final TimerWheel speculative;

    /** Output ports whose output buffer a flit enters. */
    final TimerWheel outputEntries;

    /** Output ports whose output buffer a flit has left. */
    final TimerWheel outputExits;

    /**
     * Creates empty lists.
     *
     * @param ahead cycles by which regions and terminals may be ahead of others, besides one
     */
    PipelineEvents(MaxDelays maxDelays, RouterRegions regions, int ahead) {
        int all = regions.routerRegions + 1;
        arrivals = new RegionSchedule(maxDelays.max() + ahead, all);
        flits = new TimerWheel(maxDelays.flits + ahead, all, arrivals);
        headers = new TimerWheel(maxDelays.flits + ahead, all, arrivals);
        credits = new TimerWheel(maxDelays.credits + ahead, all, arrivals);
        delivered = new TimerWheel(maxDelays.deliveries + ahead, all, arrivals);
        stages = new RegionSchedule(maxDelays.max() + ahead, all);
        routesComputed = new TimerWheel(maxDelays.routes, all, stages);
        vcsGranted = new TimerWheel(maxDelays.grants, all, stages);
        speculative = new TimerWheel(maxDelays.grants, all, stages);
        outputEntries = new TimerWheel(maxDelays.outputBuffers, all, stages);
        outputExits = new TimerWheel(maxDelays.outputBuffers, all, stages);
    }

    /** Returns whether nothing is due in a cycle. */
    boolean isEmpty(long cycle) {
        return arrivals.isEmpty(cycle) && stages.isEmpty(cycle);
    }

    /** Forgets what was due in the cycles from {@code first} to {@code last}. */
    void clear(long first, long last) {
        for (long cycle = first; cycle <= last; cycle++) {
            arrivals.clear(cycle);
            stages.clear(cycle);
        }
    }
}
