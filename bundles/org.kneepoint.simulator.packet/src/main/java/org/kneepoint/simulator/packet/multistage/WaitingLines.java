// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

import java.util.Arrays;

/**
 * Waiting lines of places, first come first served. A place waits for one other place at a time.
 */
final class WaitingLines {
    private static final int NONE = -1;

    private final int[] first;
    private final int[] last;
    private final int[] next;

    WaitingLines(int places) {
        first = new int[places];
        last = new int[places];
        next = new int[places];
        Arrays.fill(first, NONE);
    }

    /** Returns whether no place waits for a place. */
    boolean isEmpty(int place) {
        return first[place] == NONE;
    }

    /** Adds a waiting place. */
    void add(int place, int waiting) {
        next[waiting] = NONE;
        if (isEmpty(place)) {
            first[place] = waiting;
        } else {
            next[last[place]] = waiting;
        }
        last[place] = waiting;
    }

    /** Removes and returns the place that has waited longest. */
    int poll(int place) {
        int waiting = first[place];
        first[place] = next[waiting];
        return waiting;
    }

    /** Returns an upper bound of the numbers of places. */
    int places() {
        return first.length;
    }

    /** Returns the number of waiting places, counted. */
    int count() {
        int count = 0;
        for (int place = 0; place < first.length; place++) {
            for (int one = first[place]; one != NONE; one = next[one]) {
                count++;
            }
        }
        return count;
    }
}
