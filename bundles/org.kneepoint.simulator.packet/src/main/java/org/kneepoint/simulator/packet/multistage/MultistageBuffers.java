// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/**
 * The buffers of all places, first come first served. Of a buffer there are its packets, in a list,
 * and the room that is taken: by them, and by others for which it is reserved.
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

    /** Returns whether all room is taken. */
    boolean isFull(int buffer) {
        return records[RECORD_SIZE * buffer + RESERVED] == capacity;
    }

    /** Takes room for a packet, of which there must be some. */
    void reserve(int buffer) {
        records[RECORD_SIZE * buffer + RESERVED]++;
    }

    /** Gives room back. */
    void free(int buffer) {
        records[RECORD_SIZE * buffer + RESERVED]--;
    }

    /** Returns the first packet, or {@link MultistagePacketPool#NONE}. */
    int head(int buffer) {
        return records[RECORD_SIZE * buffer + HEAD];
    }

    /**
     * Puts a packet at the end, into room that was taken.
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

    /** Takes the first packet out and returns it; its room is still taken. */
    int remove(int buffer) {
        int cell = RECORD_SIZE * buffer;
        int packet = records[cell + HEAD];
        records[cell + HEAD] = packets.next(packet);
        return packet;
    }

    /** Returns the place that the first packet was last said to go to. */
    int nextPlace(int buffer) {
        return records[RECORD_SIZE * buffer + NEXT_PLACE];
    }

    /** Says where the first packet goes. */
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

    /** Returns how many are not empty. */
    int occupied() {
        int occupied = 0;
        for (int cell = 0; cell < records.length; cell += RECORD_SIZE) {
            occupied += records[cell + HEAD] == MultistagePacketPool.NONE ? 0 : 1;
        }
        return occupied;
    }

    /**
     * Checks that every packet is in a buffer and has room there.
     *
     * @param reserved room that should be reserved in all of them
     */
    void checkInvariants(int reserved) {
        int inside = 0;
        int free = 0;
        for (int buffer = 0; buffer < records.length / RECORD_SIZE; buffer++) {
            int count = count(buffer);
            MultistageInvariants.require(count <= reserved(buffer), "a packet has room", buffer);
            MultistageInvariants.require(
                    reserved(buffer) <= capacity, "a buffer has limits", buffer);
            inside += count;
            free += reserved(buffer) - count;
        }
        MultistageInvariants.requireEqual("packets in the buffers", inside, packets.size());
        MultistageInvariants.requireEqual("room reserved", free, reserved);
    }
}
