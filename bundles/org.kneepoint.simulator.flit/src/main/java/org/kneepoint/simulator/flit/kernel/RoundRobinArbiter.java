// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

/**
 * Round-robin arbiter (Dally and Towles 2004, section 18.4.2): grants the first request of a mask
 * at or after a pointer. The caller keeps and advances the pointer.
 */
public final class RoundRobinArbiter {
    private RoundRobinArbiter() {}

    /**
     * Returns the first bit of a mask at or after a pointer, cyclically.
     *
     * @param mask mask with at least one bit
     * @param pointer taken modulo 64
     */
    public static int next(long mask, int pointer) {
        long ahead = mask & -1L << pointer;
        return Long.numberOfTrailingZeros(ahead == 0 ? mask : ahead);
    }

    /**
     * Returns the first bit of a mask at or after a pointer, cyclically.
     *
     * @param words array that contains the mask, which has at least one bit
     * @param at index of its first long
     * @param size its number of longs
     * @param pointer 0 to 64 {@code size}, which is again 0
     */
    public static int next(long[] words, int at, int size, int pointer) {
        if (size == 1) {
            return next(words[at], pointer);
        }
        int word = pointer >> 6 == size ? 0 : pointer >> 6;
        long ahead = words[at + word] & -1L << pointer;
        while (ahead == 0) {
            word = word + 1 == size ? 0 : word + 1;
            ahead = words[at + word];
        }
        return word << 6 | Long.numberOfTrailingZeros(ahead);
    }

    /** Returns whether a number comes before another, cyclically from a pointer on. */
    public static boolean isBefore(int one, int other, int pointer) {
        return one >= pointer == other >= pointer ? one < other : one >= pointer;
    }
}
