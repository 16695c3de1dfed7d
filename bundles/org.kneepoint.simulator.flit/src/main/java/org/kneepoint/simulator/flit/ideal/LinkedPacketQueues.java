// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.kneepoint.simulator.flit.ideal.VcTable.HEAD_PACKET;
import static org.kneepoint.simulator.flit.ideal.VcTable.LAST_NODE;
import static org.kneepoint.simulator.flit.ideal.VcTable.NONE;

import java.util.Arrays;

/**
 * Packet queues, one per input VC: the head packet, and a circular list of those behind it, with
 * memory in proportion to their number. A packet may be in several queues.
 */
final class LinkedPacketQueues {
    private static final int INITIAL_CAPACITY = 64;

    private final VcTable vcTable;
    private int[] packets = new int[INITIAL_CAPACITY];
    private int[] next = new int[INITIAL_CAPACITY];
    private int free = NONE;
    private int used;

    /** Creates empty queues. */
    LinkedPacketQueues(VcTable vcTable) {
        this.vcTable = vcTable;
    }

    /** Appends a packet to a queue. */
    void add(int inputVc, int packet) {
        if (isEmpty(inputVc)) {
            vcTable.set(inputVc, HEAD_PACKET, packet);
            return;
        }
        int node = newNode();
        packets[node] = packet;
        int last = vcTable.get(inputVc, LAST_NODE);
        if (last == NONE) {
            next[node] = node;
        } else {
            next[node] = next[last];
            next[last] = node;
        }
        vcTable.set(inputVc, LAST_NODE, node);
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
    int poll(int inputVc) {
        int packet = first(inputVc);
        int last = vcTable.get(inputVc, LAST_NODE);
        if (last == NONE) {
            vcTable.set(inputVc, HEAD_PACKET, NONE);
            return packet;
        }
        int node = next[last];
        vcTable.set(inputVc, HEAD_PACKET, packets[node]);
        if (node == last) {
            vcTable.set(inputVc, LAST_NODE, NONE);
        } else {
            next[last] = next[node];
        }
        next[node] = free;
        free = node;
        return packet;
    }

    /** Returns the first packet of a queue that is not empty. */
    int first(int inputVc) {
        return vcTable.get(inputVc, HEAD_PACKET);
    }

    boolean isEmpty(int inputVc) {
        return first(inputVc) == NONE;
    }
}
