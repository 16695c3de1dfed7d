// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import java.util.Arrays;

/**
 * Queues of packets, one for each lane. What they take depends on the packets that stand in them,
 * not on how many might.
 */
final class Queues {
    private static final int NONE = -1;
    private static final int ROOM = 64;

    private final int[] first;
    private final int[] last;
    private int[] packet = new int[ROOM];
    private int[] next = new int[ROOM];
    private int free = NONE;
    private int used;

    /** So many empty queues. */
    Queues(int lanes) {
        first = new int[lanes];
        last = new int[lanes];
        Arrays.fill(first, NONE);
    }

    /** Puts a packet behind the others of a lane. */
    void add(int lane, int number) {
        int place = place();
        packet[place] = number;
        next[place] = NONE;
        if (first[lane] == NONE) {
            first[lane] = place;
        } else {
            next[last[lane]] = place;
        }
        last[lane] = place;
    }

    private int place() {
        if (free != NONE) {
            int place = free;
            free = next[place];
            return place;
        }
        if (used == packet.length) {
            packet = Arrays.copyOf(packet, 2 * used);
            next = Arrays.copyOf(next, 2 * used);
        }
        return used++;
    }

    /** Takes the first packet of a lane that has one. */
    int poll(int lane) {
        int place = first[lane];
        first[lane] = next[place];
        next[place] = free;
        free = place;
        return packet[place];
    }

    /** Returns the first packet of a lane that has one. */
    int first(int lane) {
        return packet[first[lane]];
    }

    boolean isEmpty(int lane) {
        return first[lane] == NONE;
    }
}
