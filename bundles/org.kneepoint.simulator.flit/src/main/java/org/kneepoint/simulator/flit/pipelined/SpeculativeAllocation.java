// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.BitMasks;
import org.kneepoint.simulator.flit.kernel.ChannelPace;
import org.kneepoint.simulator.flit.kernel.Clock;

/**
 * Gives what the other bids leave over of the switches to speculative bids, in the same way. A bid
 * that wins is wasted if the header got no output lane in this cycle, or one without a credit.
 */
final class SpeculativeAllocation {
    private final Clock now;
    private final InputPorts inputs;
    private final OutputPorts outputs;
    private final Speculation speculation;
    private final Bids hopes;
    private final Bids bids;
    private final Crossbar crossbar;
    private final ChannelPace pace;
    private final int shift;
    private final long vcMask;

    /** Low bits of the last cycle in which an input port was used. */
    private final int[] inputUsed;

    /** The same of an output port. */
    private final int[] outputUsed;

    private final int[] offered;
    private int size;

    SpeculativeAllocation(RouterState state, Speculation speculation, Crossbar crossbar) {
        this.speculation = speculation;
        this.crossbar = crossbar;
        now = state.now;
        inputs = state.inputs;
        outputs = state.outputs;
        bids = state.bids;
        pace = state.pace;
        hopes = speculation.hopes;
        shift = state.layout.shift;
        vcMask = BitMasks.first(state.layout.vcs);
        inputUsed = new int[state.wiring.ports];
        outputUsed = new int[state.wiring.ports];
        Arrays.fill(inputUsed, -1);
        Arrays.fill(outputUsed, -1);
        offered = new int[state.regions.mostPorts()];
    }

    /** Notes that an input port and an output port are used in this cycle. */
    void use(int input, int port) {
        inputUsed[input] = (int) now.cycle;
        outputUsed[port] = (int) now.cycle;
    }

    /** Returns whether somebody bids in the next cycle for an output port of the region. */
    boolean isDue(int from, int to) {
        return !hopes.ports.isEmpty(from, to);
    }

    /**
     * Allocates what is left over.
     *
     * @param from first port of the region
     * @param to behind its last port
     */
    void run(int from, int to) {
        size = 0;
        for (int word = from >> 6; word << 6 < to; word++) {
            for (long rest = hopes.ports.word(word, from, to); rest != 0; rest &= rest - 1) {
                offer(word << 6 | Long.numberOfTrailingZeros(rest));
            }
        }
        for (int i = 0; i < size; i++) {
            accept(offered[i]);
        }
        speculation.forget();
    }

    private void offer(int port) {
        int cycle = (int) now.cycle;
        if (outputUsed[port] == cycle || pace != null && !pace.isIdle(port, now.cycle)) {
            return;
        }
        int at = outputs.port(port);
        int start = hopes.lanes.next(port, outputs.grantTurn(at));
        int place = start;
        do {
            int input = outputs.firstPort(at) + (place >> shift);
            if (inputUsed[input] != cycle) {
                if (inputs.grant(inputs.port(input), port)) {
                    offered[size++] = input;
                }
                return;
            }
            place = hopes.lanes.next(port, place + 1);
        } while (place != start);
    }

    private void accept(int input) {
        int in = inputs.port(input);
        int port = inputs.granted(in);
        int at = outputs.port(port);
        int place = inputs.firstPlace(in);
        int vc = inputs.accept(in, hopes.lanes.shifted(port, place) & vcMask);
        outputs.setGrantTurn(at, place + (1 << shift));
        int lane = input << shift | vc;
        if (inputs.state(lane) == InputPorts.GRANTED
                && outputs.credits(outputs.lane(inputs.out(lane))) > 0) {
            hopes.remove(port, place | vc);
            if (crossbar.pass(lane, in, at)) {
                bids.add(port, place | vc);
            }
        }
    }
}
