// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.Arrays;

/**
 * What is under way on channels that take more than one cycle: flits downstream and credits
 * upstream, by the cycle in which they arrive. Owned by one thread.
 */
final class Wheel {
    private static final int ROOM = 16;

    private final int mask;
    private final int[][] events;
    private final int[] sizes;
    private int size;

    /**
     * Makes an empty wheel.
     *
     * @param longest largest delay, cycles
     */
    Wheel(int longest) {
        int slots = Integer.highestOneBit(longest) << 1;
        mask = slots - 1;
        events = new int[slots][ROOM];
        sizes = new int[slots];
    }

    /**
     * Adds a flit.
     *
     * @param cycle when it arrives
     * @param lane where it arrives
     * @param packet its packet if it is a header, else a negative number
     */
    void addFlit(long cycle, int lane, int packet) {
        add((int) cycle & mask, lane, packet);
    }

    /** Adds a credit for a lane. */
    void addCredit(long cycle, int lane) {
        add((int) cycle & mask, ~lane, 0);
    }

    private void add(int slot, int code, int packet) {
        int used = sizes[slot];
        if (used == events[slot].length) {
            events[slot] = Arrays.copyOf(events[slot], 2 * used);
        }
        events[slot][used] = code;
        events[slot][used + 1] = packet;
        sizes[slot] = used + 2;
        size++;
    }

    boolean isEmpty() {
        return size == 0;
    }

    /** Lets everything arrive that is due in a cycle. */
    void turn(long cycle, Channels channels) {
        int slot = (int) cycle & mask;
        for (int i = 0; i < sizes[slot]; i += 2) {
            int code = events[slot][i];
            int lane = code >= 0 ? code : ~code;
            channels.lanes.addUnderWay(lane, -1);
            if (code >= 0) {
                channels.arrive(lane, events[slot][i + 1]);
            } else {
                channels.credit(lane);
            }
        }
        size -= sizes[slot] / 2;
        sizes[slot] = 0;
    }

    /**
     * Counts what is under way.
     *
     * @param flits takes the flits, by lane
     * @param credits takes the credits, by lane
     */
    void count(int[] flits, int[] credits) {
        for (int slot = 0; slot < events.length; slot++) {
            for (int i = 0; i < sizes[slot]; i += 2) {
                int code = events[slot][i];
                if (code >= 0) {
                    flits[code]++;
                } else {
                    credits[~code]++;
                }
            }
        }
    }
}
