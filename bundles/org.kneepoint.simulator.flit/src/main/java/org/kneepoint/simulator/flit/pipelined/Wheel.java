// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * What will happen in the next cycles, as numbers by the region and the cycle in which it is due.
 * Owned by one thread.
 */
final class Wheel {
    private static final int ROOM = 16;

    private final Schedule schedule;
    private final int mask;
    private final int slotBits;

    /** For each region and cycle how many numbers are due, and then these. */
    private final int[][] events;

    /**
     * Makes an empty wheel.
     *
     * @param longest largest delay, cycles
     * @param regions number of regions
     * @param schedule told of everything
     */
    Wheel(int longest, int regions, Schedule schedule) {
        this.schedule = schedule;
        int slots = slots(longest);
        mask = slots - 1;
        slotBits = Integer.numberOfTrailingZeros(slots);
        events = new int[slots * regions][ROOM];
    }

    /**
     * Returns how many cycles a wheel holds: a power of two, which is at least two above the
     * largest delay, because one region may be a cycle ahead of another.
     */
    static int slots(int longest) {
        return Integer.highestOneBit(longest + 1) << 1;
    }

    /** Adds a number. */
    void add(long cycle, int region, int event) {
        int slot = region << slotBits | (int) cycle & mask;
        int[] due = events[slot];
        int used = due[0] + 1;
        if (used == due.length) {
            due = grow(slot);
        }
        if (used == 1) {
            schedule.add(cycle, region);
        }
        due[0] = used;
        due[used] = event;
    }

    /** Adds two numbers. */
    void add(long cycle, int region, int event, int subject) {
        add(cycle, region, event);
        add(cycle, region, subject);
    }

    private int[] grow(int slot) {
        return events[slot] = Arrays.copyOf(events[slot], 2 * events[slot].length);
    }

    /** Returns how many numbers are due now, and behind it the numbers themselves. */
    int[] due(Moment now) {
        return events[now.region << slotBits | (int) now.cycle & mask];
    }

    /** Lists all numbers. */
    void forEach(IntConsumer numbers) {
        forEach(0, events.length >> slotBits, numbers);
    }

    /** Lists the numbers of a range of regions. */
    void forEach(int from, int to, IntConsumer numbers) {
        for (int slot = from << slotBits; slot < to << slotBits; slot++) {
            for (int i = 1; i <= events[slot][0]; i++) {
                numbers.accept(events[slot][i]);
            }
        }
    }

    /** Lists the first numbers of all pairs. */
    void forEachFirst(IntConsumer numbers) {
        for (int[] due : events) {
            for (int i = 1; i < due[0]; i += 2) {
                numbers.accept(due[i]);
            }
        }
    }
}
