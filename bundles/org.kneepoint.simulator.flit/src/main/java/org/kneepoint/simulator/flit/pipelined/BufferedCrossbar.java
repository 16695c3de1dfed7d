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

    /** First port of the share; the arrays begin with it. */
    private final int firstPort;

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
        firstPort = state.firstPort();
        int ports = state.ports();
        outputChannel = new int[ports];
        inputChannel = new int[ports];
        for (int i = 0; i < ports; i++) {
            int port = firstPort + i;
            boolean isEjection = wiring.peer[port] == NetworkWiring.NONE;
            outputChannel[i] =
                    isEjection ? delays.ejectionDelay() : delays.flitDelay(wiring.delay[port]);
            outputChannel[i] -= delays.switchAllocation() + delays.crossbar();
            int upstream = wiring.upstreamPort[port];
            inputChannel[i] =
                    upstream == NetworkWiring.NONE
                            ? delays.injectionCreditDelay()
                            : delays.creditDelay(wiring.delay[upstream]);
        }
        idleFrom = new long[ports];
        creditRouterCycle = new long[ports];
        Arrays.fill(creditRouterCycle, NEVER);
        creditCycle = new long[ports];
        Arrays.fill(creditCycle, NEVER);
    }

    @Override
    long arrival(int port, int record) {
        long passed = clock.cycle + delays.switchAllocation() + delays.crossbar();
        int i = port - firstPort;
        long departure = Math.max(settings.channelCycle(passed - 1), idleFrom[i]);
        idleFrom[i] = departure + 1;
        if (outputBuffers != null) {
            outputBuffers.add(port, passed, settings.firstRouterCycle(departure + 1));
        }
        return settings.firstRouterCycle(departure + 1 + outputChannel[i]);
    }

    @Override
    long creditArrival(int in) {
        int i = (inputPorts.firstVc(in) >> shift) - firstPort;
        if (creditRouterCycle[i] != clock.cycle) {
            creditRouterCycle[i] = clock.cycle;
            creditCycle[i] = Math.max(settings.channelCycle(clock.cycle), creditCycle[i] + 1);
        }
        return settings.firstRouterCycle(creditCycle[i] + inputChannel[i]);
    }

    @Override
    long ejectionCreditArrival(long arrival) {
        long cycle = settings.channelCycle(arrival) + delays.ejectionCreditDelay();
        return settings.firstRouterCycle(cycle);
    }
}
