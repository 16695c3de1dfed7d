// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Arrays;

/**
 * Events of terminals by cycle: a calendar queue (R. Brown, CACM 31(10), 1988) with a linked list
 * per bucket. The cost of a cycle is proportional to the number of terminals due then or a multiple
 * of the number of buckets later. Used by one thread.
 */
final class CalendarQueue {
    private static final int NONE = -1;
    private static final int BUCKETS = 1 << 13;
    private static final int MASK = BUCKETS - 1;

    private final int[] first = new int[BUCKETS];
    private final int[] next;
    private final long[] due;

    CalendarQueue(int terminals) {
        next = new int[terminals];
        due = new long[terminals];
        Arrays.fill(first, NONE);
    }

    /** Schedules a terminal that is not scheduled yet. */
    void add(int terminal, long cycle) {
        int bucket = (int) (cycle & MASK);
        due[terminal] = cycle;
        next[terminal] = first[bucket];
        first[bucket] = terminal;
    }

    /**
     * Removes the terminals due in a cycle.
     *
     * @return the first of them; {@link #next} gives the others
     */
    int removeDue(long cycle) {
        int bucket = (int) (cycle & MASK);
        int taken = NONE;
        int kept = NONE;
        int terminal = first[bucket];
        while (terminal != NONE) {
            int following = next[terminal];
            if (due[terminal] == cycle) {
                next[terminal] = taken;
                taken = terminal;
            } else {
                next[terminal] = kept;
                kept = terminal;
            }
            terminal = following;
        }
        first[bucket] = kept;
        return taken;
    }

    /** Returns the next of the terminals removed by {@link #removeDue}, or -1. */
    int next(int terminal) {
        return next[terminal];
    }

    /** Returns whether the bucket of a cycle is empty. */
    boolean isEmpty(long cycle) {
        return first[(int) (cycle & MASK)] == NONE;
    }
}
