// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

/**
 * A queue of packets at each outlet, in contiguous places whose number doubles as needed, so that
 * memory is in proportion to the packets held.
 *
 * <p>The packet to be sent is located first and removed when it is accepted, so that a refused
 * packet does not move.
 */
abstract class OutletQueues {
    private static final int MAX_INITIAL_SIZE = 8;
    private static final int BYTES_PER_QUEUE = 28;

    /** Number of packets of each queue. */
    final int[] size;

    /** Number of packets sent by each queue. */
    final long[] sent;

    private final BlockPool blocks;
    private final int[] first;
    private final int[] capacity;
    private long[] places;

    /**
     * Creates empty queues.
     *
     * @param maxPackets largest number of packets of a queue, at least 1
     */
    OutletQueues(int queues, int maxPackets) {
        int order = order(Math.min(maxPackets, MAX_INITIAL_SIZE));
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

    /** Returns the binary logarithm of the smallest block for a number of packets. */
    private static int order(int packets) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(packets - 1);
    }

    /** Returns the place of the packet to be sent by a queue that is not empty. */
    abstract int placeToSend(int queue);

    /** Removes the packet at the place returned last. */
    abstract void remove(int queue, int place);

    /** Sends and returns the packet at the place returned last. */
    final long send(int queue, int place) {
        long packet = places[place];
        remove(queue, place);
        sent[queue]++;
        return packet;
    }

    /** Appends a packet. */
    final void add(int queue, long packet) {
        if (size[queue] == capacity[queue]) {
            enlarge(queue);
        }
        places[placeToAdd(queue)] = packet;
        size[queue]++;
    }

    /** Returns the place after the last packet of a queue that is not full. */
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

    /** Returns the place of a packet by its index in its queue. */
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

    /** Reports that the packets of a queue now start at its first place. */
    abstract void moveToFirst(int queue);

    /**
     * Checks the sizes of the queues.
     *
     * @throws IllegalStateException if one is negative or above the capacity
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
