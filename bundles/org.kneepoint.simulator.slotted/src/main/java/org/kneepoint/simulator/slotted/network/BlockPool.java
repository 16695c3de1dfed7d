// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

import java.util.Arrays;

/** Places for packets, handed out in blocks of a power of two. Blocks given back are used again. */
final class BlockPool {
    private static final int NONE = -1;
    private static final int LONGEST = Integer.MAX_VALUE - 8;

    /** The first free block of 2^n places; each names the next in its first place. */
    private final int[] free = new int[Integer.SIZE];

    private long[] places;
    private int used;

    /** Reserves room for so many places at first. */
    BlockPool(int room) {
        places = new long[room];
        Arrays.fill(free, NONE);
    }

    /** Returns the places, until a block is taken. */
    long[] places() {
        return places;
    }

    /** Returns the first place of a block of 2^order places. */
    int allocate(int order) {
        int block = free[order];
        if (block != NONE) {
            free[order] = (int) places[block];
            return block;
        }
        long end = (long) used + (1 << order);
        if (end > places.length) {
            grow(end);
        }
        block = used;
        used = (int) end;
        return block;
    }

    void release(int block, int order) {
        places[block] = free[order];
        free[order] = block;
    }

    private void grow(long least) {
        long wanted = Math.min(LONGEST, Math.max(least, 2L * places.length));
        long bytes = (wanted + places.length) * Long.BYTES;
        HeapLimit.require(least > LONGEST ? Long.MAX_VALUE : bytes, used + " packets and more");
        places = Arrays.copyOf(places, (int) wanted);
    }
}
