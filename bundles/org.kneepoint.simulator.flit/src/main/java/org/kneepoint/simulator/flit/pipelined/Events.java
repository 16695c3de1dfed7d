// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.RegionSchedule;
import org.kneepoint.simulator.flit.kernel.TimerWheel;

/** What is under way and what is being computed, by the region and the cycle in which it is due. */
final class Events {
    /** Which regions have something to do. */
    final RegionSchedule schedule;

    /** Flits other than headers that arrive in input lanes. */
    final TimerWheel flits;

    /** Headers that arrive: input lane and packet. */
    final TimerWheel headers;

    /** Credits that arrive in output lanes, and for virtual channels of terminals. */
    final TimerWheel credits;

    /** Input lanes in which a route has been computed. */
    final TimerWheel routed;

    /** Input lanes whose header may bid for the switch. */
    final TimerWheel granted;

    /** Input lanes whose header may bid for the switch speculatively. */
    final TimerWheel early;

    /** Packets whose tail arrives at its terminal. */
    final TimerWheel delivered;

    Events(Horizon horizon, Regions regions) {
        int all = regions.routers + 1;
        schedule = new RegionSchedule(horizon.longest(), all);
        flits = new TimerWheel(horizon.flits, all, schedule);
        headers = new TimerWheel(horizon.flits, all, schedule);
        credits = new TimerWheel(horizon.credits, all, schedule);
        routed = new TimerWheel(horizon.routes, all, schedule);
        granted = new TimerWheel(horizon.grants, all, schedule);
        early = new TimerWheel(horizon.grants, all, schedule);
        delivered = new TimerWheel(horizon.deliveries, all, schedule);
    }
}
