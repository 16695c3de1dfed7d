// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Arrays;

/**
 * The packets in the buffer of each input virtual channel: the one in front, and a circular list of
 * those behind it. Since the flits of a packet are alike, a count of flits and this queue are all
 * that a buffer is. A packet stands in one queue at a time. Owned by one thread.
 */
public final class PacketQueues {
    /** Stands for no packet. */
    public static final int NONE = -1;

    private final PacketPool packets;
    private final int shift;

    /**
     * For each virtual channel the packet in front, and the last one behind it, which the first
     * follows.
     */
    private final int[] records;

    /** Makes so many empty queues. */
    public PacketQueues(int inputVcs, PacketPool packets) {
        this(new int[inputVcs << 1], 1, packets);
        Arrays.fill(records, NONE);
    }

    /**
     * Lays queues into records, of which they take the first two numbers, both {@link #NONE}.
     *
     * @param records the records
     * @param shift logarithm of the size of a record
     * @param packets what stands in the queues
     */
    public PacketQueues(int[] records, int shift, PacketPool packets) {
        this.records = records;
        this.shift = shift;
        this.packets = packets;
    }

    /** Returns the packet in front in a virtual channel, or {@link #NONE}. */
    public int front(int inputVc) {
        return records[inputVc << shift];
    }

    /** Puts a packet in front in a virtual channel without packets. */
    public void setFront(int inputVc, int packet) {
        records[inputVc << shift] = packet;
    }

    /** Puts a packet behind the others of a virtual channel that has some. */
    public void append(int inputVc, int packet) {
        int at = (inputVc << shift) + 1;
        int last = records[at];
        if (last == NONE) {
            packets.next[packet] = packet;
        } else {
            packets.next[packet] = packets.next[last];
            packets.next[last] = packet;
        }
        records[at] = packet;
    }

    /**
     * Forgets the packet in front in a virtual channel; returns the next one, which is then in
     * front, or {@link #NONE}.
     */
    public int poll(int inputVc) {
        int at = inputVc << shift;
        int last = records[at + 1];
        if (last == NONE) {
            records[at] = NONE;
            return NONE;
        }
        int first = packets.next[last];
        if (first == last) {
            records[at + 1] = NONE;
        } else {
            packets.next[last] = packets.next[first];
        }
        records[at] = first;
        return first;
    }
}
