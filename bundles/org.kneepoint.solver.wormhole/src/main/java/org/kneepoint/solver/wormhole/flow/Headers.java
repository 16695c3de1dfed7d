// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.flow;

import java.util.Arrays;

/**
 * The headers on the way to one target, told apart by place and state, and numbered in the order in
 * which they were met. Reused from target to target. Owned by one thread.
 */
final class Headers {
    /** The number of a header that has not been met. */
    static final int NONE = -1;

    private static final int ROOM = 256;

    /** By place: the header met last there. */
    private final int[] latest;

    /** By header: the one met before at its place. */
    private int[] before = new int[ROOM];

    private int[] states = new int[ROOM];
    private int size;
    private int most;

    /** By header. */
    int[] place = new int[ROOM];

    /** Makes room for so many places. */
    Headers(int places) {
        latest = new int[places];
        Arrays.fill(latest, NONE);
    }

    /** Forgets all. */
    void clear() {
        for (int header = 0; header < size; header++) {
            latest[place[header]] = NONE;
        }
        size = 0;
    }

    /** Returns how many have been met. */
    int size() {
        return size;
    }

    /** Returns the largest number of states that were looked through at one place so far. */
    int mostStates() {
        return most;
    }

    /** Returns the header of a state at a place, or {@link #NONE}. */
    int find(int at, int state) {
        int header = latest[at];
        int passed = 0;
        while (header != NONE && states[header] != state) {
            header = before[header];
            passed++;
        }
        most = Math.max(most, passed);
        return header;
    }

    /** Numbers a header that has not been met. */
    int add(int at, int state) {
        if (size == place.length) {
            place = Arrays.copyOf(place, 2 * size);
            before = Arrays.copyOf(before, 2 * size);
            states = Arrays.copyOf(states, 2 * size);
        }
        place[size] = at;
        states[size] = state;
        before[size] = latest[at];
        latest[at] = size;
        return size++;
    }
}
