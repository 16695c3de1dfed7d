// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;

/** Largest delays of events, router cycles. */
final class MaxDelays {
    private static final long MAX_DELAY = 1 << 20;

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

    /** From the switch grant to the departure from an output buffer of limited size. */
    final int outputBuffers;

    private final int ahead;

    /**
     * Finds the largest delays.
     *
     * @throws BadInput if one is above 2^20 router cycles
     */
    MaxDelays(NetworkWiring wiring, PipelinedRouterSettings settings, FlowControl flow) {
        PipelineDelays delays = settings.delays();
        SwitchSettings crossbar = settings.crossbar();
        int flitDelay = Math.max(delays.ejectionDelay(), delays.injectionDelay());
        int creditDelay =
                Math.max(
                        delays.ejectionDelay() + delays.ejectionCreditDelay(),
                        delays.injectionCreditDelay());
        for (int port : wiring.channels) {
            flitDelay = Math.max(flitDelay, delays.flitDelay(wiring.delay[port]));
            creditDelay = Math.max(creditDelay, delays.creditDelay(wiring.delay[port]));
        }
        flits = withWaiting(flitDelay, crossbar, flow);
        credits = withWaiting(creditDelay, crossbar, flow);
        routes = delays.routeComputation() + 1;
        grants = delays.vcAllocation();
        deliveries = withWaiting(delays.ejectionDelay(), crossbar, flow);
        boolean isLimited = crossbar.outputBuffer() != SwitchSettings.UNLIMITED;
        outputBuffers = isLimited ? flits : 0;
        ahead = (int) Math.ceil(crossbar.internalSpeedup()) - 1;
    }

    /**
     * Adds the time for which a flit waits in an output buffer, or a credit for its message: that
     * of the flits of all buffers at the end of a channel, which are all whose credits are used.
     */
    private static int withWaiting(int delay, SwitchSettings crossbar, FlowControl flow) {
        if (!crossbar.canQueueAtOutputs() && !crossbar.canPassSeveral()) {
            return delay;
        }
        long waiting = (long) flow.vcs() * flow.buffer();
        double routerCycles = Math.ceil(crossbar.internalSpeedup() * (delay + waiting + 2)) + 1;
        if (routerCycles > MAX_DELAY) {
            throw BadInput.because(
                            "buffer",
                            flow.buffer(),
                            "with a speed-up the flits of a channel may wait "
                                    + (long) routerCycles
                                    + " router cycles: at most "
                                    + MAX_DELAY)
                    .with("vcs", flow.vcs());
        }
        return (int) routerCycles;
    }

    /** Returns the largest of all, and the router cycles by which a region may be ahead. */
    int max() {
        return Math.max(Math.max(flits, credits), Math.max(routes, grants)) + ahead;
    }
}
