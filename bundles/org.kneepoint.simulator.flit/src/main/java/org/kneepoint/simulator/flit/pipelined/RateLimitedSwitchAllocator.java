// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.BitMasks;
import org.kneepoint.simulator.flit.kernel.ChannelRateLimiter;
import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;

/**
 * Switch allocation for channels with individual rates: as {@link PipelinedSwitchAllocator}, but
 * only outputs with an idle channel grant, and the number of iterations is the largest channel
 * rate, rounded up. An input port sends as many flits per cycle as its channel delivers, at least
 * one, each of another virtual channel.
 */
final class RateLimitedSwitchAllocator implements SwitchAllocator {
    private static final int INITIAL_CAPACITY = 16;

    private final SwitchRequests switchRequests;
    private final InputPorts inputPorts;
    private final OutputPorts outputPorts;
    private final Crossbar crossbar;
    private final SpeculativeSwitchAllocator speculativeAllocator;
    private final ChannelRateLimiter rateLimiter;
    private final Clock clock;
    private final long vcMask;
    private final int shift;
    private final int iterations;
    private final int[] grantedInputs;
    private int size;

    /** First port of the share; the arrays begin with it. */
    private final int firstPort;

    /** Most flits that an input port sends per cycle. */
    private final int[] width;

    /** Flits sent by an input port in the cycle of {@link #passedInCycle}. */
    private final int[] flitsPassed;

    private final long[] passedInCycle;

    /** Requests of virtual channels that have sent a flit in this cycle and have another. */
    private int[] postponedPort = new int[INITIAL_CAPACITY];

    private int[] postponedVc = new int[INITIAL_CAPACITY];
    private int postponed;

    RateLimitedSwitchAllocator(
            PipelinedRouterState state,
            Crossbar crossbar,
            SpeculativeSwitchAllocator speculativeAllocator) {
        this.crossbar = crossbar;
        this.speculativeAllocator = speculativeAllocator;
        inputPorts = state.inputPorts;
        outputPorts = state.outputPorts;
        switchRequests = state.switchRequests;
        rateLimiter = state.rateLimiter;
        clock = state.clock;
        vcMask = BitMasks.first(state.numbering.vcs);
        shift = state.numbering.shift;
        iterations = rateLimiter.maxFlitsPerCycle();
        grantedInputs = new int[state.regions.maxPorts()];
        NetworkWiring wiring = state.wiring;
        firstPort = state.firstPort();
        width = new int[state.ports()];
        for (int i = 0; i < width.length; i++) {
            int feeder = wiring.upstreamPort[firstPort + i];
            width[i] = feeder == NetworkWiring.NONE ? 1 : rateLimiter.maxFlitsPerCycle(feeder);
        }
        flitsPassed = new int[width.length];
        passedInCycle = new long[width.length];
        Arrays.fill(passedInCycle, -1);
    }

    @Override
    public void allocate(int from, int to) {
        postponed = 0;
        size = 1;
        for (int iteration = 0; iteration < iterations && size > 0; iteration++) {
            size = 0;
            for (int word = from >> 6; word << 6 < to; word++) {
                for (long rest = switchRequests.ports.word(word, from, to);
                        rest != 0;
                        rest &= rest - 1) {
                    grant(word << 6 | Long.numberOfTrailingZeros(rest));
                }
            }
            for (int i = 0; i < size; i++) {
                accept(grantedInputs[i]);
            }
        }
        for (int i = 0; i < postponed; i++) {
            switchRequests.add(postponedPort[i], postponedVc[i]);
        }
    }

    /** Grants an output port to one of the input ports that request it and may send a flit. */
    private void grant(int port) {
        if (!rateLimiter.isIdle(port, clock.cycle)) {
            return;
        }
        int at = outputPorts.portRecord(port);
        int start = switchRequests.matrix.next(port, outputPorts.grantPointer(at));
        int index = start;
        do {
            int input = outputPorts.firstPort(at) + (index >> shift);
            int i = input - firstPort;
            if (passedInCycle[i] != clock.cycle || flitsPassed[i] < width[i]) {
                if (inputPorts.grant(inputPorts.portRecord(input), at)) {
                    grantedInputs[size++] = input;
                }
                return;
            }
            index = switchRequests.matrix.next(port, index + 1);
        } while (index != start);
    }

    /** Accepts the grant of an input port for one of its virtual channels. */
    private void accept(int input) {
        int in = inputPorts.portRecord(input);
        int at = inputPorts.granted(in);
        int port = outputPorts.port(at);
        int index = inputPorts.firstIndex(in);
        int vc = inputPorts.accept(in, switchRequests.matrix.shifted(port, index) & vcMask);
        outputPorts.setGrantPointer(at, index + (1 << shift));
        int i = input - firstPort;
        flitsPassed[i] = passedInCycle[i] == clock.cycle ? flitsPassed[i] + 1 : 1;
        passedInCycle[i] = clock.cycle;
        if (speculativeAllocator != null) {
            speculativeAllocator.markUsed(input, port);
        }
        switchRequests.remove(port, index | vc);
        if (crossbar.traverse(in, vc, at)) {
            postpone(port, index | vc);
        }
    }

    private void postpone(int port, int index) {
        if (postponed == postponedPort.length) {
            postponedPort = Arrays.copyOf(postponedPort, 2 * postponed);
            postponedVc = Arrays.copyOf(postponedVc, 2 * postponed);
        }
        postponedPort[postponed] = port;
        postponedVc[postponed++] = index;
    }
}
