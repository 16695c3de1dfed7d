// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/**
 * The buffers of all places, first come first served. Of a buffer there are its packets, in a list,
 * and the room that is taken: by them, and by others for which it is reserved.
 */
final class Buffers {
    private static final int HEAD = 0;
    private static final int TAIL = 1;
    private static final int TAKEN = 2;
    private static final int AIM = 3;
    private static final int CELLS = 4;

    private final Packets packets;
    private final int capacity;
    private final int[] cells;

    Buffers(Sizes sizes, Packets packets) {
        this.packets = packets;
        capacity = sizes.capacity();
        cells = new int[CELLS * sizes.places()];
        for (int buffer = 0; buffer < cells.length; buffer += CELLS) {
            cells[buffer + HEAD] = Packets.NONE;
        }
    }

    /** Returns whether all room is taken. */
    boolean isFull(int buffer) {
        return cells[CELLS * buffer + TAKEN] == capacity;
    }

    /** Takes room for a packet, of which there must be some. */
    void take(int buffer) {
        cells[CELLS * buffer + TAKEN]++;
    }

    /** Gives room back. */
    void free(int buffer) {
        cells[CELLS * buffer + TAKEN]--;
    }

    /** Returns the first packet, or {@link Packets#NONE}. */
    int head(int buffer) {
        return cells[CELLS * buffer + HEAD];
    }

    /**
     * Puts a packet at the end, into room that was taken.
     *
     * @return whether it is the only one
     */
    boolean append(int buffer, int packet) {
        int cell = CELLS * buffer;
        boolean isFirst = cells[cell + HEAD] == Packets.NONE;
        packets.setNext(packet, Packets.NONE);
        if (isFirst) {
            cells[cell + HEAD] = packet;
        } else {
            packets.setNext(cells[cell + TAIL], packet);
        }
        cells[cell + TAIL] = packet;
        return isFirst;
    }

    /** Takes the first packet out and returns it; its room is still taken. */
    int remove(int buffer) {
        int cell = CELLS * buffer;
        int packet = cells[cell + HEAD];
        cells[cell + HEAD] = packets.next(packet);
        return packet;
    }

    /** Returns the place that the first packet was last said to go to. */
    int aim(int buffer) {
        return cells[CELLS * buffer + AIM];
    }

    /** Says where the first packet goes. */
    void aim(int buffer, int place) {
        cells[CELLS * buffer + AIM] = place;
    }

    private int taken(int buffer) {
        return cells[CELLS * buffer + TAKEN];
    }

    private int count(int buffer) {
        int count = 0;
        for (int packet = head(buffer); packet != Packets.NONE; packet = packets.next(packet)) {
            count++;
        }
        return count;
    }

    /** Returns how many are not empty. */
    int occupied() {
        int occupied = 0;
        for (int cell = 0; cell < cells.length; cell += CELLS) {
            occupied += cells[cell + HEAD] == Packets.NONE ? 0 : 1;
        }
        return occupied;
    }

    /**
     * Checks that every packet is in a buffer and has room there.
     *
     * @param reserved room that should be reserved in all of them
     */
    void audit(int reserved) {
        int inside = 0;
        int free = 0;
        for (int buffer = 0; buffer < cells.length / CELLS; buffer++) {
            int count = count(buffer);
            Law.holds(count <= taken(buffer), "a packet has room", buffer);
            Law.holds(taken(buffer) <= capacity, "a buffer has limits", buffer);
            inside += count;
            free += taken(buffer) - count;
        }
        Law.same("packets in the buffers", inside, packets.size());
        Law.same("room reserved", free, reserved);
    }
}
