// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

/** What is under way and what is being computed, by the region and the cycle in which it is due. */
final class Events {
    /** Which regions have something to do. */
    final Schedule schedule;

    /** Flits other than headers that arrive in input lanes. */
    final Wheel flits;

    /** Headers that arrive: input lane and packet. */
    final Wheel headers;

    /** Credits that arrive in output lanes, and for virtual channels of terminals. */
    final Wheel credits;

    /** Input lanes in which a route has been computed. */
    final Wheel routed;

    /** Input lanes whose header may bid for the switch. */
    final Wheel granted;

    /** Input lanes whose header may bid for the switch speculatively. */
    final Wheel early;

    /** Packets whose tail arrives at its terminal. */
    final Wheel delivered;

    Events(Horizon horizon, Regions regions) {
        int all = regions.routers + 1;
        schedule = new Schedule(horizon.longest(), all);
        flits = new Wheel(horizon.flits, all, schedule);
        headers = new Wheel(horizon.flits, all, schedule);
        credits = new Wheel(horizon.credits, all, schedule);
        routed = new Wheel(horizon.routes, all, schedule);
        granted = new Wheel(horizon.grants, all, schedule);
        early = new Wheel(horizon.grants, all, schedule);
        delivered = new Wheel(horizon.deliveries, all, schedule);
    }
}
