// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * A timing wheel (G. Varghese, T. Lauck: Hashed and hierarchical timing wheels, SOSP 1987): the
 * events of the next cycles, as numbers by region of routers and due cycle. Each operation takes
 * constant time. Used by one thread.
 *
 * <p>The due events are an array: {@code due[0]} is their number, {@code due[1]} the first. The
 * caller {@linkplain #clear clears} it when it has processed them.
 *
 * <p>One thread may add events while others process those of different regions, as long as none is
 * added for a cycle that is being processed.
 */
public final class TimerWheel {
    private static final int INITIAL_EVENTS = 16;

    private final RegionSchedule schedule;
    private final int mask;
    private final int slotBits;

    /** For each region and cycle the number of events, then the events. */
    private final int[][] events;

    /**
     * Creates an empty wheel for a network without regions.
     *
     * @param maxDelay largest delay, cycles
     */
    public TimerWheel(int maxDelay) {
        this(maxDelay, 1, new RegionSchedule(maxDelay, 1));
    }

    /**
     * Creates an empty wheel.
     *
     * @param maxDelay largest delay, cycles
     * @param regions number of regions
     * @param schedule schedule to which regions with events are added
     */
    public TimerWheel(int maxDelay, int regions, RegionSchedule schedule) {
        this.schedule = schedule;
        int slots = slots(maxDelay);
        mask = slots - 1;
        slotBits = Integer.numberOfTrailingZeros(slots);
        events = new int[slots * regions][];
        Arrays.fill(events, new int[1]);
    }

    /**
     * Returns the number of cycles of a wheel: a power of two above the largest delay plus one,
     * because a region may be a cycle ahead of another.
     */
    public static int slots(int maxDelay) {
        return Integer.highestOneBit(maxDelay + 1) << 1;
    }

    /** Adds an event. */
    public void add(long cycle, int region, int event) {
        int slot = region << slotBits | (int) cycle & mask;
        int[] due = events[slot];
        int used = due[0];
        if (used == 0) {
            schedule.add(cycle, region);
        }
        int next = used + 1;
        if (next < due.length) {
            due[0] = next;
            due[next] = event;
        } else {
            grow(slot, event);
        }
    }

    /** Adds an event of two numbers. */
    public void add(long cycle, int region, int event, int subject) {
        add(cycle, region, event);
        add(cycle, region, subject);
    }

    private void grow(int slot, int event) {
        int used = events[slot][0] + 1;
        int[] grown = Arrays.copyOf(events[slot], Math.max(INITIAL_EVENTS, 2 * used));
        grown[0] = used;
        grown[used] = event;
        events[slot] = grown;
    }

    /** Returns the due events, their number first. */
    public int[] due(Clock clock) {
        return events[clock.region << slotBits | (int) clock.cycle & mask];
    }

    /** Removes due events that have been processed. Lists without events are common to regions. */
    public static void clear(int[] due) {
        if (due[0] > 0) {
            due[0] = 0;
        }
    }

    /** Returns the number of all events. */
    public int size() {
        int size = 0;
        for (int[] due : events) {
            size += due[0];
        }
        return size;
    }

    /** Visits all events. */
    public void forEach(IntConsumer action) {
        forEach(0, events.length >> slotBits, action);
    }

    /** Visits the events of a range of regions. */
    public void forEach(int from, int to, IntConsumer action) {
        for (int slot = from << slotBits; slot < to << slotBits; slot++) {
            for (int i = 1; i <= events[slot][0]; i++) {
                action.accept(events[slot][i]);
            }
        }
    }

    /** Visits the first numbers of all events of two numbers. */
    public void forEachFirst(IntConsumer action) {
        for (int[] due : events) {
            for (int i = 1; i < due[0]; i += 2) {
                action.accept(due[i]);
            }
        }
    }
}
