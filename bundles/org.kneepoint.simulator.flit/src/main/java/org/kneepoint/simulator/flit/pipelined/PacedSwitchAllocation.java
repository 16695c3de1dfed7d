// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.BitMasks;
import org.kneepoint.simulator.flit.kernel.ChannelPace;
import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.Wiring;

/**
 * Gives the switches to flits where channels have rates of their own: as {@link SwitchAllocation},
 * but an output takes part only if its channel is idle, and there are as many iterations as the
 * widest channel takes flits in a cycle. An input port passes as many flits on per cycle as its
 * channel brings, each of another virtual channel, and one at least.
 */
final class PacedSwitchAllocation {
    private static final int ROOM = 16;

    private final Bids bids;
    private final InputPorts inputs;
    private final OutputPorts outputs;
    private final Crossbar crossbar;
    private final SpeculativeAllocation speculative;
    private final ChannelPace pace;
    private final Clock now;
    private final long vcMask;
    private final int shift;
    private final int iterations;
    private final int[] offered;
    private int size;

    /** Flits that an input port passes on per cycle at most. */
    private final int[] width;

    /** Flits that an input port has passed on in the cycle of the same index below. */
    private final int[] passed;

    private final long[] passedIn;

    /** Bids of lanes that have passed on a flit in this cycle and have others. */
    private int[] laterPort = new int[ROOM];

    private int[] laterPlace = new int[ROOM];
    private int later;

    PacedSwitchAllocation(RouterState state, Crossbar crossbar, SpeculativeAllocation speculative) {
        this.crossbar = crossbar;
        this.speculative = speculative;
        inputs = state.inputs;
        outputs = state.outputs;
        bids = state.bids;
        pace = state.pace;
        now = state.now;
        vcMask = BitMasks.first(state.layout.vcs);
        shift = state.layout.shift;
        iterations = pace.most();
        offered = new int[state.regions.mostPorts()];
        Wiring wiring = state.wiring;
        width = new int[wiring.ports];
        for (int port = 0; port < wiring.ports; port++) {
            int feeder = wiring.feeder[port];
            width[port] = feeder == Wiring.NONE ? 1 : pace.most(feeder);
        }
        passed = new int[wiring.ports];
        passedIn = new long[wiring.ports];
        Arrays.fill(passedIn, -1);
    }

    /**
     * Allocates in all routers in which somebody bids.
     *
     * @param from first port of the region
     * @param to behind its last port
     */
    void run(int from, int to) {
        later = 0;
        size = 1;
        for (int iteration = 0; iteration < iterations && size > 0; iteration++) {
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
        for (int i = 0; i < later; i++) {
            bids.add(laterPort[i], laterPlace[i]);
        }
    }

    /** Lets an output port grant one of the input ports that bid for it and may pass on a flit. */
    private void offer(int port) {
        if (!pace.isIdle(port, now.cycle)) {
            return;
        }
        int at = outputs.port(port);
        int start = bids.lanes.next(port, outputs.grantTurn(at));
        int place = start;
        do {
            int input = outputs.firstPort(at) + (place >> shift);
            if (passedIn[input] != now.cycle || passed[input] < width[input]) {
                if (inputs.grant(inputs.port(input), port)) {
                    offered[size++] = input;
                }
                return;
            }
            place = bids.lanes.next(port, place + 1);
        } while (place != start);
    }

    /** Lets an input port accept what is granted to it, for one of its lanes. */
    private void accept(int input) {
        int in = inputs.port(input);
        int port = inputs.granted(in);
        int out = outputs.port(port);
        int place = inputs.firstPlace(in);
        int vc = inputs.accept(in, bids.lanes.shifted(port, place) & vcMask);
        outputs.setGrantTurn(out, place + (1 << shift));
        passed[input] = passedIn[input] == now.cycle ? passed[input] + 1 : 1;
        passedIn[input] = now.cycle;
        if (speculative != null) {
            speculative.use(input, port);
        }
        bids.remove(port, place | vc);
        if (crossbar.pass(input << shift | vc, in, out)) {
            postpone(port, place | vc);
        }
    }

    private void postpone(int port, int place) {
        if (later == laterPort.length) {
            laterPort = Arrays.copyOf(laterPort, 2 * later);
            laterPlace = Arrays.copyOf(laterPlace, 2 * later);
        }
        laterPort[later] = port;
        laterPlace[later++] = place;
    }
}
