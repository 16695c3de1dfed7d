// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.Arrays;

/**
 * A set of dependencies between virtual channels: which may be waited for by packets that hold
 * which others.
 */
final class ChannelDependencies {
    private static final int ROOM = 1 << 10;
    private static final long NOTHING = -1;

    private int size;

    /** Open addressing; the channel held in the upper half, the channel wanted in the lower. */
    private long[] slots = empty(ROOM);

    private static long[] empty(int room) {
        long[] slots = new long[room];
        Arrays.fill(slots, NOTHING);
        return slots;
    }

    /** Adds a dependency between two channels, known by numbers of at least 0. */
    void add(int held, int wanted) {
        long dependency = (long) held << Integer.SIZE | wanted;
        int slot = slot(dependency);
        if (slots[slot] == NOTHING) {
            slots[slot] = dependency;
            size++;
            if (2 * size > slots.length) {
                grow();
            }
        }
    }

    /** Returns where a dependency is or may be put. */
    private int slot(long dependency) {
        int shift = Long.numberOfLeadingZeros(slots.length) + 1;
        int slot = (int) (dependency * 0x9E3779B97F4A7C15L >>> shift);
        while (slots[slot] != NOTHING && slots[slot] != dependency) {
            slot = slot + 1 & slots.length - 1;
        }
        return slot;
    }

    private void grow() {
        long[] old = slots;
        slots = empty(2 * old.length);
        for (long dependency : old) {
            if (dependency != NOTHING) {
                slots[slot(dependency)] = dependency;
            }
        }
    }

    /**
     * Returns all dependencies in ascending order, the channel held in the upper half of a number.
     */
    long[] sorted() {
        return Arrays.stream(slots).filter(d -> d != NOTHING).sorted().toArray();
    }
}
