// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

/** Regions with due events by cycle. Used by one thread. */
public final class RegionSchedule {
    private static final int NONE = -1;

    private final int mask;
    private final int words;
    private final long[] due;

    /**
     * Creates an empty schedule.
     *
     * @param maxDelay largest delay of an event, cycles
     * @param regions number of regions
     */
    public RegionSchedule(int maxDelay, int regions) {
        int slots = TimerWheel.slots(maxDelay);
        mask = slots - 1;
        words = BitMasks.words(regions);
        due = new long[slots * words];
    }

    /** Adds a region with an event in a cycle. */
    public void add(long cycle, int region) {
        due[first(cycle) + (region >> 6)] |= 1L << region;
    }

    /** Removes a region; returns whether it had an event in a cycle. */
    public boolean take(long cycle, int region) {
        int at = first(cycle) + (region >> 6);
        long before = due[at];
        due[at] = before & ~(1L << region);
        return due[at] != before;
    }

    /** Returns whether no region has an event in a cycle. */
    public boolean isEmpty(long cycle) {
        return BitMasks.isEmpty(due, first(cycle), words);
    }

    /**
     * Returns the first region from {@code from} on with an event in either of two cycles, or -1.
     */
    public int nextRegion(long cycle, long other, int from) {
        int word = from >> 6;
        if (word == words) {
            return NONE;
        }
        long rest = (due[first(cycle) + word] | due[first(other) + word]) & -1L << from;
        while (rest == 0) {
            if (++word == words) {
                return NONE;
            }
            rest = due[first(cycle) + word] | due[first(other) + word];
        }
        return word << 6 | Long.numberOfTrailingZeros(rest);
    }

    private int first(long cycle) {
        return ((int) cycle & mask) * words;
    }
}
