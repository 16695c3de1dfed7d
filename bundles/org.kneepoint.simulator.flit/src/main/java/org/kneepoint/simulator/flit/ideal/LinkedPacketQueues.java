// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import java.util.Arrays;

/**
 * Linked packet queues, one per virtual channel, with memory in proportion to the packets in them.
 */
final class LinkedPacketQueues {
    private static final int NONE = -1;
    private static final int INITIAL_CAPACITY = 64;

    private final int[] first;
    private final int[] last;
    private int[] packets = new int[INITIAL_CAPACITY];
    private int[] next = new int[INITIAL_CAPACITY];
    private int free = NONE;
    private int used;

    /** Creates empty queues. */
    LinkedPacketQueues(int queues) {
        first = new int[queues];
        last = new int[queues];
        Arrays.fill(first, NONE);
    }

    /** Appends a packet to a queue. */
    void add(int queue, int packet) {
        int node = newNode();
        packets[node] = packet;
        next[node] = NONE;
        if (first[queue] == NONE) {
            first[queue] = node;
        } else {
            next[last[queue]] = node;
        }
        last[queue] = node;
    }

    private int newNode() {
        if (free != NONE) {
            int node = free;
            free = next[node];
            return node;
        }
        if (used == packets.length) {
            packets = Arrays.copyOf(packets, 2 * used);
            next = Arrays.copyOf(next, 2 * used);
        }
        return used++;
    }

    /** Removes the first packet of a queue that is not empty. */
    int poll(int queue) {
        int node = first[queue];
        first[queue] = next[node];
        next[node] = free;
        free = node;
        return packets[node];
    }

    /** Returns the first packet of a queue that is not empty. */
    int first(int queue) {
        return packets[first[queue]];
    }

    boolean isEmpty(int queue) {
        return first[queue] == NONE;
    }
}
