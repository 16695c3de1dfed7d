// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import org.kneepoint.simulation.Tally;
import org.kneepoint.simulator.flit.network.Packets;

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
    private final Wheel wheel;
    private final Packets packets;
    private final Tally tally;
    private final int lastPlace;
    private final int[] chosen;
    private final int[] from = new int[BLOCK];
    private final int[] left = new int[BLOCK];
    private long delivered;

    Crossing(Channels channels, Injection injection, Wheel wheel, Packets packets, Tally tally) {
        this.channels = channels;
        this.injection = injection;
        this.wheel = wheel;
        this.packets = packets;
        this.tally = tally;
        outputs = channels.outputs;
        inputs = channels.inputs;
        lanes = channels.lanes;
        choice = new Choice(channels);
        lastPlace = channels.rules.injectionBuffer() - 1;
        chosen = new int[outputs.size()];
    }

    /** Returns the flits of all packets delivered so far. */
    long delivered() {
        return delivered;
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
            deliver(lanes.front(lane), cycle + 1);
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
            wheel.addCredit(cycle + outputs.delay(inputs.link(lane)), lane);
            lanes.addUnderWay(lane, 1);
        } else {
            channels.credit(lane);
        }
    }

    private void enter(int channel, int packet, long cycle) {
        int lane = inputs.lane(channel);
        int link = Outputs.output(channel);
        if (outputs.isSlow(link)) {
            wheel.addFlit(cycle + outputs.delay(link), lane, packet);
            lanes.addUnderWay(lane, 1);
        } else {
            channels.arrive(lane, packet);
        }
    }

    private void deliver(int packet, long time) {
        delivered += packets.length[packet];
        tally.delivered(
                packets.destination[packet],
                packets.generated[packet],
                packets.entered[packet],
                time,
                packets.length[packet],
                packets.hops[packet]);
        packets.release(packet);
    }
}
