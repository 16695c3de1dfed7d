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
     * @param regions number of regions of routers
     * @param ahead cycles by which regions and terminals may be ahead of others, besides one
     * @param first first region of the share
     * @param end region after its last one
     */
    PipelineEvents(MaxDelays maxDelays, int regions, int ahead, int first, int end) {
        int all = regions + 1;
        arrivals = new RegionSchedule(maxDelays.max() + ahead, all);
        flits = new TimerWheel(maxDelays.flits + ahead, all, arrivals, first, end);
        headers = new TimerWheel(maxDelays.flits + ahead, all, arrivals, first, end);
        credits = new TimerWheel(maxDelays.credits + ahead, all, arrivals, first, end);
        delivered = new TimerWheel(maxDelays.deliveries + ahead, all, arrivals, first, end);
        stages = new RegionSchedule(maxDelays.max() + ahead, all);
        routesComputed = new TimerWheel(maxDelays.routes, all, stages, first, end);
        vcsGranted = new TimerWheel(maxDelays.grants, all, stages, first, end);
        speculative = new TimerWheel(maxDelays.grants, all, stages, first, end);
        outputEntries = new TimerWheel(maxDelays.outputBuffers, all, stages, first, end);
        outputExits = new TimerWheel(maxDelays.outputBuffers, all, stages, first, end);
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
