// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Arrays;
import org.kneepoint.simulator.flit.network.Packets;

/** Which packets are in the buffers of the input lanes: the one in front, and those behind it. */
final class Fronts {
    static final int NONE = -1;

    private final Packets packets;

    /** For each lane the packet in front, and the last one behind it, which the first follows. */
    private final int[] record;

    Fronts(Layout layout, Packets packets) {
        this.packets = packets;
        record = new int[layout.lanes << 1];
        Arrays.fill(record, NONE);
    }

    /** Returns the packet in front in a lane, or NONE. */
    int packet(int lane) {
        return record[lane << 1];
    }

    /** Puts a packet in front in a lane without packets. */
    void lead(int lane, int packet) {
        record[lane << 1] = packet;
    }

    /** Puts a packet behind the others of a lane. */
    void append(int lane, int packet) {
        int at = (lane << 1) + 1;
        int last = record[at];
        if (last == NONE) {
            packets.next[packet] = packet;
        } else {
            packets.next[packet] = packets.next[last];
            packets.next[last] = packet;
        }
        record[at] = packet;
    }

    /** Forgets the packet in front in a lane; returns the next one, which is then in front. */
    int next(int lane) {
        int at = lane << 1;
        int last = record[at + 1];
        if (last == NONE) {
            record[at] = NONE;
            return NONE;
        }
        int first = packets.next[last];
        if (first == last) {
            record[at + 1] = NONE;
        } else {
            packets.next[last] = packets.next[first];
        }
        record[at] = first;
        return first;
    }
}
