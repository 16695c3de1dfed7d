// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

/**
 * A queue of packets at each outlet, in places side by side whose number doubles as needed: memory
 * is taken for what is held, not for what could be.
 *
 * <p>The packet to be sent is looked for first and removed if it is taken, so that a packet that is
 * refused has not moved.
 */
abstract class OutletQueues {
    private static final int MAX_INITIAL_SIZE = 8;
    private static final int BYTES_PER_QUEUE = 28;

    /** How many packets each queue holds. */
    final int[] size;

    /** How many packets each queue has sent. */
    final long[] sent;

    private final BlockPool blocks;
    private final int[] first;
    private final int[] capacity;
    private long[] places;

    /**
     * Creates empty queues.
     *
     * @param most packets that one of them may hold, at least 1
     */
    OutletQueues(int queues, int most) {
        int order = order(Math.min(most, MAX_INITIAL_SIZE));
        long bytes = (long) queues * (BYTES_PER_QUEUE + (Long.BYTES << order));
        HeapLimit.require(bytes, queues + " outlets");
        size = new int[queues];
        sent = new long[queues];
        first = new int[queues];
        capacity = new int[queues];
        blocks = new BlockPool(queues << order);
        for (int queue = 0; queue < queues; queue++) {
            first[queue] = blocks.allocate(order);
            capacity[queue] = 1 << order;
        }
        places = blocks.places();
    }

    /** Returns the power of two of the smallest block that has room for so many. */
    private static int order(int packets) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(packets - 1);
    }

    /** Returns the place of the packet that a queue sends if it can; it holds at least one. */
    abstract int placeToSend(int queue);

    /** Removes the packet in that place, the last one asked for. */
    abstract void remove(int queue, int place);

    /** Sends the packet in that place, the last one asked for, and returns it. */
    final long send(int queue, int place) {
        long packet = places[place];
        remove(queue, place);
        sent[queue]++;
        return packet;
    }

    /** Adds a packet behind all others. */
    final void add(int queue, long packet) {
        if (size[queue] == capacity[queue]) {
            enlarge(queue);
        }
        places[placeToAdd(queue)] = packet;
        size[queue]++;
    }

    /** Returns the place behind the last packet of a queue that is not full. */
    abstract int placeToAdd(int queue);

    final long packet(int place) {
        return places[place];
    }

    final void put(int place, long packet) {
        places[place] = packet;
    }

    final int first(int queue) {
        return first[queue];
    }

    final int capacity(int queue) {
        return capacity[queue];
    }

    /** Returns the place of a packet by its number in its queue. */
    abstract int place(int queue, int number);

    private void enlarge(int queue) {
        int order = order(capacity[queue]);
        int larger = blocks.allocate(order + 1);
        places = blocks.places();
        for (int number = 0; number < size[queue]; number++) {
            places[larger + number] = places[place(queue, number)];
        }
        blocks.release(first[queue], order);
        first[queue] = larger;
        capacity[queue] *= 2;
        moveToFirst(queue);
    }

    /** The packets of a queue now begin at its first place. */
    abstract void moveToFirst(int queue);

    /**
     * Checks that no queue holds more than its places, nor less than nothing.
     *
     * @throws IllegalStateException if one does
     */
    final void checkInvariants() {
        for (int queue = 0; queue < size.length; queue++) {
            if (size[queue] < 0 || size[queue] > capacity[queue]) {
                throw new IllegalStateException(
                        "queue "
                                + queue
                                + " holds "
                                + size[queue]
                                + " packets in "
                                + capacity[queue]
                                + " places");
            }
        }
    }
}
