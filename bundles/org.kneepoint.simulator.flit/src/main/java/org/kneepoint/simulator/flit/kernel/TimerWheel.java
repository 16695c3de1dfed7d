// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * A timing wheel (G. Varghese, T. Lauck: Hashed and hierarchical timing wheels, SOSP 1987): the
 * events of the next cycles, as numbers by region of routers and due cycle. Adding and taking take
 * constant time. Owned by one thread.
 *
 * <p>What is due is an array, {@code due[0]} numbers from {@code due[1]} on; who has dealt with
 * them sets {@code due[0]} to 0.
 */
public final class TimerWheel {
    private static final int INITIAL_EVENTS = 16;

    private final RegionSchedule schedule;
    private final int mask;
    private final int slotBits;

    /** For each region and cycle how many numbers are due, and then these. */
    private final int[][] events;

    /**
     * Makes an empty wheel for a network that is not divided into regions.
     *
     * @param maxDelay largest delay, cycles
     */
    public TimerWheel(int maxDelay) {
        this(maxDelay, 1, new RegionSchedule(maxDelay, 1));
    }

    /**
     * Makes an empty wheel.
     *
     * @param maxDelay largest delay, cycles
     * @param regions number of regions
     * @param schedule told of everything
     */
    public TimerWheel(int maxDelay, int regions, RegionSchedule schedule) {
        this.schedule = schedule;
        int slots = slots(maxDelay);
        mask = slots - 1;
        slotBits = Integer.numberOfTrailingZeros(slots);
        events = new int[slots * regions][INITIAL_EVENTS];
    }

    /**
     * Returns how many cycles a wheel holds: a power of two, which is at least two above the
     * largest delay, because one region may be a cycle ahead of another.
     */
    public static int slots(int maxDelay) {
        return Integer.highestOneBit(maxDelay + 1) << 1;
    }

    /** Adds a number. */
    public void add(long cycle, int region, int event) {
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
    public void add(long cycle, int region, int event, int subject) {
        add(cycle, region, event);
        add(cycle, region, subject);
    }

    private int[] grow(int slot) {
        return events[slot] = Arrays.copyOf(events[slot], 2 * events[slot].length);
    }

    /** Returns how many numbers are due now, and behind it the numbers themselves. */
    public int[] due(Clock clock) {
        return events[clock.region << slotBits | (int) clock.cycle & mask];
    }

    /** Returns the number of all numbers. */
    public int size() {
        int size = 0;
        for (int[] due : events) {
            size += due[0];
        }
        return size;
    }

    /** Lists all numbers. */
    public void forEach(IntConsumer action) {
        forEach(0, events.length >> slotBits, action);
    }

    /** Lists the numbers of a range of regions. */
    public void forEach(int from, int to, IntConsumer action) {
        for (int slot = from << slotBits; slot < to << slotBits; slot++) {
            for (int i = 1; i <= events[slot][0]; i++) {
                action.accept(events[slot][i]);
            }
        }
    }

    /** Lists the first numbers of all pairs. */
    public void forEachFirst(IntConsumer action) {
        for (int[] due : events) {
            for (int i = 1; i < due[0]; i += 2) {
                action.accept(due[i]);
            }
        }
    }
}
