// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import org.kneepoint.simulator.flit.kernel.ChannelPace;
import org.kneepoint.simulator.flit.kernel.Packets;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.Sinks;
import org.kneepoint.simulator.flit.kernel.TimerWheel;

/** Moves one flit through each output that has one ready, its virtual channels in rotation. */
final class Crossing {
    private static final int NONE = Lanes.NONE;
    private static final int BLOCK = Foresight.BLOCK;

    private final Channels channels;
    private final Outputs outputs;
    private final Inputs inputs;
    private final Lanes lanes;
    private final Choice choice;
    private final Injection injection;
    private final TimerWheel underWay;
    private final Packets packets;
    private final Sinks sinks;
    private final int lastPlace;
    private final int[] chosen;
    private final int[] from = new int[BLOCK];
    private final int[] left = new int[BLOCK];

    Crossing(Channels channels, Injection injection, TimerWheel underWay, RouterContext context) {
        this.channels = channels;
        this.injection = injection;
        this.underWay = underWay;
        packets = context.packets();
        sinks = context.sinks();
        outputs = channels.outputs;
        inputs = channels.inputs;
        lanes = channels.lanes;
        choice = new Choice(channels, ChannelPace.of(context.wiring()));
        lastPlace = channels.rules.injectionBuffer() - 1;
        chosen = new int[choice.most()];
    }

    /**
     * Moves the flits of a cycle. All are chosen before any moves, so that none takes two steps.
     *
     * @return their number
     */
    int move(long cycle) {
        int size = choice.list(chosen, cycle);
        for (int first = 0; first < size; first += BLOCK) {
            int last = Math.min(first + BLOCK, size);
            gather(first, last);
            for (int i = first; i < last; i++) {
                move(chosen[i], from[i - first], left[i - first], cycle);
            }
        }
        return size;
    }

    /** Returns whether a flit was ready whose link takes one in another cycle only. */
    boolean isWaiting() {
        return choice.isWaiting();
    }

    /** Looks up many lanes before any is touched, so that the memory can answer at once. */
    private void gather(int first, int last) {
        for (int i = first; i < last; i++) {
            int lane = channels.owner(chosen[i]);
            from[i - first] = lane;
            left[i - first] = lanes.left(lane);
        }
        for (int i = first; i < last; i++) {
            if (left[i - first] <= 1) {
                channels.foresight.move(from[i - first], chosen[i]);
            }
        }
    }

    private void move(int channel, int lane, int left, long cycle) {
        boolean head = left < 0;
        int rest = (head ? ~left : left) - 1;
        leave(lane, head, cycle);
        if (!outputs.isExit(Outputs.output(channel))) {
            enter(channel, head ? lanes.front(lane) : NONE, cycle);
        } else if (rest == 0) {
            sinks.deliver(lanes.front(lane), cycle + 1);
        }
        if (rest == 0) {
            channels.part(lane, channel);
        } else {
            lanes.setLeft(lane, rest);
            channels.pause(lane, channel);
        }
    }

    private void leave(int lane, boolean head, long cycle) {
        int flits = lanes.addFlits(lane, -1);
        if (inputs.isInjection(lane)) {
            if (head) {
                injection.enter(lanes.front(lane), cycle);
            }
            if (flits == lastPlace) {
                injection.wake(inputs.terminal(lane));
            }
        } else if (outputs.isSlow(inputs.link(lane))) {
            underWay.add(cycle + outputs.delay(inputs.link(lane)), 0, ~lane, NONE);
            lanes.addUnderWay(lane, 1);
        } else {
            channels.credit(lane);
        }
    }

    private void enter(int channel, int packet, long cycle) {
        int lane = inputs.lane(channel);
        int link = Outputs.output(channel);
        if (outputs.isSlow(link)) {
            underWay.add(cycle + outputs.delay(link), 0, lane, packet);
            lanes.addUnderWay(lane, 1);
        } else {
            channels.arrive(lane, packet);
        }
    }
}
