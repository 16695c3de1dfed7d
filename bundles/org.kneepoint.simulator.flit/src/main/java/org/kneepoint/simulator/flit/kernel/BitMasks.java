// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

/**
 * Masks of virtual channels or ports as bits of one or several longs. In a mask of one long, bit v
 * stands for virtual channel v.
 */
public final class BitMasks {
    private BitMasks() {}

    /** Returns the number of longs of a mask of this many bits. */
    public static int words(int bits) {
        return (bits + 63) >> 6;
    }

    /** Returns the mask of the lowest bits of a long, 1 to 64. */
    public static long first(int bits) {
        return -1L >>> -bits;
    }

    /**
     * Returns the number of bits of the numbers 0 to {@code bound - 1}; {@code bound} is at least
     * 1.
     */
    public static int width(int bound) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(bound - 1);
    }

    /** Returns whether a mask is 0. */
    public static boolean isEmpty(long[] words, int at, int size) {
        for (int word = at; word < at + size; word++) {
            if (words[word] != 0) {
                return false;
            }
        }
        return true;
    }
}
