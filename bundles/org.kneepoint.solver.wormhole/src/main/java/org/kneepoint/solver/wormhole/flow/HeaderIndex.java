// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.flow;

import java.util.Arrays;

/**
 * Index of the headers to one destination by location and state, in order of discovery. Reused from
 * target to target. Owned by one thread.
 */
final class HeaderIndex {
    /** The number of a header that has not been met. */
    static final int NONE = -1;

    private static final int ROOM = 256;

    /** By place: the header met last there. */
    private final int[] latest;

    /** By header: the one met before at its place. */
    private int[] before = new int[ROOM];

    private int[] states = new int[ROOM];
    private int size;
    private int mostStates;

    /** By header. */
    int[] location = new int[ROOM];

    /** Makes room for so many places. */
    HeaderIndex(int places) {
        latest = new int[places];
        Arrays.fill(latest, NONE);
    }

    /** Forgets all. */
    void clear() {
        for (int header = 0; header < size; header++) {
            latest[location[header]] = NONE;
        }
        size = 0;
    }

    /** Returns how many have been met. */
    int size() {
        return size;
    }

    /** Returns the largest number of states that were looked through at one place so far. */
    int mostStates() {
        return mostStates;
    }

    /** Returns the header of a state at a place, or {@link #NONE}. */
    int find(int at, int state) {
        int header = latest[at];
        int passed = 0;
        while (header != NONE && states[header] != state) {
            header = before[header];
            passed++;
        }
        mostStates = Math.max(mostStates, passed);
        return header;
    }

    /** Numbers a header that has not been met. */
    int add(int at, int state) {
        if (size == location.length) {
            location = Arrays.copyOf(location, 2 * size);
            before = Arrays.copyOf(before, 2 * size);
            states = Arrays.copyOf(states, 2 * size);
        }
        location[size] = at;
        states[size] = state;
        before[size] = latest[at];
        latest[at] = size;
        return size++;
    }
}
