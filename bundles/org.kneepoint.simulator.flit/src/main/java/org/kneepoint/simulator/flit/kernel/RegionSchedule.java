// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Arrays;

/**
 * Regions with due events by cycle. Changed by one thread; others may read meanwhile what it does
 * not change.
 */
public final class RegionSchedule {
    private final int mask;
    private final int regions;

    /** A place for each region, not a bit, so that threads have their own. */
    private final boolean[] due;

    /**
     * Creates an empty schedule.
     *
     * @param maxDelay largest delay of an event, cycles
     * @param regions number of regions
     */
    public RegionSchedule(int maxDelay, int regions) {
        int slots = TimerWheel.slots(maxDelay);
        mask = slots - 1;
        this.regions = regions;
        due = new boolean[slots * regions];
    }

    /** Adds a region with an event in a cycle. */
    public void add(long cycle, int region) {
        due[first(cycle) + region] = true;
    }

    /** Returns whether a region has an event in a cycle. */
    public boolean contains(long cycle, int region) {
        return due[first(cycle) + region];
    }

    /** Returns whether no region has an event in a cycle. */
    public boolean isEmpty(long cycle) {
        for (int region = first(cycle); region < first(cycle) + regions; region++) {
            if (due[region]) {
                return false;
            }
        }
        return true;
    }

    /** Removes all regions of a cycle. */
    public void clear(long cycle) {
        Arrays.fill(due, first(cycle), first(cycle) + regions, false);
    }

    private int first(long cycle) {
        return ((int) cycle & mask) * regions;
    }
}
