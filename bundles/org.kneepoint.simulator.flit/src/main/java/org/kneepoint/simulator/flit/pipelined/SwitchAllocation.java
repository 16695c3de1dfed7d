// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.BitMasks;

/**
 * Gives the switches to flits: one iteration over input and output ports, round robin, at most one
 * flit per port and cycle. Every output grants one of the inputs that bid for it, every input
 * accepts one grant and picks one of its lanes. The turns move on when a grant is accepted (iSLIP:
 * McKeown 1999).
 */
final class SwitchAllocation {
    private final Bids bids;
    private final InputPorts inputs;
    private final OutputPorts outputs;
    private final Crossbar crossbar;
    private final SpeculativeAllocation speculative;
    private final long vcMask;
    private final int shift;
    private final int[] offered;
    private int size;

    SwitchAllocation(RouterState state, Crossbar crossbar, SpeculativeAllocation speculative) {
        this.crossbar = crossbar;
        this.speculative = speculative;
        inputs = state.inputs;
        outputs = state.outputs;
        bids = state.bids;
        vcMask = BitMasks.first(state.layout.vcs);
        shift = state.layout.shift;
        offered = new int[state.regions.mostPorts()];
    }

    /**
     * Allocates in all routers in which somebody bids.
     *
     * @param from first port of the region
     * @param to behind its last port
     */
    void run(int from, int to) {
        size = 0;
        for (int word = from >> 6; word << 6 < to; word++) {
            for (long rest = bids.ports.word(word, from, to); rest != 0; rest &= rest - 1) {
                offer(word << 6 | Long.numberOfTrailingZeros(rest));
            }
        }
        for (int i = 0; i < size; i++) {
            accept(offered[i]);
        }
    }

    /** Lets an output port grant one of the input ports that bid for it. */
    private void offer(int port) {
        int at = outputs.port(port);
        int place = bids.lanes.next(port, outputs.grantTurn(at));
        int input = outputs.firstPort(at) + (place >> shift);
        if (inputs.grant(inputs.port(input), port)) {
            offered[size++] = input;
        }
    }

    /** Lets an input port accept what is granted to it, for one of its lanes. */
    private void accept(int input) {
        int in = inputs.port(input);
        int port = inputs.granted(in);
        int out = outputs.port(port);
        int place = inputs.firstPlace(in);
        int vc = inputs.accept(in, bids.lanes.shifted(port, place) & vcMask);
        outputs.setGrantTurn(out, place + (1 << shift));
        if (speculative != null) {
            speculative.use(input, port);
        }
        if (!crossbar.pass(input << shift | vc, in, out)) {
            bids.remove(port, place | vc);
        }
    }
}
