// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * A timing wheel (G. Varghese, T. Lauck: Hashed and hierarchical timing wheels, SOSP 1987): the
 * events of the next cycles, as numbers by region of routers and due cycle. Each operation takes
 * constant time. Used by one thread.
 *
 * <p>The due events are a list, an array: {@code due[0]} is their number, {@code due[1]} the first.
 * The caller {@linkplain #clear clears} it when it has processed them. The list cleared last is
 * used next, for any region, since it is still in the cache.
 *
 * <p>One thread may add events while others process those of different regions, as long as none is
 * added for a cycle that is being processed. The lists of regions that other threads process are
 * not used for other regions.
 */
public final class TimerWheel {
    private static final int INITIAL_EVENTS = 28;
    private static final int[] NO_EVENTS = new int[1];

    private final RegionSchedule schedule;
    private final int mask;
    private final int slotBits;

    /** The list of each region and cycle; those without events are common to regions. */
    private final int[][] events;

    /** Regions whose events are processed by the thread that adds them: the first, and the end. */
    private final int firstOwn;

    private final int endOwn;

    /** Lists that are not used, in the first {@code unusedLists} places. */
    private int[][] unused = new int[16][];

    private int unusedLists;

    /**
     * Creates an empty wheel for a network without regions.
     *
     * @param maxDelay largest delay, cycles
     */
    public TimerWheel(int maxDelay) {
        this(maxDelay, 1, new RegionSchedule(maxDelay, 1), 0, 1);
    }

    /**
     * Creates an empty wheel.
     *
     * @param maxDelay largest delay, cycles
     * @param regions number of regions
     * @param schedule schedule to which regions with events are added
     * @param firstOwn first region whose events are processed by the thread that adds them
     * @param endOwn region after the last of these
     */
    public TimerWheel(
            int maxDelay, int regions, RegionSchedule schedule, int firstOwn, int endOwn) {
        this.firstOwn = firstOwn;
        this.endOwn = endOwn;
        this.schedule = schedule;
        int slots = slots(maxDelay);
        mask = slots - 1;
        slotBits = Integer.numberOfTrailingZeros(slots);
        events = new int[slots * regions][];
        Arrays.fill(events, NO_EVENTS);
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
            addToLonger(slot, event);
        }
    }

    /** Adds an event of two numbers. */
    public void add(long cycle, int region, int event, int subject) {
        add(cycle, region, event);
        add(cycle, region, subject);
    }

    /** Adds an event to a list that is full, or to one of those without events. */
    private void addToLonger(int slot, int event) {
        int used = events[slot][0] + 1;
        int[] list;
        if (used > 1) {
            list = Arrays.copyOf(events[slot], 2 * used);
        } else {
            list = unusedLists > 0 ? unused[--unusedLists] : new int[INITIAL_EVENTS];
        }
        list[0] = used;
        list[used] = event;
        events[slot] = list;
    }

    /** Returns the due events, their number first. */
    public int[] due(Clock clock) {
        return events[slot(clock)];
    }

    private int slot(Clock clock) {
        return clock.region << slotBits | (int) clock.cycle & mask;
    }

    /** Removes the due events. */
    public void clear(Clock clock) {
        int slot = slot(clock);
        int[] due = events[slot];
        if (due[0] == 0) {
            return;
        }
        due[0] = 0;
        if (clock.region >= firstOwn && clock.region < endOwn) {
            events[slot] = NO_EVENTS;
            if (unusedLists == unused.length) {
                unused = Arrays.copyOf(unused, 2 * unusedLists);
            }
            unused[unusedLists++] = due;
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
