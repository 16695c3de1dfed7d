// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.Arrays;

/**
 * The different headers on the way to one target, numbered in the order in which they were met: the
 * input port and class where each is, as one number, and its state.
 */
final class HeaderStates {
    /** A routing that counts without end is not followed further. */
    private static final int MOST = 1 << 20;

    private static final int ROOM = 64;

    private int size;
    private int[] places = new int[ROOM];
    private int[] states = new int[ROOM];

    /** Open addressing; holds the number of a header + 1. */
    private int[] slots = new int[2 * ROOM];

    private int shift = Integer.numberOfLeadingZeros(slots.length) + 1;

    void clear() {
        size = 0;
        Arrays.fill(slots, 0);
    }

    int size() {
        return size;
    }

    int place(int header) {
        return places[header];
    }

    int state(int header) {
        return states[header];
    }

    /** Returns the number of a header, the next number if it is new. */
    int number(int place, int state) {
        int slot = slot(place, state);
        while (slots[slot] != 0) {
            int header = slots[slot] - 1;
            if (places[header] == place && states[header] == state) {
                return header;
            }
            slot = slot + 1 & slots.length - 1;
        }
        if (size == places.length) {
            grow();
            return number(place, state);
        }
        places[size] = place;
        states[size] = state;
        slots[slot] = ++size;
        return size - 1;
    }

    boolean isLike(HeaderStates other) {
        return Arrays.equals(places, 0, size, other.places, 0, other.size)
                && Arrays.equals(states, 0, size, other.states, 0, other.size);
    }

    /** The upper bits of a product depend on all bits below. */
    private int slot(int place, int state) {
        return place * 0x9E3779B1 + state * 0x85EBCA77 >>> shift;
    }

    private void grow() {
        if (size == MOST) {
            throw new StepBudgetExceededException(
                    "there are more than " + MOST + " headers for one target");
        }
        places = Arrays.copyOf(places, 2 * size);
        states = Arrays.copyOf(states, 2 * size);
        slots = new int[4 * size];
        shift--;
        for (int header = 0; header < size; header++) {
            int slot = slot(places[header], states[header]);
            while (slots[slot] != 0) {
                slot = slot + 1 & slots.length - 1;
            }
            slots[slot] = header + 1;
        }
    }
}
