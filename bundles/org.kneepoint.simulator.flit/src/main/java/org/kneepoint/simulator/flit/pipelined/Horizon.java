// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.Wiring;

/** How far ahead of its time something may become due, cycles. */
final class Horizon {
    /** From the grant of the switch, or the sending, to an arrival. */
    final int flits;

    /** From the grant of the switch to the use of a credit. */
    final int credits;

    /** From the tail of one packet, or the arrival of a header, to the route of a packet. */
    final int routes;

    /** From the grant of an output lane to the knowledge of it. */
    final int grants;

    /** From the grant of the switch to the arrival at a terminal. */
    final int deliveries;

    Horizon(Wiring wiring, Delays delays) {
        int there = Math.max(delays.leaving(), delays.entering());
        int back = Math.max(delays.leaving() + delays.leavingCredit(), delays.enteringCredit());
        for (int port : wiring.channels) {
            there = Math.max(there, delays.crossing(wiring.delay[port]));
            back = Math.max(back, delays.creditReturn(wiring.delay[port]));
        }
        flits = there;
        credits = back;
        routes = delays.route() + 1;
        grants = delays.vc();
        deliveries = delays.leaving();
    }

    /** Returns the largest of all. */
    int longest() {
        return Math.max(Math.max(flits, credits), Math.max(routes, grants));
    }
}
