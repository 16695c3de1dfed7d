// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

/** Outlet queues with first come, first served order. */
final class FifoQueues extends OutletQueues {
    /** Offset of the oldest packet of a queue from its first place. */
    private final int[] head;

    FifoQueues(int queues, int capacity) {
        super(queues, capacity);
        head = new int[queues];
    }

    @Override
    int placeToSend(int queue) {
        return first(queue) + head[queue];
    }

    @Override
    void remove(int queue, int place) {
        head[queue] = head[queue] + 1 & capacity(queue) - 1;
        size[queue]--;
    }

    @Override
    int placeToAdd(int queue) {
        return place(queue, size[queue]);
    }

    @Override
    int place(int queue, int number) {
        return first(queue) + (head[queue] + number & capacity(queue) - 1);
    }

    @Override
    void moveToFirst(int queue) {
        head[queue] = 0;
    }
}
