// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;

/**
 * Crossbar with buffers at its outputs, for routers with a speed-up: flits that have passed it wait
 * for the channel, first come, first served. A credit message, at most one per cycle of the
 * channel, carries the credits of one router cycle.
 */
final class BufferedCrossbar extends Crossbar {
    private static final int NEVER = -1;

    private final SwitchSettings settings;
    private final PipelineDelays delays;
    private final OutputBuffers outputBuffers;

    /** Cycles of the channel from each output port, and to the input ports. */
    private final int[] outputChannel;

    private final int[] inputChannel;

    /** First cycle in which the channel from an output port is idle. */
    private final long[] idleFrom;

    /** Last credit message of an input port: its router cycle, and its cycle of the channel. */
    private final long[] creditRouterCycle;

    private final long[] creditCycle;

    BufferedCrossbar(
            PipelinedRouterState state,
            PipelinedVcAllocator vcAllocator,
            RouteComputation routeComputation,
            OutputBuffers outputBuffers) {
        super(state, vcAllocator, routeComputation);
        this.outputBuffers = outputBuffers;
        settings = state.settings.crossbar();
        delays = state.settings.delays();
        NetworkWiring wiring = state.wiring;
        outputChannel = new int[wiring.ports];
        inputChannel = new int[wiring.ports];
        for (int port = 0; port < wiring.ports; port++) {
            boolean isEjection = wiring.peer[port] == NetworkWiring.NONE;
            outputChannel[port] =
                    isEjection ? delays.ejectionDelay() : delays.flitDelay(wiring.delay[port]);
            outputChannel[port] -= delays.switchAllocation() + delays.crossbar();
            int upstream = wiring.upstreamPort[port];
            inputChannel[port] =
                    upstream == NetworkWiring.NONE
                            ? delays.injectionCreditDelay()
                            : delays.creditDelay(wiring.delay[upstream]);
        }
        idleFrom = new long[wiring.ports];
        creditRouterCycle = new long[wiring.ports];
        Arrays.fill(creditRouterCycle, NEVER);
        creditCycle = new long[wiring.ports];
        Arrays.fill(creditCycle, NEVER);
    }

    @Override
    long arrival(int port, int record) {
        long passed = clock.cycle + delays.switchAllocation() + delays.crossbar();
        long departure = Math.max(settings.channelCycle(passed - 1), idleFrom[port]);
        idleFrom[port] = departure + 1;
        if (outputBuffers != null) {
            outputBuffers.add(port, passed, settings.firstRouterCycle(departure + 1));
        }
        return settings.firstRouterCycle(departure + 1 + outputChannel[port]);
    }

    @Override
    long creditArrival(int port, int record) {
        if (creditRouterCycle[port] != clock.cycle) {
            creditRouterCycle[port] = clock.cycle;
            creditCycle[port] = Math.max(settings.channelCycle(clock.cycle), creditCycle[port] + 1);
        }
        return settings.firstRouterCycle(creditCycle[port] + inputChannel[port]);
    }

    @Override
    long ejectionCreditArrival(long arrival) {
        long cycle = settings.channelCycle(arrival) + delays.ejectionCreditDelay();
        return settings.firstRouterCycle(cycle);
    }
}
