// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.Arrays;

/**
 * Index of the headers to one destination by location and state, in order of discovery. Reused for
 * every destination. Not thread-safe.
 */
final class HeaderIndex {
    /** The number of an unknown header. */
    static final int NONE = -1;

    private static final int ROOM = 256;

    /** By location: the latest header there. */
    private final int[] latest;

    /** By header: the previous one at its location. */
    private int[] before = new int[ROOM];

    private int[] states = new int[ROOM];
    private int size;
    private int mostStates;

    /** By header: its location. */
    int[] location = new int[ROOM];

    /** Creates an index for this number of locations. */
    HeaderIndex(int places) {
        latest = new int[places];
        Arrays.fill(latest, NONE);
    }

    /** Removes all headers. */
    void clear() {
        for (int header = 0; header < size; header++) {
            latest[location[header]] = NONE;
        }
        size = 0;
    }

    /** Returns the number of headers. */
    int size() {
        return size;
    }

    /** Returns the largest number of states at one location so far. */
    int mostStates() {
        return mostStates;
    }

    /** Returns the header of a state at a location, or {@link #NONE}. */
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

    /** Adds a header and returns its number. */
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
