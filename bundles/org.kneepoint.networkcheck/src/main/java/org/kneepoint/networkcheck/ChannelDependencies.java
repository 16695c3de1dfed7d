// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.Arrays;

/**
 * A set of channel dependencies: pairs of a virtual channel that a packet may hold and one that it
 * may request at the same time.
 */
final class ChannelDependencies {
    private static final int INITIAL_CAPACITY = 1 << 10;
    private static final long NONE = -1;

    private int size;

    /**
     * Hash table with open addressing: held channel in the upper half, requested channel in the
     * lower.
     */
    private long[] slots = empty(INITIAL_CAPACITY);

    private static long[] empty(int capacity) {
        long[] slots = new long[capacity];
        Arrays.fill(slots, NONE);
        return slots;
    }

    /** Returns the number of dependencies. */
    int size() {
        return size;
    }

    /** Adds a dependency between two channels with numbers of at least 0. */
    void add(int held, int requested) {
        long dependency = (long) held << Integer.SIZE | requested;
        int slot = slot(dependency);
        if (slots[slot] == NONE) {
            slots[slot] = dependency;
            size++;
            if (2 * size > slots.length) {
                grow();
            }
        }
    }

    /** Returns the slot of a dependency, or the free slot for it. */
    private int slot(long dependency) {
        int shift = Long.numberOfLeadingZeros(slots.length) + 1;
        int slot = (int) (dependency * 0x9E3779B97F4A7C15L >>> shift);
        while (slots[slot] != NONE && slots[slot] != dependency) {
            slot = slot + 1 & slots.length - 1;
        }
        return slot;
    }

    private void grow() {
        long[] old = slots;
        slots = empty(2 * old.length);
        for (long dependency : old) {
            if (dependency != NONE) {
                slots[slot(dependency)] = dependency;
            }
        }
    }

    /** Returns all dependencies in ascending order, the held channel in the upper half. */
    long[] sorted() {
        return Arrays.stream(slots).filter(d -> d != NONE).sorted().toArray();
    }
}
