// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.function.IntConsumer;
import org.kneepoint.simulator.flit.kernel.RouteOptions;
import org.kneepoint.simulator.flit.kernel.WaitForGraph;

/** What the first flits of the lanes wait for. */
final class SingleCycleWaits implements WaitForGraph {
    private static final int NOTHING = -1;

    private final Channels channels;
    private final Outputs outputs;
    private final Inputs inputs;
    private final Lanes lanes;
    private final RouteOptions options;

    SingleCycleWaits(Channels channels) {
        this.channels = channels;
        outputs = channels.outputs;
        inputs = channels.inputs;
        lanes = channels.lanes;
        options = channels.options;
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
        int answer = lanes.options(lane);
        if (answer == Lanes.NONE) {
            return true;
        }
        for (int i = 0; i < options.size(answer); i++) {
            for (long rest = options.vcs(answer, i); rest != 0; rest &= rest - 1) {
                int wanted = wanted(answer, i, rest);
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
        int answer = lanes.options(lane);
        for (int i = 0; i < options.size(answer); i++) {
            for (long rest = options.vcs(answer, i); rest != 0; rest &= rest - 1) {
                int wanted = wanted(answer, i, rest);
                others.accept(obstacle(wanted, channels.room(lane), channels.owner(wanted)));
            }
        }
    }

    private int wanted(int answer, int option, long rest) {
        return Outputs.channel(options.port(answer, option), Long.numberOfTrailingZeros(rest));
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
