// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Arrays;

/**
 * Events of terminals by cycle: a calendar queue (R. Brown, CACM 31(10), 1988) whose days are
 * cycles and linked lists. A visit costs as much as what is due, whatever the number of terminals;
 * a terminal that is due more than a year ahead is passed over once each year. Owned by one thread.
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

    /** Enters a terminal, which must not be in the calendar already. */
    void add(int terminal, long cycle) {
        int bucket = (int) (cycle & MASK);
        due[terminal] = cycle;
        next[terminal] = first[bucket];
        first[bucket] = terminal;
    }

    /**
     * Takes all that are due in a cycle off the calendar.
     *
     * @return the first of them; the others follow by {@link #next}
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

    /** Returns the one after this terminal in what {@link #removeDue} took, or -1. */
    int next(int terminal) {
        return next[terminal];
    }

    /** Returns whether the bucket of a cycle is empty. */
    boolean isEmpty(long cycle) {
        return first[(int) (cycle & MASK)] == NONE;
    }
}
