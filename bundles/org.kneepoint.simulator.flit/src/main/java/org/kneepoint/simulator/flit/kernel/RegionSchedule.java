// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Arrays;

/**
 * Regions with due events by cycle. Changed by one thread; others may read meanwhile the cycles to
 * which it adds nothing.
 */
public final class RegionSchedule {
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

    /** Returns whether a region has an event in a cycle. */
    public boolean contains(long cycle, int region) {
        return (due[first(cycle) + (region >> 6)] & 1L << region) != 0;
    }

    /** Returns whether no region has an event in a cycle. */
    public boolean isEmpty(long cycle) {
        return BitMasks.isEmpty(due, first(cycle), words);
    }

    /** Removes all regions of a cycle. */
    public void clear(long cycle) {
        Arrays.fill(due, first(cycle), first(cycle) + words, 0);
    }

    private int first(long cycle) {
        return ((int) cycle & mask) * words;
    }
}
