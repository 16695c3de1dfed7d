// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.Arrays;

/**
 * The distinct headers on the way to one destination, numbered in order of discovery: the buffer of
 * each, as {@link BufferNumbering} numbers it, and its routing state.
 */
final class HeaderStates {
    /** Most headers for one destination; bounds a routing with unlimited states. */
    private static final int MAX_HEADERS = 1 << 20;

    private static final int INITIAL_CAPACITY = 64;

    private int size;
    private int[] buffers = new int[INITIAL_CAPACITY];
    private int[] states = new int[INITIAL_CAPACITY];

    /** Hash table with open addressing; holds the number of a header + 1. */
    private int[] slots = new int[2 * INITIAL_CAPACITY];

    private int shift = Integer.numberOfLeadingZeros(slots.length) + 1;

    void clear() {
        size = 0;
        Arrays.fill(slots, 0);
    }

    int size() {
        return size;
    }

    int buffer(int header) {
        return buffers[header];
    }

    int state(int header) {
        return states[header];
    }

    /** Returns the number of a header, adding it if it is new. */
    int number(int buffer, int state) {
        int slot = slot(buffer, state);
        while (slots[slot] != 0) {
            int header = slots[slot] - 1;
            if (buffers[header] == buffer && states[header] == state) {
                return header;
            }
            slot = slot + 1 & slots.length - 1;
        }
        if (size == buffers.length) {
            grow();
            return number(buffer, state);
        }
        buffers[size] = buffer;
        states[size] = state;
        slots[slot] = ++size;
        return size - 1;
    }

    boolean isLike(HeaderStates other) {
        return Arrays.equals(buffers, 0, size, other.buffers, 0, other.size)
                && Arrays.equals(states, 0, size, other.states, 0, other.size);
    }

    /** Multiplicative hashing by the upper bits. */
    private int slot(int buffer, int state) {
        return buffer * 0x9E3779B1 + state * 0x85EBCA77 >>> shift;
    }

    private void grow() {
        if (size == MAX_HEADERS) {
            throw new StepBudgetExceededException(
                    "more than " + MAX_HEADERS + " headers for one destination");
        }
        buffers = Arrays.copyOf(buffers, 2 * size);
        states = Arrays.copyOf(states, 2 * size);
        slots = new int[4 * size];
        shift--;
        for (int header = 0; header < size; header++) {
            int slot = slot(buffers[header], states[header]);
            while (slots[slot] != 0) {
                slot = slot + 1 & slots.length - 1;
            }
            slots[slot] = header + 1;
        }
    }
}
