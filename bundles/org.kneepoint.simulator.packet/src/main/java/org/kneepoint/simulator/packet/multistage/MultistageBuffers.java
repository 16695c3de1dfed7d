// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/**
 * The buffers of all places, first come first served. A buffer has a list of its packets and a
 * count of its occupied places: those of the packets and those reserved for others.
 */
final class MultistageBuffers {
    private static final int HEAD = 0;
    private static final int TAIL = 1;
    private static final int RESERVED = 2;
    private static final int NEXT_PLACE = 3;
    private static final int RECORD_SIZE = 4;

    private final MultistagePacketPool packets;
    private final int capacity;
    private final int[] records;

    MultistageBuffers(MultistageLayout layout, MultistagePacketPool packets) {
        this.packets = packets;
        capacity = layout.capacity();
        records = new int[RECORD_SIZE * layout.places()];
        for (int buffer = 0; buffer < records.length; buffer += RECORD_SIZE) {
            records[buffer + HEAD] = MultistagePacketPool.NONE;
        }
    }

    /** Returns whether all places are occupied or reserved. */
    boolean isFull(int buffer) {
        return records[RECORD_SIZE * buffer + RESERVED] == capacity;
    }

    /** Reserves a free place for a packet. */
    void reserve(int buffer) {
        records[RECORD_SIZE * buffer + RESERVED]++;
    }

    /** Frees a place. */
    void free(int buffer) {
        records[RECORD_SIZE * buffer + RESERVED]--;
    }

    /** Returns the first packet, or {@link MultistagePacketPool#NONE}. */
    int head(int buffer) {
        return records[RECORD_SIZE * buffer + HEAD];
    }

    /**
     * Appends a packet, in a reserved place.
     *
     * @return whether it is the only one
     */
    boolean append(int buffer, int packet) {
        int cell = RECORD_SIZE * buffer;
        boolean isFirst = records[cell + HEAD] == MultistagePacketPool.NONE;
        packets.setNext(packet, MultistagePacketPool.NONE);
        if (isFirst) {
            records[cell + HEAD] = packet;
        } else {
            packets.setNext(records[cell + TAIL], packet);
        }
        records[cell + TAIL] = packet;
        return isFirst;
    }

    /** Removes and returns the first packet; its place stays reserved. */
    int remove(int buffer) {
        int cell = RECORD_SIZE * buffer;
        int packet = records[cell + HEAD];
        records[cell + HEAD] = packets.next(packet);
        return packet;
    }

    /** Returns the next place of the first packet. */
    int nextPlace(int buffer) {
        return records[RECORD_SIZE * buffer + NEXT_PLACE];
    }

    /** Sets the next place of the first packet. */
    void nextPlace(int buffer, int place) {
        records[RECORD_SIZE * buffer + NEXT_PLACE] = place;
    }

    private int reserved(int buffer) {
        return records[RECORD_SIZE * buffer + RESERVED];
    }

    private int count(int buffer) {
        int count = 0;
        for (int packet = head(buffer);
                packet != MultistagePacketPool.NONE;
                packet = packets.next(packet)) {
            count++;
        }
        return count;
    }

    /** Returns the number of buffers that are not empty. */
    int occupied() {
        int occupied = 0;
        for (int cell = 0; cell < records.length; cell += RECORD_SIZE) {
            occupied += records[cell + HEAD] == MultistagePacketPool.NONE ? 0 : 1;
        }
        return occupied;
    }

    /**
     * Checks that every packet is in a buffer and has a place there.
     *
     * @param reserved expected number of places reserved in all buffers
     */
    void checkInvariants(int reserved) {
        int inside = 0;
        int free = 0;
        for (int buffer = 0; buffer < records.length / RECORD_SIZE; buffer++) {
            int count = count(buffer);
            MultistageInvariants.require(
                    count <= reserved(buffer), "every packet has a place", buffer);
            MultistageInvariants.require(
                    reserved(buffer) <= capacity, "occupied places within the capacity", buffer);
            inside += count;
            free += reserved(buffer) - count;
        }
        MultistageInvariants.requireEqual("packets in the buffers", inside, packets.size());
        MultistageInvariants.requireEqual("reserved places", free, reserved);
    }
}
