// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.NetworkWiring;

/** Largest delays of events, cycles. */
final class MaxDelays {
    /** From the grant of the switch, or the sending, to an arrival. */
    final int flits;

    /** From the grant of the switch to the use of a credit. */
    final int credits;

    /** From the tail of one packet, or the arrival of a header, to the route of a packet. */
    final int routes;

    /** From the grant of an output VC to the knowledge of it. */
    final int grants;

    /** From the grant of the switch to the arrival at a terminal. */
    final int deliveries;

    MaxDelays(NetworkWiring wiring, PipelineDelays delays) {
        int flitDelay = Math.max(delays.ejectionDelay(), delays.injectionDelay());
        int creditDelay =
                Math.max(
                        delays.ejectionDelay() + delays.ejectionCreditDelay(),
                        delays.injectionCreditDelay());
        for (int port : wiring.channels) {
            flitDelay = Math.max(flitDelay, delays.flitDelay(wiring.delay[port]));
            creditDelay = Math.max(creditDelay, delays.creditDelay(wiring.delay[port]));
        }
        flits = flitDelay;
        credits = creditDelay;
        routes = delays.routeComputation() + 1;
        grants = delays.vcAllocation();
        deliveries = delays.ejectionDelay();
    }

    /** Returns the largest of all. */
    int max() {
        return Math.max(Math.max(flits, credits), Math.max(routes, grants));
    }
}
