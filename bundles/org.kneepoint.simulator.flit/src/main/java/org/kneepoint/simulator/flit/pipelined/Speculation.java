// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.PacketQueues;
import org.kneepoint.simulator.flit.kernel.RequestMatrix;
import org.kneepoint.simulator.flit.kernel.TimerWheel;

/**
 * Bids for the switch of headers whose output lane is not yet known. A header that asks for an
 * output lane bids for the switch at the same time, so that both are done after the longer of the
 * two delays; if the allocation of the switch is the shorter one, the bid begins as much later. It
 * ends when the lane is known: then the header bids as all others do.
 */
final class Speculation {
    private static final int ROOM = 16;

    /** The bids. */
    final Bids hopes;

    private final Clock now;
    private final InputPorts inputs;
    private final PacketQueues fronts;
    private final OutputPorts outputs;
    private final Requests requests;
    private final HandOver handOver;
    private final TimerWheel early;
    private final int lag;
    private final int delay;
    private final int shift;
    private final int words;

    /** Low bits of the cycle in which the output lane is known, by input lane. */
    private final int[] known;

    private int[] hopeful = new int[ROOM];
    private int[] hopedFor = new int[ROOM];
    private int size;

    Speculation(RouterState state) {
        now = state.now;
        inputs = state.inputs;
        fronts = state.fronts;
        outputs = state.outputs;
        requests = state.requests;
        handOver = state.handOver;
        early = state.events.early;
        lag = state.rules.delays().speculationLag();
        delay = state.rules.delays().vc();
        Layout layout = state.layout;
        shift = layout.shift;
        words = layout.words;
        hopes = new Bids(layout, new RequestMatrix(layout.wiring.ports, words));
        known = new int[layout.lanes];
    }

    /** Lets the headers that now ask for a lane of an output port bid for that port too. */
    void bid(int port) {
        if (lag > 0) {
            return;
        }
        int firstLane = outputs.firstPort(outputs.port(port)) << shift;
        for (int k = 0; k < words; k++) {
            for (long rest = requests.lanes.word(port, k); rest != 0; rest &= rest - 1) {
                int lane = firstLane + (k << 6 | Long.numberOfTrailingZeros(rest));
                long asked = handOver.free(port, requests.permitted(lane), fronts.front(lane));
                if (handOver.credits(port, asked) > 0) {
                    hope(lane, port);
                }
            }
        }
    }

    private void hope(int lane, int port) {
        if (size == hopeful.length) {
            hopeful = Arrays.copyOf(hopeful, 2 * size);
            hopedFor = Arrays.copyOf(hopedFor, 2 * size);
        }
        hopeful[size] = lane;
        hopedFor[size++] = port;
        hopes.add(port, inputs.place(lane));
    }

    /** The header of an input lane gets an output lane, but does not yet know. */
    void grant(int lane) {
        known[lane] = (int) now.cycle + delay;
        if (lag > 0) {
            early.add(now.cycle + lag, now.region, lane);
        }
    }

    /** Begins the bid of a header that got an output lane {@code lag} cycles ago. */
    void begin(int lane) {
        if (isUnderWay(lane, now.cycle - lag + delay)) {
            hopes.add(inputs.out(lane) >> shift, inputs.place(lane));
        }
    }

    /** Ends the bid of a header whose output lane is known; returns whether it is still there. */
    boolean end(int lane) {
        if (!isUnderWay(lane, now.cycle)) {
            return false;
        }
        hopes.remove(inputs.out(lane) >> shift, inputs.place(lane));
        return true;
    }

    private boolean isUnderWay(int lane, long known) {
        return inputs.state(lane) == InputPorts.GRANTED && this.known[lane] == (int) known;
    }

    /** Ends the bids of the headers that got no output lane in this cycle. */
    void forget() {
        for (int i = 0; i < size; i++) {
            if (inputs.state(hopeful[i]) != InputPorts.GRANTED) {
                hopes.remove(hopedFor[i], inputs.place(hopeful[i]));
            }
        }
        size = 0;
    }
}
