// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.BitMasks;

/**
 * Separable output-first switch allocator: one iteration, round robin, at most one flit per port
 * and cycle. Every output grants one of the inputs with a request, every input accepts one grant
 * and selects one of its virtual channels. Pointers advance when a grant is accepted (iSLIP:
 * McKeown 1999).
 */
final class PipelinedSwitchAllocator implements SwitchAllocator {
    private final SwitchRequests switchRequests;
    private final InputPorts inputPorts;
    private final OutputPorts outputPorts;
    private final Crossbar crossbar;
    private final SpeculativeSwitchAllocator speculativeAllocator;
    private final long vcMask;
    private final int shift;
    private final int[] grantedInputs;
    private int size;

    PipelinedSwitchAllocator(
            PipelinedRouterState state,
            Crossbar crossbar,
            SpeculativeSwitchAllocator speculativeAllocator) {
        this.crossbar = crossbar;
        this.speculativeAllocator = speculativeAllocator;
        inputPorts = state.inputPorts;
        outputPorts = state.outputPorts;
        switchRequests = state.switchRequests;
        vcMask = BitMasks.first(state.numbering.vcs);
        shift = state.numbering.shift;
        grantedInputs = new int[state.regions.maxPorts()];
    }

    @Override
    public void allocate(int from, int to) {
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

    /** Grants an output port to one of the input ports that request it. */
    private void grant(int port) {
        int at = outputPorts.portRecord(port);
        int index = switchRequests.matrix.next(port, outputPorts.grantPointer(at));
        int input = outputPorts.firstPort(at) + (index >> shift);
        if (inputPorts.grant(inputPorts.portRecord(input), port)) {
            grantedInputs[size++] = input;
        }
    }

    /** Accepts the grant of an input port for one of its virtual channels. */
    private void accept(int input) {
        int in = inputPorts.portRecord(input);
        int port = inputPorts.granted(in);
        int outputVc = outputPorts.portRecord(port);
        int index = inputPorts.firstIndex(in);
        int vc = inputPorts.accept(in, switchRequests.matrix.shifted(port, index) & vcMask);
        outputPorts.setGrantPointer(outputVc, index + (1 << shift));
        if (speculativeAllocator != null) {
            speculativeAllocator.markUsed(input, port);
        }
        if (!crossbar.traverse(input << shift | vc, in, outputVc)) {
            switchRequests.remove(port, index | vc);
        }
    }
}
