// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import java.util.random.RandomGenerator;
import org.kneepoint.simulator.flit.kernel.FlowControl;
import org.kneepoint.simulator.flit.kernel.Packets;
import org.kneepoint.simulator.flit.kernel.RouterContext;

/** Which outputs are open to a header, and which of them it takes. */
final class Openings {
    private final Lanes lanes;
    private final Worms worms;
    private final Buffers buffers;
    private final Requests requests;
    private final RandomGenerator ties;
    private final Packets packets;
    private final FlowControl flow;
    private final boolean anyRoom;

    Openings(
            Lanes lanes,
            Worms worms,
            Buffers buffers,
            Requests requests,
            RouterContext context,
            RandomGenerator ties) {
        this.lanes = lanes;
        this.worms = worms;
        this.buffers = buffers;
        this.requests = requests;
        packets = context.packets();
        flow = context.flow();
        anyRoom = flow.isFlitByFlit();
        this.ties = ties;
    }

    /** Returns one of the best outputs that a header can take and enter now, or NONE. */
    int pick(int request) {
        int packet = requests.packet(request);
        int best = Integer.MIN_VALUE;
        int found = 0;
        int chosen = Lanes.NONE;
        for (int option = 0; option < requests.options(request); option++) {
            int priority = requests.priority(request, option);
            int channel = requests.port(request, option);
            long vcs = lanes.of(channel) == 1 ? 1L : requests.vcs(request, option);
            for (long rest = vcs; rest != 0; rest &= rest - 1) {
                int output = lanes.lane(channel, Long.numberOfTrailingZeros(rest));
                if (priority >= best && isOpen(output, packet)) {
                    found = priority > best ? 1 : found + 1;
                    best = priority;
                    if (found == 1 || ties.nextInt(found) == 0) {
                        chosen = output;
                    }
                }
            }
        }
        return chosen;
    }

    /** Returns whether any output is open to a header. */
    boolean isOpen(int request) {
        for (int option = 0; option < requests.options(request); option++) {
            for (long rest = vcs(request, option); rest != 0; rest &= rest - 1) {
                int vc = Long.numberOfTrailingZeros(rest);
                int output = lanes.lane(requests.port(request, option), vc);
                if (isOpen(output, requests.packet(request))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns the mask of the lanes of an option; where a terminal leaves there is one only. */
    long vcs(int request, int option) {
        int channel = requests.port(request, option);
        return lanes.of(channel) == 1 ? 1L : requests.vcs(request, option);
    }

    private boolean isOpen(int output, int packet) {
        if (worms.from(output) != Lanes.NONE) {
            return false;
        }
        int end = worms.end(output);
        return anyRoom ? hasRoom(end) : end == Lanes.NONE || buffers.room(end) >= needed(packet);
    }

    /** Returns whether a flit may enter the end of a lane: there is a place, or will be one. */
    boolean hasRoom(int end) {
        return end == Lanes.NONE || buffers.room(end) > 0 || buffers.isMoving(end);
    }

    /** Returns the places that must be free before a packet is given a virtual channel. */
    int needed(int packet) {
        return anyRoom ? 1 : flow.credits(packets.length[packet]);
    }
}
