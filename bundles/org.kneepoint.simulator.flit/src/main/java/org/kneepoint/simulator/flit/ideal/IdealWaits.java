// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import java.util.function.IntConsumer;
import org.kneepoint.simulator.flit.kernel.WaitForGraph;

/** What the first flits of the buffers wait for. */
final class IdealWaits implements WaitForGraph {
    private static final int NOTHING = -1;

    private final Lanes lanes;
    private final Worms worms;
    private final Buffers buffers;
    private final Requests requests;
    private final Openings openings;

    IdealWaits(Lanes lanes, Worms worms, Buffers buffers, Requests requests, Openings openings) {
        this.lanes = lanes;
        this.worms = worms;
        this.buffers = buffers;
        this.requests = requests;
        this.openings = openings;
    }

    @Override
    public int lanes() {
        return lanes.ofPorts();
    }

    @Override
    public int front(int lane) {
        return buffers.isEmpty(lane) ? NOTHING : buffers.front(lane);
    }

    @Override
    public boolean moves(int lane) {
        int output = worms.into(lane);
        if (output != Lanes.NONE) {
            return obstacle(worms.end(output), 1) == NOTHING;
        }
        int request = requests.of(lane);
        if (request == Requests.NONE) {
            return true;
        }
        for (int option = 0; option < requests.options(request); option++) {
            for (long rest = openings.vcs(request, option); rest != 0; rest &= rest - 1) {
                if (obstacle(request, option, Long.numberOfTrailingZeros(rest)) == NOTHING) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public void waitsFor(int lane, IntConsumer others) {
        int output = worms.into(lane);
        if (output != Lanes.NONE) {
            others.accept(obstacle(worms.end(output), 1));
            return;
        }
        int request = requests.of(lane);
        for (int option = 0; option < requests.options(request); option++) {
            for (long rest = openings.vcs(request, option); rest != 0; rest &= rest - 1) {
                others.accept(obstacle(request, option, Long.numberOfTrailingZeros(rest)));
            }
        }
    }

    /** Returns the lane that keeps a waiting header from an output, or NOTHING. */
    private int obstacle(int request, int option, int vc) {
        int output = lanes.lane(requests.port(request, option), vc);
        int owner = worms.from(output);
        if (owner == Lanes.NONE) {
            return obstacle(worms.end(output), openings.needed(requests.packet(request)));
        }
        if (lanes.isSource(owner)) {
            return obstacle(worms.end(output), 1);
        }
        return buffers.isEmpty(owner) ? NOTHING : owner;
    }

    /** Returns the buffer itself if it is short of places and nothing is on its way to it. */
    private int obstacle(int end, int places) {
        boolean open =
                end == Lanes.NONE
                        || buffers.room(end) >= places
                        || buffers.expected(end) > 0
                        || buffers.isEmpty(end);
        return open ? NOTHING : end;
    }
}
