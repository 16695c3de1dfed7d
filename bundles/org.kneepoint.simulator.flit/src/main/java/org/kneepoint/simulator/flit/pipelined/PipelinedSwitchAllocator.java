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
        int size = 0;
        for (int word = from >> 6; word << 6 < to; word++) {
            for (long rest = switchRequests.ports.word(word, from, to);
                    rest != 0;
                    rest &= rest - 1) {
                size = grant(word << 6 | Long.numberOfTrailingZeros(rest), size);
            }
        }
        for (int i = 0; i < size; i++) {
            accept(grantedInputs[i]);
        }
    }

    /**
     * Grants an output port to one of the input ports that request it.
     *
     * @param size number of inputs with a grant
     * @return their number afterwards
     */
    private int grant(int port, int size) {
        int out = outputPorts.portRecord(port);
        int index =
                switchRequests.matrix.nextAt(
                        OutputPorts.requests(out), outputPorts.grantPointer(out));
        int in = inputPorts.portRecord(outputPorts.firstPort(out) + (index >> shift));
        if (!inputPorts.grant(in, out)) {
            return size;
        }
        grantedInputs[size] = in;
        return size + 1;
    }

    /** Accepts the grant of an input port, given by its record, for a virtual channel. */
    private void accept(int in) {
        int out = inputPorts.granted(in);
        int index = inputPorts.firstIndex(in);
        int vc =
                inputPorts.accept(
                        in,
                        switchRequests.matrix.shiftedAt(OutputPorts.requests(out), index) & vcMask);
        outputPorts.setGrantPointer(out, index + (1 << shift));
        if (speculativeAllocator != null) {
            speculativeAllocator.markUsed(inputPorts.firstVc(in) >> shift, outputPorts.port(out));
        }
        if (!crossbar.traverse(in, vc, out)) {
            switchRequests.removeAt(out, index | vc);
        }
    }
}
