// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

/**
 * The packets in the buffer of each input VC: the head packet, and a circular list of those behind
 * it. The flits of a packet are indistinguishable, so that a flit count and this queue represent a
 * buffer. A packet is in one queue at a time. Used by one thread.
 */
public final class PacketQueues {
    /** Stands for no packet. */
    public static final int NONE = -1;

    private final PacketPool packets;
    private final int shift;

    /**
     * For each input VC the head packet, and the last one behind it, whose successor is the first
     * behind it.
     */
    private final int[] records;

    /**
     * Creates queues in the first two numbers of given records, both {@link #NONE}.
     *
     * @param records records of the input VCs
     * @param shift binary logarithm of the size of a record
     * @param packets pool of the packets
     */
    public PacketQueues(int[] records, int shift, PacketPool packets) {
        this.records = records;
        this.shift = shift;
        this.packets = packets;
    }

    /** Returns the head packet of an input VC, or {@link #NONE}. */
    public int headPacket(int inputVc) {
        return records[inputVc << shift];
    }

    /** Sets the head packet of an empty input VC. */
    public void setHeadPacket(int inputVc, int packet) {
        records[inputVc << shift] = packet;
    }

    /** Appends a packet to an input VC that is not empty. */
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
     * Removes the head packet of an input VC; returns the next one, then at the head, or {@link
     * #NONE}.
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
