// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Arrays;

/**
 * Regions with due events by cycle. Changed by one thread; others may read meanwhile what it does
 * not change.
 */
public final class RegionSchedule {
    /** Number of regions of a {@linkplain #word word}. */
    public static final int WORD = Integer.SIZE;

    /** Binary logarithm of that number. */
    private static final int WORD_BITS = 5;

    private final int mask;
    private final int words;

    /** A bit for each region, by cycle; ints, since they are read and written as a whole. */
    private final int[] due;

    /**
     * Creates an empty schedule.
     *
     * @param maxDelay largest delay of an event, cycles
     * @param regions number of regions
     */
    public RegionSchedule(int maxDelay, int regions) {
        int slots = TimerWheel.slots(maxDelay);
        mask = slots - 1;
        words = (regions - 1 >> WORD_BITS) + 1;
        due = new int[slots * words];
    }

    /** Adds a region with an event in a cycle. */
    public void add(long cycle, int region) {
        due[first(cycle) + (region >> WORD_BITS)] |= 1 << region;
    }

    /**
     * Returns which of {@link #WORD} regions have an event in a cycle: bit i of word w for region
     * {@code w * WORD + i}.
     */
    public int word(long cycle, int word) {
        return due[first(cycle) + word];
    }

    /** Returns whether no region has an event in a cycle. */
    public boolean isEmpty(long cycle) {
        for (int word = 0; word < words; word++) {
            if (word(cycle, word) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Removes all regions of a cycle. */
    public void clear(long cycle) {
        Arrays.fill(due, first(cycle), first(cycle) + words, 0);
    }

    private int first(long cycle) {
        return ((int) cycle & mask) * words;
    }
}
