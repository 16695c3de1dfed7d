// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.NetworkWiring;

/** Largest delays of events, cycles. */
final class MaxDelays {
    /** From the switch grant or injection to an arrival. */
    final int flits;

    /** From the switch grant to the use of a credit. */
    final int credits;

    /**
     * From the departure of a tail, or the arrival of a header, to the end of route computation.
     */
    final int routes;

    /** From the grant of an output VC to the end of VC allocation. */
    final int grants;

    /** From the switch grant to the arrival at a terminal. */
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
