// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.function.IntConsumer;
import org.kneepoint.simulator.flit.network.Deadlock;

/** What the first flits of the lanes wait for. */
final class Standstill implements Deadlock.Snapshot {
    private static final int NOTHING = -1;

    private final Channels channels;
    private final Outputs outputs;
    private final Inputs inputs;
    private final Lanes lanes;
    private final Requests requests;

    Standstill(Channels channels) {
        this.channels = channels;
        outputs = channels.outputs;
        inputs = channels.inputs;
        lanes = channels.lanes;
        requests = channels.requests;
    }

    @Override
    public int lanes() {
        return inputs.size();
    }

    @Override
    public int front(int lane) {
        return lanes.flits(lane) == 0 ? NOTHING : lanes.front(lane);
    }

    /** A packet that has to arrive as a whole moves: there is room for it, and it is on its way. */
    @Override
    public boolean moves(int lane) {
        int channel = lanes.out(lane);
        if (channel != Lanes.NONE) {
            return obstacle(channel, 1) == NOTHING;
        }
        int request = lanes.request(lane);
        if (request == Lanes.NONE) {
            return true;
        }
        for (int i = 0; i < requests.options(request); i++) {
            for (long rest = requests.vcs(request, i); rest != 0; rest &= rest - 1) {
                int wanted = wanted(request, i, rest);
                if (obstacle(wanted, channels.room(lane), channels.owner(wanted)) == NOTHING) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public void waitsFor(int lane, IntConsumer others) {
        if (lanes.out(lane) != Lanes.NONE) {
            others.accept(obstacle(lanes.out(lane), 1));
            return;
        }
        int request = lanes.request(lane);
        for (int i = 0; i < requests.options(request); i++) {
            for (long rest = requests.vcs(request, i); rest != 0; rest &= rest - 1) {
                int wanted = wanted(request, i, rest);
                others.accept(obstacle(wanted, channels.room(lane), channels.owner(wanted)));
            }
        }
    }

    private int wanted(int request, int option, long rest) {
        return Outputs.channel(requests.output(request, option), Long.numberOfTrailingZeros(rest));
    }

    /** Returns the lane that keeps a header from a channel, or NOTHING. */
    private int obstacle(int channel, int places, int owner) {
        if (owner == Lanes.NONE) {
            return obstacle(channel, places);
        }
        return lanes.flits(owner) == 0 ? NOTHING : owner;
    }

    /** Returns the lane of a channel if it is short of places and nothing is under way. */
    private int obstacle(int channel, int places) {
        if (outputs.isExit(Outputs.output(channel))) {
            return NOTHING;
        }
        int lane = inputs.lane(channel);
        boolean settled = lanes.underWay(lane) == 0;
        return settled && lanes.credits(lane) < places ? lane : NOTHING;
    }
}
