// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

import java.util.Arrays;

/** Places for packets, allocated in blocks of powers of two. Released blocks are reused. */
final class BlockPool {
    private static final int NONE = -1;
    private static final int LONGEST = Integer.MAX_VALUE - 8;

    /** First free block of 2^n places; each holds the number of the next in its first place. */
    private final int[] free = new int[Integer.SIZE];

    private long[] places;
    private int used;

    /** Creates a pool with an initial capacity. */
    BlockPool(int capacity) {
        places = new long[capacity];
        Arrays.fill(free, NONE);
    }

    /** Returns the places; valid until a block is allocated. */
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
        long newLength = Math.min(LONGEST, Math.max(least, 2L * places.length));
        long bytes = (newLength + places.length) * Long.BYTES;
        HeapLimit.require(least > LONGEST ? Long.MAX_VALUE : bytes, used + " packets or more");
        places = Arrays.copyOf(places, (int) newLength);
    }
}
