// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.BitMasks;
import org.kneepoint.simulator.flit.kernel.ChannelRateLimiter;
import org.kneepoint.simulator.flit.kernel.Clock;

/**
 * Speculative switch allocation: grants speculative requests the ports left over by the others. A
 * grant is wasted if the header gets no output VC in this cycle, or one without a credit.
 */
final class SpeculativeSwitchAllocator {
    private final Clock clock;
    private final InputPorts inputPorts;
    private final OutputPorts outputPorts;
    private final SpeculativeSwitchRequests speculativeSwitchRequests;
    private final SwitchRequests speculativeRequests;
    private final SwitchRequests switchRequests;
    private final Crossbar crossbar;
    private final ChannelRateLimiter rateLimiter;
    private final int shift;
    private final long vcMask;

    /** First port of the share; the arrays begin with it. */
    private final int firstPort;

    /** Last cycle in which an input port was used, low bits. */
    private final int[] inputUsed;

    /** Last cycle in which an output port was used, low bits. */
    private final int[] outputUsed;

    private final int[] grantedInputs;
    private int size;

    SpeculativeSwitchAllocator(
            PipelinedRouterState state,
            SpeculativeSwitchRequests speculativeSwitchRequests,
            Crossbar crossbar) {
        this.speculativeSwitchRequests = speculativeSwitchRequests;
        this.crossbar = crossbar;
        clock = state.clock;
        inputPorts = state.inputPorts;
        outputPorts = state.outputPorts;
        switchRequests = state.switchRequests;
        rateLimiter = state.rateLimiter;
        speculativeRequests = speculativeSwitchRequests.speculativeRequests;
        shift = state.numbering.shift;
        vcMask = BitMasks.first(state.numbering.vcs);
        firstPort = state.firstPort();
        inputUsed = new int[state.ports()];
        outputUsed = new int[state.ports()];
        Arrays.fill(inputUsed, -1);
        Arrays.fill(outputUsed, -1);
        grantedInputs = new int[state.regions.maxPorts()];
    }

    /** Marks an input port and an output port as used in this cycle. */
    void markUsed(int input, int port) {
        inputUsed[input - firstPort] = (int) clock.cycle;
        outputUsed[port - firstPort] = (int) clock.cycle;
    }

    /** Returns whether an output port of the region has a request in the next cycle. */
    boolean isDue(int from, int to) {
        return !speculativeRequests.ports.isEmpty(from, to);
    }

    /**
     * Allocates the ports left over.
     *
     * @param from first port of the region
     * @param to port after its last port
     */
    void allocate(int from, int to) {
        size = 0;
        for (int word = from >> 6; word << 6 < to; word++) {
            for (long rest = speculativeRequests.ports.word(word, from, to);
                    rest != 0;
                    rest &= rest - 1) {
                grant(word << 6 | Long.numberOfTrailingZeros(rest));
            }
        }
        for (int i = 0; i < size; i++) {
            accept(grantedInputs[i]);
        }
        speculativeSwitchRequests.removeLosers();
    }

    private void grant(int port) {
        int cycle = (int) clock.cycle;
        if (outputUsed[port - firstPort] == cycle
                || rateLimiter != null && !rateLimiter.isIdle(port, clock.cycle)) {
            return;
        }
        int at = outputPorts.portRecord(port);
        int start = speculativeRequests.matrix.next(port, outputPorts.grantPointer(at));
        int index = start;
        do {
            int input = outputPorts.firstPort(at) + (index >> shift);
            if (inputUsed[input - firstPort] != cycle) {
                if (inputPorts.grant(inputPorts.portRecord(input), at)) {
                    grantedInputs[size++] = input;
                }
                return;
            }
            index = speculativeRequests.matrix.next(port, index + 1);
        } while (index != start);
    }

    private void accept(int input) {
        int in = inputPorts.portRecord(input);
        int at = inputPorts.granted(in);
        int port = outputPorts.port(at);
        int index = inputPorts.firstIndex(in);
        int vc = inputPorts.accept(in, speculativeRequests.matrix.shifted(port, index) & vcMask);
        outputPorts.setGrantPointer(at, index + (1 << shift));
        int inputVc = input << shift | vc;
        if (inputPorts.state(inputVc) == InputPorts.VC_GRANTED
                && outputPorts.credits(outputPorts.vcRecord(inputPorts.outputVc(inputVc))) > 0) {
            speculativeRequests.remove(port, index | vc);
            if (crossbar.traverse(in, vc, at)) {
                switchRequests.add(port, index | vc);
            }
        }
    }
}
